import PlumbLayout

extension ViewReader {
  func priorities(_ source: ResolvedElement) -> ContentPriorityNode {
    var result = ContentPriorityNode()
    result.horizontalHugging = priority("horizontalHuggingPriority", of: source)
    result.verticalHugging = priority("verticalHuggingPriority", of: source)
    result.horizontalCompression = priority("horizontalCompressionResistancePriority", of: source)
    result.verticalCompression = priority("verticalCompressionResistancePriority", of: source)
    return result
  }

  private func priority(_ attribute: String, of source: ResolvedElement) -> Priority? {
    guard let value = source.number(attribute, notes) else { return nil }
    guard value > 0, value <= 1000 else {
      notes.add("\(attribute) is \(value), beyond 0 to 1000; ignored", at: source.element)
      return nil
    }
    return Priority(Float(value))
  }

  /// The stated content size: a placeholder before that of a designable.
  func explicitSize(_ source: ResolvedElement) -> ExplicitSize? {
    let width = source["placeholderIntrinsicWidth"]
    let height = source["placeholderIntrinsicHeight"]
    if width != nil || height != nil {
      return ExplicitSize(
        width: extent("placeholderIntrinsicWidth", of: source),
        height: extent("placeholderIntrinsicHeight", of: source), source: .placeholder)
    }
    return source.element["id"].flatMap { designables[$0] }
  }

  /// An extent of a placeholder; `infinite` means none.
  private func extent(_ attribute: String, of source: ResolvedElement) -> Double? {
    source[attribute] == "infinite" ? nil : source.number(attribute, notes).flatMap { $0 >= 0 ? $0 : nil }
  }

  func margins(_ source: ResolvedElement) -> MarginNode {
    var result = MarginNode()
    result.preservesSuperview = source.flag("preservesSuperviewLayoutMargins")
    result.insetsFromSafeArea = source.flag("insetsLayoutMarginsFromSafeArea", missing: true)
    result.followsReadableWidth = source.flag("layoutMarginsFollowReadableWidth")
    if let insets = source.value(forKey: "directionalLayoutMargins") {
      result.isDirectional = true
      result.own = DirectionalInsets(
        top: insets.number("top", notes) ?? 0, leading: insets.number("leading", notes) ?? 0,
        bottom: insets.number("bottom", notes) ?? 0, trailing: insets.number("trailing", notes) ?? 0)
    } else if let insets = source.value(forKey: "layoutMargins") {
      result.own = DirectionalInsets(
        top: insets.number("top", notes) ?? 0, leading: insets.number("left", notes) ?? 0,
        bottom: insets.number("bottom", notes) ?? 0, trailing: insets.number("right", notes) ?? 0)
    }
    return result
  }

  func stack(_ source: ResolvedElement) -> StackNode {
    var result = StackNode()
    if let axis = source["axis"] {
      switch axis {
      case "vertical": result.axis = .vertical
      case "horizontal": result.axis = .horizontal
      default: notes.add("axis=\"\(axis.prefix(40))\" is not known; horizontal is taken", at: source.element)
      }
    }
    if let text = source["distribution"] {
      if let value = StackNode.Distribution(rawValue: text) {
        result.distribution = value
      } else {
        notes.add("distribution=\"\(text.prefix(40))\" is not known; fill is taken", at: source.element)
      }
    }
    if let text = source["alignment"] {
      if let value = StackNode.Alignment(rawValue: text) {
        result.alignment = value
      } else {
        notes.add("alignment=\"\(text.prefix(40))\" is not known; fill is taken", at: source.element)
      }
    }
    result.usesStandardSpacing = source["spacingType"] == "standard"
    result.spacing = result.usesStandardSpacing ? 8 : source.number("spacing", notes) ?? 0
    result.isBaselineRelative = source.flag("baselineRelativeArrangement")
    return result
  }
}
