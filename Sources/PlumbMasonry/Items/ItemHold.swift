/// How a constraint knows its items until it is installed; from then on the engine's constraint knows them, safely.
///
/// A view or guide is held strongly, which is cheap, while the maker's block runs and until the end of `install()`.
/// Constraints that may wait longer go through an attribute, which holds weakly.
enum ItemHold {
  case none
  case view(NotationView)
  case guide(NotationGuide)
  case attribute(MASViewAttribute)

  init(_ item: AnyObject?) {
    if let view = item as? NotationView {
      self = .view(view)
    } else if let guide = item as? NotationGuide {
      self = .guide(guide)
    } else if let item {
      self = .attribute(MASViewAttribute(view: nil, item: item, layoutAttribute: .notAnAttribute))
    } else {
      self = .none
    }
  }

  /// The view, guide or layout support object; `nil` once it is gone.
  var item: AnyObject? {
    switch self {
    case .none: nil
    case .view(let view): view
    case .guide(let guide): guide
    case .attribute(let attribute): attribute.item
    }
  }

  /// The view whose place in the tree is the item's place.
  var view: NotationView? {
    switch self {
    case .none: nil
    case .view(let view): view
    case .guide(let guide): guide.owningView
    case .attribute(let attribute): attribute.view
    }
  }

  /// A view that is held, for as long as it is: reading it counts no references.
  @inline(__always)
  var viewRef: Unmanaged<NotationView>? {
    if case .view(let view) = self { return Unmanaged.passUnretained(view) }
    return nil
  }

  /// The attribute that was said with the item; `notAnAttribute` where none was.
  var statedAttribute: NSLayoutConstraint.Attribute {
    if case .attribute(let attribute) = self { return attribute.layoutAttribute }
    return .notAnAttribute
  }

  /// Whether the view is one that an attribute states, and not one that the item itself knows.
  var statesView: Bool {
    if case .attribute(let attribute) = self { return attribute.statesView }
    return false
  }

  /// The item's attribute, in the form that a program asks for it.
  func attribute(_ layoutAttribute: NSLayoutConstraint.Attribute) -> MASViewAttribute {
    switch self {
    case .none: MASViewAttribute(view: nil, item: nil, layoutAttribute: layoutAttribute)
    case .view(let view): MASViewAttribute(view: view, layoutAttribute: layoutAttribute)
    case .guide(let guide): MASViewAttribute(item: guide, layoutAttribute: layoutAttribute)
    case .attribute(let attribute): attribute.with(layoutAttribute)
    }
  }
}
