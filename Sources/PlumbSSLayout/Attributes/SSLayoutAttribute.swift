/// One attribute of a view: what constraints are made between.
///
/// An attribute does not keep its view alive. Using one whose view is gone ends the program.
public struct SSLayoutAttribute {
  // Neither strong, so that a view may keep attributes of itself, nor weak: an object that was ever referenced weakly
  // retains several times slower for the rest of its life.
  private unowned let owner: NotationView
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
  public init(view: NotationView, attribute: NSLayoutConstraint.Attribute, isSafe: Bool = false) {
    owner = view
    self.attribute = attribute
    self.isSafe = isSafe
  }

  /// The view, or the view whose safe area it is.
  public var view: NotationView { owner }

  /// What a constraint is given: the view, or the layout guide of its safe area.
  public var item: AnyObject { isSafe ? owner.safeAreaLayoutGuide : owner }
}

extension SSLayoutAttribute: Equatable {
  /// Attributes are equal when they are the same part of the same view or guide.
  public static func == (left: SSLayoutAttribute, right: SSLayoutAttribute) -> Bool {
    left.attribute == right.attribute && left.isSafe == right.isSafe && left.owner === right.owner
  }
}
