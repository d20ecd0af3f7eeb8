import Testing

@testable import Plumb

/// systemLayoutSizeFitting: a question of its own, which moves nothing.
struct FittingSizeTests {
  /// A view that holds a child 10 points inside, which is at least 30 x 40.
  private func padded() -> (root: UIView, child: UIView) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(child)
    NSLayoutConstraint.activate([
      child.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      child.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -10),
      child.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      child.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -10),
      child.widthAnchor.constraint(greaterThanOrEqualToConstant: 30),
      child.heightAnchor.constraint(greaterThanOrEqualToConstant: 40),
    ])
    return (root, child)
  }

  @Test func compressedAndExpanded() {
    let (root, child) = padded()
    #expect(root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 50, height: 60))
    #expect(
      root.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize) == CGSize(width: 10_000, height: 10_000))
    #expect(child.frame == .zero)
    #expect(root.bounds.size == CGSize(width: 200, height: 200))
  }

  @Test func aRequiredWidthIsKept() {
    let (root, _) = padded()
    let size = root.systemLayoutSizeFitting(
      CGSize(width: 123, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 123, height: 60))
  }

  @Test func askingDoesNotDisturbATreeThatIsLaidOut() {
    let (root, child) = padded()
    root.layoutIfNeeded()
    let frame = child.frame
    #expect(frame == CGRect(x: 10, y: 10, width: 180, height: 180))
    #expect(root.systemLayoutSizeFitting(.zero) == CGSize(width: 50, height: 60))
    root.layoutIfNeeded()
    #expect(child.frame == frame)
    root.bounds.size.width = 100
    root.layoutIfNeeded()
    #expect(child.frame.width == 80)
  }

  @Test func askingInsideATreeThatIsLaidOut() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
    let (root, child) = padded()
    outer.addSubview(root)
    outer.layoutIfNeeded()
    #expect(root.systemLayoutSizeFitting(.zero) == CGSize(width: 50, height: 60))
    root.frame.size = CGSize(width: 300, height: 100)
    outer.layoutIfNeeded()
    #expect(child.frame.size == CGSize(width: 280, height: 80))
  }

  @Test func fractionsAreRoundedUpToPixels() {
    let view = UIView()
    view.widthAnchor.constraint(equalToConstant: 10.2).isActive = true
    view.heightAnchor.constraint(equalToConstant: 3).isActive = true
    #expect(view.systemLayoutSizeFitting(.zero) == CGSize(width: 11, height: 3))
    view.traitOverrides.displayScale = 2
    #expect(view.systemLayoutSizeFitting(.zero) == CGSize(width: 10.5, height: 3))
  }

  @Test func aRootThatDoesNotTranslateItsMaskIsSizedByItsConstraints() {
    let view = UIView(frame: CGRect(x: 5, y: 6, width: 1, height: 2))
    view.translatesAutoresizingMaskIntoConstraints = false
    view.widthAnchor.constraint(equalToConstant: 70).isActive = true
    view.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 5, y: 6, width: 70, height: 2))
  }
}
