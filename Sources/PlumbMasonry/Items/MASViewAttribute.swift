/// One attribute of one view, layout guide or layout support object: what the right side of a constraint speaks of.
///
/// It holds its item weakly, so it can be kept in the item itself.
public final class MASViewAttribute {
  private let link: ItemLink
  /// Where the item is neither a view nor a guide with an owner, the view that it belongs to.
  private let statedView: ItemLink?
  /// The part of the item; `notAnAttribute` stands for the first attribute of the constraint that it is given to.
  public let layoutAttribute: NSLayoutConstraint.Attribute

  /// An attribute of a view.
  public init(view: NotationView?, layoutAttribute: NSLayoutConstraint.Attribute) {
    link = ItemLink(view)
    statedView = nil
    self.layoutAttribute = layoutAttribute
  }

  /// An attribute of an item that belongs to a view, such as a controller's layout guide.
  ///
  /// - Parameters:
  ///   - view: the view that the item belongs to; `nil` where the item knows it.
  ///   - item: what the constraint will name.
  ///   - layoutAttribute: the part of the item.
  public init(view: NotationView?, item: AnyObject?, layoutAttribute: NSLayoutConstraint.Attribute) {
    link = ItemLink(item)
    statedView = view === item ? nil : ItemLink(view)
    self.layoutAttribute = layoutAttribute
  }

  /// An attribute of a layout guide; its view is whatever view owns the guide.
  public init(item: NotationGuide, layoutAttribute: NSLayoutConstraint.Attribute) {
    link = ItemLink(item)
    statedView = nil
    self.layoutAttribute = layoutAttribute
  }

  /// The item that the constraint will name: the view itself, or a guide; `nil` once it is gone.
  public var item: AnyObject? { link.item }

  /// The view that the item is, or belongs to; `nil` once it is gone.
  public var view: NotationView? { statedView?.view ?? link.view }

  /// Whether the attribute is a width or a height.
  public var isSizeAttribute: Bool { layoutAttribute.isSize }

  /// Another attribute of the same item.
  func with(_ layoutAttribute: NSLayoutConstraint.Attribute) -> MASViewAttribute {
    MASViewAttribute(view: statedView?.view, item: item, layoutAttribute: layoutAttribute)
  }
}

extension MASViewAttribute: Hashable {
  /// Attributes are equal when item and attribute are: a guide's left is not its view's left.
  public static func == (left: MASViewAttribute, right: MASViewAttribute) -> Bool {
    left.layoutAttribute == right.layoutAttribute && left.item === right.item && left.view === right.view
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(layoutAttribute)
    hasher.combine(item.map(ObjectIdentifier.init))
  }
}

extension MASViewAttribute: MASConstraintTarget {
  public var masTarget: MASTarget { MASTarget(.item(.attribute(self))) }
}

extension NSLayoutConstraint.Attribute {
  nonisolated var isSize: Bool { self == .width || self == .height }
}
