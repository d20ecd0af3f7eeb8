/// One attribute of a view: what constraints are made between.
///
/// An attribute does not keep its view alive. Using one whose view is gone ends the program.
public struct SSLayoutAttribute {
  // Neither strong, so that a view may keep attributes of itself, nor weak: an object that was ever referenced weakly
  // retains several times slower for the rest of its life.
  @usableFromInline unowned let owner: NotationView
  /// The part of the view.
  public let attribute: NSLayoutConstraint.Attribute
  /// Whether it is that of the view's safe area.
  public let isSafe: Bool

  /// An attribute of a view.
  ///
  /// - Parameters:
  ///   - view: the view.
  ///   - attribute: the part of it.
  ///   - isSafe: whether the part of its safe area is meant, by default not.
  @inlinable
  public init(view: NotationView, attribute: NSLayoutConstraint.Attribute, isSafe: Bool = false) {
    owner = view
    self.attribute = attribute
    self.isSafe = isSafe
  }

  /// The view, or the view whose safe area it is.
  @inlinable public var view: NotationView { owner }

  /// What a constraint is given: the view, or the layout guide of its safe area.
  public var item: AnyObject { held.item }

  /// The attribute with its view, for as long as it is worked with.
  @inlinable var held: HeldAttribute { HeldAttribute(view: owner, attribute: attribute, isSafe: isSafe) }
}

extension SSLayoutAttribute: Equatable {
  /// Attributes are equal when they are the same part of the same view or guide.
  public static func == (left: SSLayoutAttribute, right: SSLayoutAttribute) -> Bool {
    left.attribute == right.attribute && left.isSafe == right.isSafe && left.owner === right.owner
  }
}

/// An attribute that keeps its view. In the caller's code a program's attributes turn into these at no cost.
@usableFromInline
struct HeldAttribute {
  @usableFromInline let view: NotationView
  @usableFromInline let attribute: NSLayoutConstraint.Attribute
  @usableFromInline let isSafe: Bool

  @inlinable
  init(view: NotationView, attribute: NSLayoutConstraint.Attribute, isSafe: Bool = false) {
    (self.view, self.attribute, self.isSafe) = (view, attribute, isSafe)
  }

  /// What a constraint is given: the view, or the layout guide of its safe area.
  var item: AnyObject { isSafe ? view.safeAreaLayoutGuide : view }
}
