import Foundation
import Plumb

/// Turns a tree of views that has been laid out into the items of a display list.
///
/// A view is drawn as its layer (shadow, background, border), then what its class shows, then its subviews.
/// Positions are resolved to the coordinates of the screen; groups stand only where a transform, a clip or
/// transparency needs one.
struct ViewPainter {
  /// Where the origin of the view's superview's coordinates is.
  private var origin: CGPoint
  /// How deep the view may still lie below the one being drawn.
  private var remainingDepth: Int

  /// Trees deeper than this are cut off: no screen is, and a stack is finite.
  private static let greatestDepth = 1000

  /// Draws a view and what is in it; its frame's origin comes to lie at `position`.
  static func paint(_ view: UIView, at position: CGPoint, on canvas: inout Canvas) {
    let origin = CGPoint(x: position.x - view.frame.minX, y: position.y - view.frame.minY)
    ViewPainter(origin: origin, remainingDepth: greatestDepth).paint(view, on: &canvas)
  }

  private func paint(_ view: UIView, on canvas: inout Canvas) {
    guard !view.isHidden, view.alpha > 0, remainingDepth > 0 else { return }
    if view.transform.isIdentity {
      let frame = view.frame
      let corner = CGPoint(x: origin.x + frame.minX, y: origin.y + frame.minY)
      paint(view, at: corner, transform: .identity, on: &canvas)
    } else {
      paint(view, at: .zero, transform: placement(of: view), on: &canvas)
    }
  }

  /// The map from a transformed view's own rectangle, with its corner at the origin, to the screen.
  private func placement(of view: UIView) -> DisplayTransform {
    let bounds = view.bounds
    let anchor = view.layer.anchorPoint
    let own = view.transform
    let toAnchor = DisplayTransform.translation(
      -Double(anchor.x * bounds.width), -Double(anchor.y * bounds.height))
    let turn = DisplayTransform(
      a: Double(own.a), b: Double(own.b), c: Double(own.c), d: Double(own.d), tx: Double(own.tx),
      ty: Double(own.ty))
    let toCenter = DisplayTransform.translation(
      Double(origin.x + view.center.x), Double(origin.y + view.center.y))
    return toAnchor.concatenating(turn).concatenating(toCenter)
  }

  /// Draws a view whose rectangle has its corner at `corner`.
  private func paint(
    _ view: UIView, at corner: CGPoint, transform: DisplayTransform, on canvas: inout Canvas
  ) {
    let rect = CGRect(origin: corner, size: view.bounds.size)
    guard rect.origin.x.isFinite, rect.origin.y.isFinite, rect.width.isFinite, rect.height.isFinite else {
      return
    }
    let opacity = Double(view.alpha)
    if opacity < 1 || transform != .identity {
      canvas.group(transform: transform, opacity: opacity) { paintLayer(view, in: rect, on: &$0) }
    } else {
      paintLayer(view, in: rect, on: &canvas)
    }
  }

  private func paintLayer(_ view: UIView, in rect: CGRect, on canvas: inout Canvas) {
    let outline = LayerOutline(view, in: rect)
    outline.paintShadow(on: &canvas)
    outline.paintBackground(on: &canvas)
    if outline.clips {
      canvas.group(clip: outline.path) { paintContents(view, in: rect, on: &$0) }
    } else {
      paintContents(view, in: rect, on: &canvas)
    }
    outline.paintBorder(on: &canvas)
  }

  private func paintContents(_ view: UIView, in rect: CGRect, on canvas: inout Canvas) {
    if let face = view as? any FacePainting {
      face.paintFace(in: rect, on: &canvas)
      if face.faceCoversSubviews { return }
    }
    var inner = self
    inner.origin = CGPoint(x: rect.minX - view.bounds.minX, y: rect.minY - view.bounds.minY)
    inner.remainingDepth -= 1
    for subview in view.subviews { inner.paint(subview, on: &canvas) }
  }
}
