extension UIView {
  /// The gestures that the view looks out for; `nil` where there never were any.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { gestures?.recognizers }
    set {
      for recognizer in gestures?.recognizers ?? [] { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  /// Has the view look out for a gesture, and no other view any more.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view !== self else { return }
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    let gestures = gestures ?? ViewGestures()
    gestures.recognizers.append(gestureRecognizer)
    LayoutAssociation.setObject(gestures, of: self, ViewGestures.key)
    gestureRecognizer.moves(to: self)
  }

  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestures?.recognizers.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.moves(to: nil)
  }

  private var gestures: ViewGestures? {
    LayoutAssociation.object(of: self, ViewGestures.key) as? ViewGestures
  }
}

/// What a view looks out for. Few views have any, so it hangs on the view.
private final class ViewGestures: ViewIsolated {
  var recognizers: [UIGestureRecognizer] = []

  nonisolated(unsafe) static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
}
