import Testing

@testable import Plumb

/// Reading direction and pixel rounding.
struct DirectionAndScaleTests {
  private func row(_ root: UIView) -> UIView {
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(child)
    NSLayoutConstraint.activate([
      child.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      child.topAnchor.constraint(equalTo: root.topAnchor), child.widthAnchor.constraint(equalToConstant: 20),
      child.heightAnchor.constraint(equalToConstant: 5),
    ])
    return child
  }

  @Test func leadingFollowsTheTraits() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    let child = row(root)
    root.layoutIfNeeded()
    #expect(child.frame.minX == 10)
    root.traitOverrides.layoutDirection = .rightToLeft
    #expect(root.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(child.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    root.layoutIfNeeded()
    // 100 - 10 - 20
    #expect(child.frame.minX == 70)
  }

  @Test func semanticContentAttributesAreNotInherited() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    let child = UIView()
    root.addSubview(child)
    root.semanticContentAttribute = .forceRightToLeft
    #expect(root.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(child.effectiveUserInterfaceLayoutDirection == .leftToRight)
    #expect(UIView.userInterfaceLayoutDirection(for: .unspecified) == .leftToRight)
    #expect(UIView.userInterfaceLayoutDirection(for: .playback, relativeTo: .rightToLeft) == .leftToRight)
    #expect(UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .rightToLeft) == .rightToLeft)
  }

  @Test func edgesAreRoundedToPixelsAndTileWithoutGaps() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    let views = (0..<3).map { _ in UIView() }
    var left = root.leftAnchor
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: left), view.topAnchor.constraint(equalTo: root.topAnchor),
        view.heightAnchor.constraint(equalToConstant: 10),
        view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 1 / 3),
      ])
      left = view.rightAnchor
    }
    root.layoutIfNeeded()
    // Edges at 33.3 and 66.7 round to 33 and 67.
    #expect(views.map(\.frame.minX) == [0, 33, 67])
    #expect(views.map(\.frame.width) == [33, 34, 33])
    root.traitOverrides.displayScale = 2
    root.layoutIfNeeded()
    // to 33.5 and 66.5
    #expect(views.map(\.frame.minX) == [0, 33.5, 66.5])
    #expect(views.map(\.frame.width) == [33.5, 33, 33.5])
  }

  @Test func traitsReachEverythingBelow() {
    final class Listener: UIView {
      var scales: [CGFloat] = []
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        scales.append(traitCollection.displayScale)
      }
    }
    let root = UIView()
    let child = Listener()
    root.addSubview(child)
    child.scales = []
    root.traitOverrides.displayScale = 3
    #expect(child.scales == [3])
    #expect(child.traitCollection.displayScale == 3)
    child.removeFromSuperview()
    #expect(child.traitCollection.displayScale == UITraitCollection(values: .standard).displayScale)
  }
}
