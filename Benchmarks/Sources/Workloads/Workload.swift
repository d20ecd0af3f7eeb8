/// The kinds of problems; see the README for what they stand for.
public enum Workload: String, CaseIterable, Sendable {
  case siblings, chain, nested, cells, enaml, grid, gridr, ties

  /// The number in the tables.
  public var label: String {
    switch self {
    case .siblings: "W1"
    case .chain: "W2"
    case .nested: "W3"
    case .cells: "W4"
    case .enaml: "W5"
    case .grid, .gridr: "W6"
    case .ties: "W9"
    }
  }

  public var sizes: [Int] {
    switch self {
    case .grid, .gridr: [4, 10, 30]
    case .enaml: [1]
    default: [10, 100, 1000]
    }
  }

  /// Whether the problem is made here; `enaml` is recorded from a program of kiwi's.
  public var isOwn: Bool { self != .enaml }

  public func problem(_ size: Int) -> Problem {
    switch self {
    case .siblings: Self.siblings(size)
    case .chain: Self.chain(size)
    case .nested: Self.nested(size)
    case .cells: Self.cells(size)
    case .enaml: Problem("enaml", size)
    case .grid: Self.grid(size, redundant: false)
    case .gridr: Self.grid(size, redundant: true)
    case .ties: Self.ties(size)
    }
  }
}
