/// The part of a view that is to be drawn, in the view's own coordinates.
final class DirtyPart: ViewIsolated {
  var rect: CGRect

  init(_ rect: CGRect) { self.rect = rect }
}
