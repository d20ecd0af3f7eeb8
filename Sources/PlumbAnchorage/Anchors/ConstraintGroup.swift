/// The constraints of a relation of edges.
public struct ConstraintGroup {
  public var top: NSLayoutConstraint
  public var leading: NSLayoutConstraint
  public var bottom: NSLayoutConstraint
  public var trailing: NSLayoutConstraint

  /// Leading and trailing.
  public var horizontal: [NSLayoutConstraint] { [leading, trailing] }
  /// Top and bottom.
  public var vertical: [NSLayoutConstraint] { [top, bottom] }
  /// Top, leading, bottom and trailing.
  public var all: [NSLayoutConstraint] { [top, leading, bottom, trailing] }
}
