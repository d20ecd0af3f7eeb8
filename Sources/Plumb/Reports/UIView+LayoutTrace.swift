extension UIView {
  /// The view and everything in it as UIKit's `_autolayoutTrace` prints them: one line a view or guide, indented by
  /// `|   `, with class, address and text or identifier, how it is placed, and which of its values are ambiguous.
  ///
  /// A tree that was never laid out is laid out first.
  public var layoutTrace: String {
    var open: [ObjectIdentifier: [String]] = [:]
    for ambiguity in layoutIssues.ambiguities {
      open[ObjectIdentifier(ambiguity.item), default: []].append(ambiguity.consoleDescription)
    }
    var text = "\n"
    trace(into: &text, depth: 0, open)
    return text + """

      Legend:
      \t* - is laid out with auto layout
      \t+ - is laid out manually, but is represented in the layout engine because \
      translatesAutoresizingMaskIntoConstraints = YES
      \t• - layout engine host

      """
  }

  /// ``layoutTrace`` under the name by which debuggers know it.
  public func _autolayoutTrace() -> String { layoutTrace }

  private func trace(into text: inout String, depth: Int, _ open: [ObjectIdentifier: [String]]) {
    let sign =
      if superviewLink == nil {
        "•"
      } else if translatesAutoresizingMaskIntoConstraints, !isArrangedByStack {
        "+"
      } else {
        "*"
      }
    let name = consoleIdentifier.map { "\(shortName)'\($0)'" } ?? shortName
    append("\(sign)\(name)", self, to: &text, depth, open)
    for guide in guideList { append("*\(guide.reference.shortName)", guide, to: &text, depth + 1, open) }
    for subview in subviewList { subview.trace(into: &text, depth: depth + 1, open) }
  }

  private var isArrangedByStack: Bool {
    (superviewLink as? UIStackView)?.arrangedList.contains { $0 === self } ?? false
  }

  private func append(
    _ line: String, _ item: AnyObject, to text: inout String, _ depth: Int,
    _ open: [ObjectIdentifier: [String]]
  ) {
    text += String(repeating: "|   ", count: depth) + line
    if let values = open[ObjectIdentifier(item)] {
      text += "- AMBIGUOUS LAYOUT for \(values.joined(separator: ", "))"
    }
    text += "\n"
  }
}
