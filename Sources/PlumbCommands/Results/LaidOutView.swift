import Foundation

/// A view of a laid out root.
struct LaidOutView: Hashable, Sendable {
  /// What put the view where it is.
  enum Placement: Hashable, Sendable {
    case root
    case constraints
    /// A frame that was given: fixed, by a mask, or by the container.
    case given
    /// Hidden in a stack view, which leaves it out.
    case leftOut
  }

  /// Interface Builder's object id.
  var id: String?
  /// The custom class that the document names, or the class of UIKit that the element stands for.
  var className: String
  /// Index of the superview; nil for the root.
  var parent: Int?
  /// In the superview, in points, from the top left; in content coordinates inside a scroll view.
  var frame: CGRect
  /// The frame that Interface Builder recorded.
  var recorded: CGRect?
  /// Values that the constraints leave open.
  var ambiguous: [LayoutValue] = []
  var placement = Placement.constraints
  /// Values that the view's own recorded content size decides.
  var inputs: Set<LayoutValue> = []
}

/// One of the four numbers of a frame.
enum LayoutValue: String, CaseIterable, Hashable, Sendable {
  case x, y, width, height

  func value(of frame: CGRect) -> Double {
    switch self {
    case .x: Double(frame.minX)
    case .y: Double(frame.minY)
    case .width: Double(frame.size.width)
    case .height: Double(frame.size.height)
    }
  }
}
