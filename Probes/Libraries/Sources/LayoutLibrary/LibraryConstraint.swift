import UIKit

/// A constraint subclass that declares no initialiser and so inherits all of them.
public class LibraryConstraint: NSLayoutConstraint {
  public var label: String? {
    get { return self.identifier }
    set { self.identifier = newValue }
  }

  public internal(set) weak var maker: Maker?
}

/// What a library compares when it looks for a constraint to update.
public func == (lhs: LibraryConstraint, rhs: LibraryConstraint) -> Bool {
  return lhs.firstAttribute == rhs.firstAttribute && lhs.secondAttribute == rhs.secondAttribute
    && lhs.relation == rhs.relation && lhs.priority == rhs.priority && lhs.multiplier == rhs.multiplier
    && lhs.firstItem === rhs.firstItem && lhs.secondItem === rhs.secondItem
}

/// Overrides of what UIKit declares open.
public class ChattyConstraint: NSLayoutConstraint {
  public var changes = 0

  public override var constant: CGFloat { didSet { changes += 1 } }
  public override var priority: UILayoutPriority { didSet { changes += 1 } }
  public override var isActive: Bool { didSet { changes += 1 } }
  public override var description: String { return "chatty" }

  public override class func activate(_ constraints: [NSLayoutConstraint]) {
    super.activate(constraints)
  }
}

public class Maker {
  public init() {}

  public func make(
    _ item: Any, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
    _ other: AnyObject?, _ otherAttribute: NSLayoutConstraint.Attribute, _ multiplier: CGFloat,
    _ constant: CGFloat
  ) -> LibraryConstraint {
    let constraint = LibraryConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other, attribute: otherAttribute,
      multiplier: multiplier, constant: constant)
    constraint.maker = self
    return constraint
  }
}
