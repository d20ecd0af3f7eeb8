extension UIViewController {
  func setView(_ view: UIView?) {
    guard view !== loadedView else { return }
    loadedView?.controllerLink = nil
    loadedView = view
    guard let view else { return }
    precondition(
      view.controllerLink == nil,
      "\(view) is the view of \(view.controllerLink!) and cannot be another's too.")
    view.controllerLink = self
    view.marginsMayHaveChanged()
  }

  /// The traits that reach the controller's view.
  var effectiveTraits: TraitValues {
    if let loadedView { return loadedView.effectiveTraits }
    return traitOverrides.values.over(parentLink?.effectiveTraits ?? .standard)
  }

  /// 16 points at the sides, 20 from a width of 414 points.
  var minimumMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = (loadedView?.bounds.width ?? 0) >= 414 ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
}
