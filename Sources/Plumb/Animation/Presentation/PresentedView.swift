/// What is seen of a view at the present time of its tree's clock: the values that its animations have reached, or its
/// own where nothing moves. Pictures read from here.
package struct PresentedView: ViewIsolated {
  let view: UIView
  private let motion: ViewMotion?

  init(_ view: UIView) {
    self.view = view
    motion = view.motion.flatMap { $0.tracks.isEmpty ? nil : $0 }
  }

  /// Whether anything of the view itself moves.
  package var isMoving: Bool { motion != nil }

  private func value(_ property: AnimatedProperty, _ model: @autoclosure () -> AnimatedValue)
    -> AnimatedValue?
  {
    guard let motion, !motion.pieces(of: property).isEmpty else { return nil }
    return motion.presented(property, model())
  }

  private func number(_ property: AnimatedProperty, _ model: CGFloat) -> CGFloat {
    value(property, AnimatedValue(model))?.number ?? model
  }

  var geometry: ViewGeometry {
    var result = view.geometry
    guard motion != nil else { return result }
    if let origin = value(.boundsOrigin, AnimatedValue(result.bounds.origin)) {
      result.bounds.origin = origin.point
    }
    if let size = value(.boundsSize, AnimatedValue(result.bounds.size)) {
      // A spring may swing beyond nothing.
      result.bounds.size = CGSize(width: max(0, size[0]), height: max(0, size[1]))
    }
    if let center = value(.position, AnimatedValue(result.center)) { result.center = center.point }
    if let anchor = value(.anchorPoint, AnimatedValue(result.anchorPoint)) {
      result.anchorPoint = anchor.point
    }
    if let parts = value(.transform, AffineParts(result.transform).value) {
      result.transform = AffineParts(parts).transform
    }
    return result
  }

  package var bounds: CGRect { motion == nil ? view.bounds : geometry.bounds }
  package var center: CGPoint { motion == nil ? view.center : geometry.center }
  package var frame: CGRect { motion == nil ? view.frame : geometry.frame }
  package var transform: CGAffineTransform { motion == nil ? view.transform : geometry.transform }
  package var anchorPoint: CGPoint { geometry.anchorPoint }

  package var alpha: CGFloat { min(max(number(.opacity, view.alpha), 0), 1) }
  package var isHidden: Bool { view.isHidden && motion?.pieces(of: .hidden).isEmpty != false }

  package var backgroundColor: UIColor? {
    guard let value = value(.backgroundColor, AnimatedValue(view.backgroundColor?.components)) else {
      return view.backgroundColor
    }
    return value.color.map { UIColor(source: .fixed($0)) }
  }

  package var cornerRadius: CGFloat { max(0, number(.cornerRadius, view.layer.cornerRadius)) }
  package var borderWidth: CGFloat { max(0, number(.borderWidth, view.layer.borderWidth)) }
  package var borderColor: CGColor? { color(.borderColor, view.layer.borderColor) }
  package var shadowColor: CGColor? { color(.shadowColor, view.layer.shadowColor) }
  package var shadowRadius: CGFloat { max(0, number(.shadowRadius, view.layer.shadowRadius)) }
  package var shadowOpacity: Float {
    min(max(Float(number(.shadowOpacity, CGFloat(view.layer.shadowOpacity))), 0), 1)
  }
  package var shadowOffset: CGSize {
    value(.shadowOffset, AnimatedValue(view.layer.shadowOffset))?.size ?? view.layer.shadowOffset
  }

  private func color(_ property: AnimatedProperty, _ model: CGColor?) -> CGColor? {
    guard let value = value(property, AnimatedValue(model?.values)) else { return model }
    return value.color.map { CGColor(values: $0) }
  }
}

extension UIView {
  /// What is seen of the view now.
  package var presented: PresentedView { PresentedView(self) }
}
