// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Masonry's.

/// What constraints can be made for: views and layout guides.
///
/// Masonry knows views only as receivers; guides are an addition.
public protocol MASLayoutItem: MASConstraintTarget, MASKeyHolder {
  /// The view whose place in the tree is the item's place: a view itself, the view that owns a guide.
  var mas_view: NotationView? { get }
  /// Any attribute of the item.
  func mas_attribute(_ attribute: NSLayoutConstraint.Attribute) -> MASViewAttribute
}

extension NotationView: MASLayoutItem {
  public var mas_view: NotationView? { self }

  public func mas_attribute(_ attribute: NSLayoutConstraint.Attribute) -> MASViewAttribute {
    MASViewAttribute(view: self, layoutAttribute: attribute)
  }

  public var masTarget: MASTarget { MASTarget(.item(.view(self))) }
}

extension NotationGuide: MASLayoutItem {
  public var mas_view: NotationView? { owningView }

  public func mas_attribute(_ attribute: NSLayoutConstraint.Attribute) -> MASViewAttribute {
    MASViewAttribute(item: self, layoutAttribute: attribute)
  }

  public var masTarget: MASTarget { MASTarget(.item(.guide(self))) }
}
