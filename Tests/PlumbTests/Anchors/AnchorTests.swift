import Testing

@testable import Plumb

/// Every method of the anchors makes the constraint that Apple's makes.
struct AnchorTests {
  let view = UIView()
  let other = UIView()

  private func expect(
    _ constraint: NSLayoutConstraint, _ first: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation, _ second: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1,
    constant: CGFloat = 0, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(constraint.firstItem === view, sourceLocation: sourceLocation)
    #expect(constraint.firstAttribute == first, sourceLocation: sourceLocation)
    #expect(constraint.relation == relation, sourceLocation: sourceLocation)
    #expect(
      constraint.secondItem === (second == .notAnAttribute ? nil : other), sourceLocation: sourceLocation)
    #expect(constraint.secondAttribute == second, sourceLocation: sourceLocation)
    #expect(constraint.multiplier == multiplier, sourceLocation: sourceLocation)
    #expect(constraint.constant == constant, sourceLocation: sourceLocation)
    #expect(constraint.priority == .required, sourceLocation: sourceLocation)
    #expect(!constraint.isActive, sourceLocation: sourceLocation)
  }

  @Test func locations() {
    let (a, b) = (view.leadingAnchor, other.trailingAnchor)
    expect(a.constraint(equalTo: b), .leading, .equal, .trailing)
    expect(a.constraint(greaterThanOrEqualTo: b), .leading, .greaterThanOrEqual, .trailing)
    expect(a.constraint(lessThanOrEqualTo: b), .leading, .lessThanOrEqual, .trailing)
    expect(a.constraint(equalTo: b, constant: 3), .leading, .equal, .trailing, constant: 3)
    expect(
      a.constraint(greaterThanOrEqualTo: b, constant: 3), .leading, .greaterThanOrEqual, .trailing,
      constant: 3)
    expect(
      a.constraint(lessThanOrEqualTo: b, constant: -3), .leading, .lessThanOrEqual, .trailing, constant: -3)
  }

  @Test func dimensions() {
    let (a, b) = (view.widthAnchor, other.heightAnchor)
    expect(a.constraint(equalToConstant: 4), .width, .equal, .notAnAttribute, constant: 4)
    expect(
      a.constraint(greaterThanOrEqualToConstant: 4), .width, .greaterThanOrEqual, .notAnAttribute, constant: 4
    )
    expect(a.constraint(lessThanOrEqualToConstant: 4), .width, .lessThanOrEqual, .notAnAttribute, constant: 4)
    expect(a.constraint(equalTo: b, multiplier: 2), .width, .equal, .height, multiplier: 2)
    expect(
      a.constraint(greaterThanOrEqualTo: b, multiplier: 2), .width, .greaterThanOrEqual, .height,
      multiplier: 2)
    expect(
      a.constraint(lessThanOrEqualTo: b, multiplier: 2), .width, .lessThanOrEqual, .height, multiplier: 2)
    expect(
      a.constraint(equalTo: b, multiplier: 2, constant: 1), .width, .equal, .height, multiplier: 2,
      constant: 1)
    expect(
      a.constraint(greaterThanOrEqualTo: b, multiplier: 2, constant: 1), .width, .greaterThanOrEqual, .height,
      multiplier: 2, constant: 1)
    expect(
      a.constraint(lessThanOrEqualTo: b, multiplier: 2, constant: 1), .width, .lessThanOrEqual, .height,
      multiplier: 2, constant: 1)
    expect(a.constraint(equalTo: b), .width, .equal, .height)
    expect(a.constraint(equalTo: b, constant: 6), .width, .equal, .height, constant: 6)
  }

  @Test func systemSpacings() {
    // The system's distance between siblings is 8 points.
    expect(
      view.leadingAnchor.constraint(equalToSystemSpacingAfter: other.trailingAnchor, multiplier: 2), .leading,
      .equal, .trailing, constant: 16)
    expect(
      view.leadingAnchor.constraint(
        greaterThanOrEqualToSystemSpacingAfter: other.trailingAnchor, multiplier: 1),
      .leading, .greaterThanOrEqual, .trailing, constant: 8)
    expect(
      view.leadingAnchor.constraint(lessThanOrEqualToSystemSpacingAfter: other.trailingAnchor, multiplier: 1),
      .leading, .lessThanOrEqual, .trailing, constant: 8)
    expect(
      view.topAnchor.constraint(equalToSystemSpacingBelow: other.bottomAnchor, multiplier: 1.5), .top, .equal,
      .bottom, constant: 12)
    expect(
      view.topAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow: other.bottomAnchor, multiplier: 1),
      .top,
      .greaterThanOrEqual, .bottom, constant: 8)
    expect(
      view.topAnchor.constraint(lessThanOrEqualToSystemSpacingBelow: other.bottomAnchor, multiplier: 1), .top,
      .lessThanOrEqual, .bottom, constant: 8)
  }

  @Test func everyAnchorNamesItsAttribute() {
    let attributes: [(NSLayoutConstraint.Attribute, ConstraintSide)] = [
      (.leading, view.leadingAnchor.side), (.trailing, view.trailingAnchor.side),
      (.left, view.leftAnchor.side),
      (.right, view.rightAnchor.side), (.top, view.topAnchor.side), (.bottom, view.bottomAnchor.side),
      (.centerX, view.centerXAnchor.side), (.centerY, view.centerYAnchor.side),
      (.width, view.widthAnchor.side),
      (.height, view.heightAnchor.side), (.firstBaseline, view.firstBaselineAnchor.side),
      (.lastBaseline, view.lastBaselineAnchor.side),
    ]
    for (attribute, side) in attributes { #expect(side.attribute == attribute) }
  }

  @Test func anchorsAreEqualByItemAndAttribute() {
    #expect(view.leadingAnchor == view.leadingAnchor)
    #expect(view.leadingAnchor != view.trailingAnchor)
    #expect(view.leadingAnchor != other.leadingAnchor)
    #expect(view.leadingAnchor.hash == view.leadingAnchor.hash)
    let constraint = view.leadingAnchor.constraint(equalTo: other.trailingAnchor)
    #expect(constraint.firstAnchor.isEqual(view.leadingAnchor))
    #expect(constraint.secondAnchor?.isEqual(other.trailingAnchor) == true)
    #expect(view.widthAnchor.constraint(equalToConstant: 1).secondAnchor == nil)
  }

  @Test func anchorsOutliveTheirViews() {
    var gone: UIView? = UIView()
    let anchor = gone!.topAnchor
    gone = nil
    #expect(anchor.item == nil)
  }

  @Test func distancesBetweenAnchorsAreDimensions() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    for child in [view, other] {
      child.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(child)
      NSLayoutConstraint.activate([
        child.widthAnchor.constraint(equalToConstant: 20), child.heightAnchor.constraint(equalToConstant: 10),
        child.topAnchor.constraint(equalTo: root.topAnchor),
      ])
    }
    // Equal gaps before, between and behind: (100 - 40) / 3 = 20.
    let before = root.leadingAnchor.anchorWithOffset(to: view.leadingAnchor)
    let between = view.trailingAnchor.anchorWithOffset(to: other.leadingAnchor)
    let behind = other.trailingAnchor.anchorWithOffset(to: root.trailingAnchor)
    NSLayoutConstraint.activate([
      before.constraint(equalTo: between), between.constraint(equalTo: behind),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.minX == 20)
    #expect(other.frame.minX == 60)
  }

  @Test func distancesMayBeNegativeAndMultiplied() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    for child in [view, other] {
      child.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(child)
    }
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 30), view.heightAnchor.constraint(equalToConstant: 60),
      other.leftAnchor.constraint(equalTo: root.leftAnchor),
      other.widthAnchor.constraint(equalToConstant: 10), other.heightAnchor.constraint(equalToConstant: 10),
      // The other's top lies 0.5 * 30 - 25 = -10 below the view's bottom, that is at 50.
      view.bottomAnchor.anchorWithOffset(to: other.topAnchor).constraint(
        equalTo: view.widthAnchor, multiplier: 0.5, constant: -25),
    ])
    root.layoutIfNeeded()
    #expect(other.frame.minY == 50)
  }
}
