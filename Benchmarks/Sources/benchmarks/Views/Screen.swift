import Plumb
import Workloads

/// A tree of views that is measured, and what is done with it.
struct Screen {
  let root: UIView
  /// Each changes something and lays the tree out anew; the number it is given grows from 1.
  var operations: [String: (Int) -> Void]

  /// The widths between which every screen is resized, as a split view does.
  static func resize(_ root: UIView, between widths: Range<Int>) -> (Int) -> Void {
    { step in
      root.frame.size.width = CGFloat(widths.lowerBound + 7 * step % widths.count)
      root.layoutIfNeeded()
    }
  }

  /// Moves a constant back and forth.
  static func change(_ constraint: NSLayoutConstraint, in root: UIView) -> (Int) -> Void {
    let first = constraint.constant
    return { step in
      constraint.constant = first + CGFloat(1 + step % 7)
      root.layoutIfNeeded()
    }
  }

  /// Animates a change of a constant, three frames of it and its end.
  static func animate(_ constraint: NSLayoutConstraint, in root: UIView) -> (Int) -> Void {
    let first = constraint.constant
    let clock = root.animationClock
    return { step in
      UIView.animate(withDuration: 0.3) {
        constraint.constant = first + CGFloat(1 + step % 7)
        root.layoutIfNeeded()
      }
      for _ in 0..<4 { clock.advance(by: 0.1) }
    }
  }
}

/// The screens by name.
enum ScreenKind: String, CaseIterable, Codable {
  case siblings, chain, nested, cells
  /// Rows of three views, of which a constant moves one row.
  case threes
  case settings, feed, signIn

  var sizes: [Int] {
    switch self {
    case .siblings, .chain, .nested, .cells: [10, 100, 1000]
    case .threes: [30, 9999]
    case .settings: [30]
    case .feed: [20]
    case .signIn: [1]
    }
  }

  func make(_ size: Int) -> Screen {
    switch self {
    case .siblings: siblingsScreen(size)
    case .chain: chainScreen(size)
    case .nested: nestedScreen(size)
    case .cells: CellList(size).screen
    case .threes: threesScreen(size)
    case .settings: SettingsList(size).screen
    case .feed: Feed(size).screen
    case .signIn: SignInForm().screen
    }
  }

  /// The workload of the same picture.
  var workload: Workload? { Workload(rawValue: rawValue) }
}
