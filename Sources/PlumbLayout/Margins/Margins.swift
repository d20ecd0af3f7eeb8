/// A view's margins and safe area: what was asked for, and the solver's parameters that carry what results.
struct Margins {
  var layoutMargins = DirectionalInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  /// Absolute margins beat the directional ones; whichever was set last counts.
  var absoluteMargins: Insets?
  /// What the margins are raised to at least, as a view controller does for its view.
  var minimumMargins: DirectionalInsets?
  var preservesSuperviewMargins = false
  var insetsFromSafeArea = true
  /// A safe area that is given rather than found by overlap.
  var givenSafeArea: Insets?
  var additionalSafeArea = Insets.zero

  /// The widest line of text at the default text size.
  static var readableWidth: Double { 672 }
  var readableWidth = Margins.readableWidth

  var marginParameters: EdgeParameters?
  var safeAreaParameters: EdgeParameters?
}

/// One parameter of the solver for each edge.
struct EdgeParameters {
  var top: Variable
  var left: Variable
  var bottom: Variable
  var right: Variable

  func callAsFunction(_ axis: Axis, isEnd: Bool) -> Variable {
    switch (axis, isEnd) {
    case (.horizontal, false): left
    case (.horizontal, true): right
    case (.vertical, false): top
    case (.vertical, true): bottom
    }
  }
}

enum EdgeParameterKind { case margin, safeArea }
