@_spi(Measuring) import PlumbSolver

@_spi(Measuring)
extension LayoutTree {
  /// The equations that the tree has given its solver, as they are now.
  public var system: SolverSystem { solver.system }
}
