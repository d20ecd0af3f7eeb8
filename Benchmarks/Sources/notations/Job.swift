import SameScreen
import UIKit

/// What is done in each spelling, as often as somebody likes.
enum Job: String, CaseIterable {
  /// Builds the sign-in form and lays it out.
  case form
  /// Builds a list of 200 rows and lays it out.
  case list
  /// Sets the widths of the list's 200 icons.
  case constants
  /// Sets them, and lays out again.
  case relayout

  static let rows = 200

  /// Statements that the job runs through once, for figures by statement.
  var statements: Int {
    switch self {
    case .form: 26
    case .list: 16 * Self.rows
    case .constants, .relayout: Self.rows
    }
  }

  /// The job in a spelling; each call of the result does it once, and gives the screen, whose end is not part of the job.
  func prepared(_ spelling: Spelling) -> () -> UIView {
    switch self {
    case .form:
      return { laidOut(spelling.signInScreen()) }
    case .list:
      return { laidOut(spelling.list(rows: Self.rows).screen) }
    case .constants, .relayout:
      let (screen, setIconWidth) = spelling.list(rows: Self.rows)
      screen.layoutIfNeeded()
      var width: CGFloat = 40
      return {
        width = width == 40 ? 32 : 40
        setIconWidth(width)
        if self == .relayout { screen.layoutIfNeeded() }
        return screen
      }
    }
  }

  private func laidOut(_ screen: UIView) -> UIView {
    screen.layoutIfNeeded()
    return screen
  }
}
