import Plumb

/// Short names of views, the same from picture to picture, given in the order in which the views are first painted.
final class ViewNames {
  /// The views are kept, so that no other one gets the identity of one that left.
  private var names: [ObjectIdentifier: (view: UIView, name: String)] = [:]

  func name(of view: UIView) -> String {
    let identity = ObjectIdentifier(view)
    if let known = names[identity] { return known.name }
    let name = "v\(names.count)"
    names[identity] = (view, name)
    return name
  }
}
