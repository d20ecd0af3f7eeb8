extension LayoutIssues {
  /// The same in values that hold no views.
  public var report: LayoutReport {
    LayoutReport(
      conflicts: conflicts.map(\.report), ambiguities: ambiguities.map(\.report),
      loopingViews: loopingViews.map(\.shortName))
  }
}

extension LayoutIssues.Rule {
  var report: LayoutReport.Rule {
    let saysEquation = kind == .constraint || kind == .stackView || kind == .rootSize
    return LayoutReport.Rule(
      kind: kind, identifier: identifier,
      equation: (saysEquation ? constraint?.equation : nil) ?? description,
      consoleDescription: consoleDescription, sourceLocation: constraint?.sourceLocation)
  }
}

extension LayoutIssues.Conflict {
  var report: LayoutReport.Conflict {
    LayoutReport.Conflict(
      rules: rules.map(\.report), setAside: setAside.report, consoleDescription: consoleDescription)
  }
}

extension LayoutIssues.Ambiguity {
  var report: LayoutReport.Ambiguity {
    let name = view?.accessibilityIdentifier ?? guide?.identifier
    return LayoutReport.Ambiguity(
      item: itemName, identifier: name.flatMap { $0.isEmpty ? nil : $0 }, value: value, lowest: lowest,
      highest: highest, present: present, remedies: remedies)
  }

  private var view: UIView? { item as? UIView }
  private var guide: UILayoutGuide? { item as? UILayoutGuide }

  private var itemName: String {
    (view?.reference ?? guide?.reference)?.shortName ?? "an item that is gone"
  }

  private var remedies: [LayoutReport.Remedy] {
    var remedies: [LayoutReport.Remedy] = []
    let name = itemName
    let axis: NSLayoutConstraint.Axis = value == .x || value == .width ? .horizontal : .vertical
    if let view, let content {
      // The content's own extent is at the end of the range to which the wish for it does not pull any further.
      if abs(content - lowest) < 1e-6 {
        remedies.append(
          .raiseHugging(item: name, axis: axis, from: view.contentHuggingPriority(for: axis)))
      } else if abs(content - highest) < 1e-6 {
        remedies.append(
          .raiseCompressionResistance(
            item: name, axis: axis, from: view.contentCompressionResistancePriority(for: axis)))
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
      .constraint(item: name, attribute: attribute, superview: outer?.shortName, constant: present))
    return remedies
  }
}
