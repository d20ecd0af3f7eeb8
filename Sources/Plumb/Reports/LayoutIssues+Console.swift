extension LayoutIssues.Rule {
  /// The rule as UIKit's console lists it; `nil` for one that UIKit does not list, such as that widths are not
  /// negative.
  public var consoleDescription: String? { constraint?.description }
}

extension LayoutIssues.Conflict: CustomStringConvertible {
  /// What UIKit prints when it meets the conflict, but for the time in front.
  public var consoleDescription: String {
    var lines: [String] = []
    for case let line? in rules.map(\.consoleDescription) where !lines.contains(line) { lines.append(line) }
    let hint = """
      \t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the \
      documentation for the UIView property translatesAutoresizingMaskIntoConstraints) 

      """
    return """
      Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want. 
      \tTry this: 
      \t\t(1) look at each constraint and try to figure out which you don't expect; 
      \t\t(2) find the code that added the unwanted constraint or constraints and fix it. 
      \(rules.contains { $0.kind == .autoresizingMask } ? hint : "")(
      \(lines.map { "    \"\($0)\"" }.joined(separator: ",\n"))
      )

      Will attempt to recover by breaking constraint 
      \(setAside.consoleDescription ?? setAside.description)

      Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
      The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may \
      also be helpful.
      """
  }

  /// The rules, one a line, with the places where they were written, and which one is set aside.
  public var description: String { report.description }
}

extension LayoutIssues.Ambiguity: CustomStringConvertible {
  /// The value as UIKit names it: `UIView:0x7f8.minX`.
  public var consoleDescription: String {
    let name = (item as? UIView)?.shortName ?? (item as? UILayoutGuide)?.reference.shortName ?? ""
    let part =
      switch value {
      case .x: "minX"
      case .y: "minY"
      case .width: "Width"
      case .height: "Height"
      }
    return "\(name).\(part)"
  }

  /// The value, its range, where it lies, and what would settle it.
  public var description: String { report.description }
}
