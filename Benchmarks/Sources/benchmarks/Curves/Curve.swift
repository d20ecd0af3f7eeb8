/// Times of one engine over sizes.
struct Curve {
  struct Point {
    var size: Double
    var seconds: Double
    /// Stopped at that time: it takes longer.
    var isStopped = false
  }

  var engine: Engine
  var points: [Point]
}

/// An engine and how its curve is drawn.
enum Engine: String, CaseIterable {
  case plumb, kiwi, cassowary, yoga, taffy, direct

  var color: String {
    switch self {
    case .plumb: "#d9480f"
    case .kiwi: "#1c7ed6"
    case .cassowary: "#9c36b5"
    case .yoga: "#2b8a3e"
    case .taffy: "#e8a200"
    case .direct: "#868e96"
    }
  }

  var title: String {
    switch self {
    case .plumb: "Plumb"
    case .kiwi: "kiwi (C++)"
    case .cassowary: "cassowary (Rust)"
    case .yoga: "Yoga (C++)"
    case .taffy: "Taffy (Rust, layout call only)"
    case .direct: "written by hand"
    }
  }

  var strokeWidth: Double { self == .plumb ? 3 : 1.5 }
  var dashes: String { self == .direct ? " stroke-dasharray=\"2 3\"" : "" }

  func figures(_ row: ProblemFigures) -> Figures? {
    switch self {
    case .plumb: row.plumb
    case .direct: row.direct
    default: row.peers[rawValue]
    }
  }
}
