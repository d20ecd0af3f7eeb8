extension LayoutIssues {
  /// The same in values that hold no views.
  public var report: LayoutReport {
    LayoutReport(
      conflicts: conflicts.map(LayoutReport.Conflict.init),
      ambiguities: ambiguities.map(LayoutReport.Ambiguity.init),
      loopingViews: loopingViews.map(\.shortName))
  }
}

extension LayoutReport.Rule {
  init(_ rule: LayoutIssues.Rule) {
    let saysEquation = rule.kind == .constraint || rule.kind == .stackView || rule.kind == .rootSize
    kind = rule.kind
    identifier = rule.identifier
    equation = (saysEquation ? rule.constraint?.equation : nil) ?? rule.description
    consoleDescription = rule.consoleDescription
    sourceLocation = rule.constraint?.sourceLocation
  }
}

extension LayoutReport.Conflict {
  init(_ conflict: LayoutIssues.Conflict) {
    rules = conflict.rules.map(LayoutReport.Rule.init)
    setAside = LayoutReport.Rule(conflict.setAside)
    consoleDescription = conflict.consoleDescription
  }
}

extension LayoutReport.Ambiguity {
  init(_ ambiguity: LayoutIssues.Ambiguity) {
    let view = ambiguity.item as? UIView
    let guide = ambiguity.item as? UILayoutGuide
    let reference = view?.reference ?? guide?.reference
    item = reference?.shortName ?? "an item that is gone"
    let name = view?.accessibilityIdentifier ?? guide?.identifier
    identifier = name.flatMap { $0.isEmpty ? nil : $0 }
    value = ambiguity.value
    lowest = ambiguity.lowest
    highest = ambiguity.highest
    present = ambiguity.present
    remedies = []
    let axis: NSLayoutConstraint.Axis = value == .x || value == .width ? .horizontal : .vertical
    if let view, let content = ambiguity.content {
      // The content's own extent is at the end of the range to which the wish for it does not pull any further.
      if abs(content - lowest) < 1e-6 {
        remedies.append(
          .raiseHugging(item: item, axis: axis, from: view.contentHuggingPriority(for: axis)))
      } else if abs(content - highest) < 1e-6 {
        remedies.append(
          .raiseCompressionResistance(
            item: item, axis: axis, from: view.contentCompressionResistancePriority(for: axis)))
      }
    }
    let attribute: NSLayoutConstraint.Attribute =
      switch value {
      case .x: .left
      case .y: .top
      case .width: .width
      case .height: .height
      }
    let outer = attribute.isSize ? nil : (view?.superviewLink ?? guide?.owningView)
    remedies.append(
      .constraint(item: item, attribute: attribute, superview: outer?.shortName, constant: present))
  }
}
