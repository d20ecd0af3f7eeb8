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

  /// The container's first size, and the widths between which it is swept. `ties` and `enaml` have their own.
  public func container(_ size: Int) -> (width: Double, height: Double, widths: Range<Int>) {
    switch self {
    case .siblings, .cells, .enaml, .ties: (320, 480, 300..<600)
    case .chain: (320, Double(80 * size + 100), 300..<600)
    case .nested: (Double(8 * size + 300), Double(8 * size + 400), (8 * size + 100)..<(8 * size + 400))
    case .grid, .gridr: (Double(50 * size + 8), Double(50 * size + 8), (20 * size)..<(20 * size + 300))
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
