@_spi(Measuring) import PlumbLayout
@_spi(Measuring) import PlumbSolver

@_spi(Measuring)
extension UIView {
  /// The equations of the tree whose root the view is, `nil` before its first layout pass.
  public var system: SolverSystem? { reference.binding?.engine.tree.system }
}
