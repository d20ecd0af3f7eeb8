import Testing

@testable import Plumb

/// Frame, bounds, centre and transform, and the maps between views.
struct GeometryTests {
  @Test func frameFollowsFromBoundsAndCenter() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 25, y: 40))
    view.bounds.size = CGSize(width: 10, height: 10)
    // The centre stays: 25 - 5, 40 - 5.
    #expect(view.frame == CGRect(x: 20, y: 35, width: 10, height: 10))
    view.center = .zero
    #expect(view.frame == CGRect(x: -5, y: -5, width: 10, height: 10))
  }

  @Test func negativeSizesAreStandardized() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: -4, height: 6))
    #expect(view.frame == CGRect(x: 6, y: 10, width: 4, height: 6))
  }

  @Test func aTransformChangesTheFrameOnly() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    view.transform = CGAffineTransform(scaleX: 2, y: 3)
    #expect(view.bounds.size == CGSize(width: 20, height: 10))
    #expect(view.center == CGPoint(x: 10, y: 5))
    // Twice as wide and three times as tall around the centre.
    #expect(view.frame == CGRect(x: -10, y: -10, width: 40, height: 30))
    view.frame = CGRect(x: 0, y: 0, width: 80, height: 60)
    #expect(view.bounds.size == CGSize(width: 40, height: 20))
    #expect(view.center == CGPoint(x: 40, y: 30))
  }

  @Test func layoutActsOnTheUntransformedRectangle() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    child.transform = CGAffineTransform(rotationAngle: .pi / 2)
    root.addSubview(child)
    NSLayoutConstraint.activate([
      child.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      child.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      child.widthAnchor.constraint(equalToConstant: 40), child.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(child.bounds.size == CGSize(width: 40, height: 10))
    #expect(child.center == CGPoint(x: 30, y: 25))
    #expect(!child.transform.isIdentity)
  }

  @Test func convertsThroughTheCommonRoot() {
    let root = UIView(frame: CGRect(x: 500, y: 500, width: 100, height: 100))
    let left = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    let right = UIView(frame: CGRect(x: 60, y: 20, width: 40, height: 40))
    let leaf = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    root.addSubview(left)
    root.addSubview(right)
    left.addSubview(leaf)
    right.bounds.origin = CGPoint(x: 0, y: 100)
    // In the root at 11 + 5, 12 + 5; the right view's bounds begin at y 100.
    #expect(leaf.convert(CGPoint(x: 5, y: 5), to: right) == CGPoint(x: -44, y: 97))
    #expect(right.convert(CGPoint(x: 5, y: 5), from: leaf) == CGPoint(x: -44, y: 97))
    #expect(leaf.convert(leaf.bounds, to: nil) == CGRect(x: 11, y: 12, width: 3, height: 4))
    #expect(leaf.convert(CGPoint(x: 11, y: 12), from: nil) == .zero)
    right.transform = CGAffineTransform(scaleX: 2, y: 2)
    // Around its centre (80, 40) the right view now reaches from (40, 0): (16 - 40) / 2, (17 - 0) / 2 + 100.
    #expect(leaf.convert(CGPoint(x: 5, y: 5), to: right) == CGPoint(x: -12, y: 108.5))
  }

  @Test func hitTestingFindsTheFrontMostVisibleView() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let back = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let front = UIView(frame: CGRect(x: 25, y: 25, width: 50, height: 50))
    root.addSubview(back)
    root.addSubview(front)
    #expect(root.hitTest(CGPoint(x: 30, y: 30), with: nil) === front)
    #expect(root.hitTest(CGPoint(x: 10, y: 10), with: nil) === back)
    #expect(root.hitTest(CGPoint(x: 90, y: 10), with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 100, y: 10), with: nil) == nil)
    front.isHidden = true
    #expect(root.hitTest(CGPoint(x: 30, y: 30), with: nil) === back)
    back.alpha = 0.001
    #expect(root.hitTest(CGPoint(x: 30, y: 30), with: nil) === root)
    back.alpha = 1
    back.isUserInteractionEnabled = false
    #expect(root.hitTest(CGPoint(x: 30, y: 30), with: nil) === root)
  }

  @Test func boundsOriginShiftsSubviews() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.bounds.origin = CGPoint(x: 7, y: -3)
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(child)
    NSLayoutConstraint.activate([
      child.leftAnchor.constraint(equalTo: root.leftAnchor),
      child.topAnchor.constraint(equalTo: root.topAnchor),
      child.widthAnchor.constraint(equalToConstant: 5), child.heightAnchor.constraint(equalToConstant: 5),
    ])
    root.layoutIfNeeded()
    // The left edge of the bounds is at 7, the top edge at -3.
    #expect(child.frame == CGRect(x: 7, y: -3, width: 5, height: 5))
  }
}
