import PlumbSolver

/// The kinds of random systems. Constants and coefficients have few binary places, so that the reference is exact.
enum SampleKind: String, CaseIterable {
  case row, nest, stack, equalSpacing, proportional, aspect, centred, mixture
  case dense, cycle, redundant, contradictory, equalPriorities, wideRatios, chainOfInequalities, openEnds

  func system(seed: UInt64) -> SampleSystem {
    var random = SeededGenerator(seed: seed &* 64 &+ UInt64(Self.allCases.firstIndex(of: self) ?? 0))
    return switch self {
    case .row: LayoutSamples.row(&random)
    case .nest: LayoutSamples.nest(&random)
    case .stack: LayoutSamples.stack(&random)
    case .equalSpacing: LayoutSamples.equalSpacing(&random)
    case .proportional: LayoutSamples.proportional(&random)
    case .aspect: LayoutSamples.aspect(&random)
    case .centred: LayoutSamples.centred(&random)
    case .mixture: LayoutSamples.mixture(&random)
    case .dense: HostileSamples.dense(&random)
    case .cycle: HostileSamples.cycle(&random)
    case .redundant: HostileSamples.redundant(&random)
    case .contradictory: HostileSamples.contradictory(&random)
    case .equalPriorities: HostileSamples.equalPriorities(&random)
    case .wideRatios: HostileSamples.wideRatios(&random)
    case .chainOfInequalities: HostileSamples.chainOfInequalities(&random)
    case .openEnds: HostileSamples.openEnds(&random)
    }
  }
}
