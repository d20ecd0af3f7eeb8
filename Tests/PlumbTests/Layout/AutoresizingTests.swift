import Testing

@testable import Plumb

/// Frames and masks: what UIKit does when a size changes.
struct AutoresizingTests {
  private func tree(
    _ mask: UIView.AutoresizingMask, frame: CGRect = CGRect(x: 10, y: 20, width: 30, height: 40)
  ) -> (root: UIView, child: UIView) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: frame)
    child.autoresizingMask = mask
    root.addSubview(child)
    return (root, child)
  }

  @Test func withoutAMaskTheFrameStays() {
    let (root, child) = tree([])
    root.frame.size = CGSize(width: 200, height: 300)
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test func flexibleSizeTakesTheWholeChangeAtOnce() {
    let (root, child) = tree([.flexibleWidth, .flexibleHeight])
    root.frame.size = CGSize(width: 150, height: 90)
    // 30 + 50, 40 - 10
    #expect(child.frame == CGRect(x: 10, y: 20, width: 80, height: 30))
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 10, y: 20, width: 80, height: 30))
  }

  @Test func flexiblePartsShareInProportion() {
    // Left margin 10, width 30, right margin 60: a change of 100 gives 10, 30 and 60.
    let (root, child) = tree([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])
    root.frame.size.width = 200
    #expect(child.frame == CGRect(x: 20, y: 20, width: 60, height: 40))
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 20, y: 20, width: 60, height: 40))
  }

  @Test func flexibleMarginsOnBothSidesKeepTheMiddle() {
    let (root, child) = tree(
      [.flexibleLeftMargin, .flexibleRightMargin],
      frame: CGRect(x: 35, y: 0, width: 30, height: 10))
    root.frame.size.width = 201
    // 35 + 101 / 2
    #expect(child.frame.minX == 85.5)
  }

  @Test func aMaskedViewInsideAConstrainedOneFollowsIt() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let middle = UIView()
    middle.translatesAutoresizingMaskIntoConstraints = false
    let child = UIView()
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.addSubview(middle)
    middle.addSubview(child)
    NSLayoutConstraint.activate([
      middle.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      middle.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -10),
      middle.topAnchor.constraint(equalTo: root.topAnchor),
      middle.heightAnchor.constraint(equalToConstant: 50),
    ])
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 0, y: 0, width: 80, height: 50))
    for width in [37, 1000, 3, 100] as [CGFloat] {
      root.bounds.size.width = width
      root.layoutIfNeeded()
      #expect(child.frame.width == max(0, width - 20), "root \(width) wide")
    }
  }

  @Test func aSiblingCanBePinnedToAMaskedView() {
    let (root, child) = tree([.flexibleWidth])
    let other = UIView()
    other.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(other)
    NSLayoutConstraint.activate([
      other.leftAnchor.constraint(equalTo: child.rightAnchor, constant: 5),
      other.topAnchor.constraint(equalTo: child.topAnchor), other.widthAnchor.constraint(equalToConstant: 7),
      other.heightAnchor.constraint(equalToConstant: 7),
    ])
    root.layoutIfNeeded()
    #expect(other.frame == CGRect(x: 45, y: 20, width: 7, height: 7))
    child.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    root.layoutIfNeeded()
    #expect(other.frame == CGRect(x: 9, y: 2, width: 7, height: 7))
    #expect(child.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func fractionalFramesThatNobodyMovesStayAsTheyWereSet() {
    let (root, child) = tree([], frame: CGRect(x: 10.3, y: 0.2, width: 5.1, height: 6))
    root.layoutIfNeeded()
    #expect(abs(child.frame.minX - 10.3) < 1e-12)
    #expect(abs(child.frame.width - 5.1) < 1e-12)
  }
}
