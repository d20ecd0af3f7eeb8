import Foundation
import Plumb

/// Turns a tree of views that has been laid out into the items of a display list.
///
/// A view is drawn as its layer (shadow, background, border), then what its class shows, then its subviews.
/// Positions are resolved to the coordinates of the screen; groups stand only where a transform, a clip or
/// transparency needs one.
struct ViewPainter: ViewIsolated {
  /// Where the origin of the view's superview's coordinates is.
  private var origin: CGPoint
  /// How deep the view may still lie below the one being drawn.
  private var remainingDepth: Int
  /// Names the views, for pictures of one tree at several times: each view is then a group of its own, also where
  /// nothing needs one, whose transform holds its place.
  private var names: ViewNames?

  /// Trees deeper than this are cut off: no screen is, and a stack is finite.
  private static let greatestDepth = 1000

  /// Draws a view and what is in it; its frame's origin comes to lie at `position`.
  static func paint(
    _ view: UIView, at position: CGPoint, naming names: ViewNames? = nil, on canvas: inout Canvas
  ) {
    let frame = view.presented.frame
    let origin = CGPoint(x: position.x - frame.minX, y: position.y - frame.minY)
    ViewPainter(origin: origin, remainingDepth: greatestDepth, names: names).paint(view, on: &canvas)
  }

  private func paint(_ view: UIView, on canvas: inout Canvas) {
    let shown = view.presented
    guard !shown.isHidden, shown.alpha > 0 || names != nil, remainingDepth > 0 else { return }
    if shown.transform.isIdentity, names == nil {
      let frame = shown.frame
      let corner = CGPoint(x: origin.x + frame.minX, y: origin.y + frame.minY)
      paint(view, at: corner, transform: .identity, on: &canvas)
    } else {
      paint(view, at: .zero, transform: placement(of: shown), on: &canvas)
    }
  }

  /// The map from a transformed view's own rectangle, with its corner at the origin, to the screen.
  private func placement(of view: PresentedView) -> DisplayTransform {
    let bounds = view.bounds
    let anchor = view.anchorPoint
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
    let shown = view.presented
    let rect = CGRect(origin: corner, size: shown.bounds.size)
    guard rect.origin.x.isFinite, rect.origin.y.isFinite, rect.width.isFinite, rect.height.isFinite else {
      return
    }
    let opacity = Double(shown.alpha)
    if let names {
      var inner = Canvas()
      paintLayer(view, in: rect, on: &inner)
      var group = DisplayGroup(inner.items, transform: transform, opacity: opacity)
      group.key = names.name(of: view)
      canvas.add(.group(group))
    } else if opacity < 1 || transform != .identity {
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
    let start = view.presented.bounds.origin
    inner.origin = CGPoint(x: rect.minX - start.x, y: rect.minY - start.y)
    inner.remainingDepth -= 1
    for subview in view.subviews { inner.paint(subview, on: &canvas) }
  }
}
