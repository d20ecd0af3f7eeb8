import SameScreen
import UIKit

/// A way of writing the constraints of the two screens.
enum Spelling: String, CaseIterable {
  case anchors, anchorage, sslayout, masonry

  /// How much dearer than the anchors it may be, in instructions and in time.
  var limit: Double {
    switch self {
    case .anchors: 1
    case .anchorage, .sslayout: 1.1
    case .masonry: 1.3
    }
  }

  /// Blocks of memory that a statement may take beyond what it takes in anchors.
  var blocksPerStatement: Double { self == .masonry ? 3 : 0 }

  /// The sign-in form, with its constraints.
  func signInScreen() -> SignInScreen {
    let frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    return switch self {
    case .anchors: AnchorScreen(frame: frame)
    case .anchorage: AnchorageScreen(frame: frame)
    case .sslayout: SSLayoutScreen(frame: frame)
    case .masonry: MasonryScreen(frame: frame)
    }
  }

  /// The list, with its constraints, and what sets the width of every icon.
  func list(rows: Int) -> (screen: ListScreen, setIconWidth: (CGFloat) -> Void) {
    let screen = ListScreen(rows: rows)
    let setIconWidth =
      switch self {
      case .anchors: constrainByAnchors(screen)
      case .anchorage: constrainByAnchorage(screen)
      case .sslayout: constrainBySSLayout(screen)
      case .masonry: constrainByMasonry(screen)
      }
    return (screen, setIconWidth)
  }
}
