// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Masonry's.

/// What can have a name in descriptions: views, guides and constraints.
public protocol MASKeyHolder: AnyObject {
  /// The name in descriptions, mostly a text; held strongly.
  var mas_key: Any? { get set }
}

/// A key in a box, so that objects without one lose no room to it.
final class Key {
  let value: Any

  init(_ value: Any) { self.value = value }
}

private let keys = AssociatedValue<Key>()

extension MASLayoutItem {
  public var mas_key: Any? {
    get { keys[self]?.value }
    set { keys[self] = newValue.map(Key.init) }
  }
}

/// Names views, guides and constraints in descriptions. What cannot have a name does not compile.
///
/// ```swift
/// MASAttachKeys(["title": title, "icon": icon])
/// ```
public func MASAttachKeys(_ holders: KeyValuePairs<String, any MASKeyHolder>) {
  for (key, holder) in holders { holder.mas_key = key }
}
