import Foundation

/// Makes the constraints of a visual format.
struct FormatBuilder: ViewIsolated {
  let line: FormatLine
  let text: String
  let options: NSLayoutConstraint.FormatOptions
  let metrics: [String: Any]
  let views: [String: Any]
  let location: NSLayoutConstraint.SourceLocation?
  private var made: [NSLayoutConstraint] = []

  init(
    line: FormatLine, text: String, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any],
    views: [String: Any], location: NSLayoutConstraint.SourceLocation?
  ) {
    self.line = line
    self.text = text
    self.options = options
    self.metrics = metrics
    self.views = views
    self.location = location
  }

  mutating func build() throws(NSLayoutConstraint.FormatError) -> [NSLayoutConstraint] {
    let alignments = try alignments()
    for (place, element) in line.elements.enumerated() {
      if place > 0 { try connect(line.elements[place - 1], element, line.connections[place - 1]) }
      if case .view(let name, let predicates) = element { try size(name, predicates) }
    }
    let items = line.elements.compactMap { element -> FormatName? in
      if case .view(let name, _) = element { return name }
      return nil
    }
    for (one, other) in zip(items, items.dropFirst()) {
      for alignment in alignments {
        let (first, second) = (try item(one), try item(other))
        try add(first, alignment, .equal, second, alignment, at: other.column)
      }
    }
    return made
  }

  // MARK: Sizes

  private mutating func size(
    _ name: FormatName, _ predicates: [FormatPredicate]
  ) throws(NSLayoutConstraint.FormatError) {
    let item = try item(name)
    let attribute: NSLayoutConstraint.Attribute = line.axis == .horizontal ? .width : .height
    for predicate in predicates {
      let priority = try priority(predicate)
      if case .name(let other, let term) = predicate.value, views[other.text] != nil {
        try add(
          item, attribute, predicate.relation, try self.item(other),
          try sizeAttribute(term.attribute) ?? attribute, multiplier: try multiplier(term),
          constant: try constant(term), priority: priority, at: predicate.column)
      } else {
        try add(
          item, attribute, predicate.relation, nil, .notAnAttribute, constant: try constant(predicate),
          priority: priority, at: predicate.column)
      }
    }
  }

  private func sizeAttribute(
    _ name: FormatName?
  ) throws(NSLayoutConstraint.FormatError) -> NSLayoutConstraint.Attribute? {
    switch name?.text {
    case nil: return nil
    case "width": return .width
    case "height": return .height
    default: throw fault("A size can be compared with 'width' or 'height'", name?.column ?? 1)
    }
  }

  private func multiplier(_ term: FormatTerm) throws(NSLayoutConstraint.FormatError) -> CGFloat {
    guard let number = term.multiplier else { return 1 }
    let value = try value(number)
    if term.divides, value == 0 { throw fault("A size cannot be divided by 0", number.column) }
    return term.divides ? 1 / value : value
  }

  private func constant(_ term: FormatTerm) throws(NSLayoutConstraint.FormatError) -> CGFloat {
    guard let number = term.constant else { return 0 }
    return term.subtracts ? -(try value(number)) : try value(number)
  }

  // MARK: Spaces

  private mutating func connect(
    _ before: FormatElement, _ after: FormatElement, _ connection: FormatConnection
  ) throws(NSLayoutConstraint.FormatError) {
    let ends = FormatEnds(axis: line.axis, options: options)
    let (one, other) = (try side(before, beside: after), try side(after, beside: before))
    let reachesSuperview = one.isSuperview || other.isSuperview
    // In a format that runs to the left or up the later item has the smaller coordinate.
    func relate(
      _ relation: NSLayoutConstraint.Relation, _ space: CGFloat, _ priority: UILayoutPriority, at column: Int,
      toMargin: Bool = false
    ) throws(NSLayoutConstraint.FormatError) {
      var leading = one.isSuperview ? ends.start : ends.end
      var trailing = other.isSuperview ? ends.end : ends.start
      if ends.isBaseline, !reachesSuperview { (leading, trailing) = (.lastBaseline, .firstBaseline) }
      if toMargin { if one.isSuperview { leading = leading.margin } else { trailing = trailing.margin } }
      if ends.runsBackwards {
        try add(
          one.item, leading, relation, other.item, trailing, constant: space, priority: priority, at: column)
      } else {
        try add(
          other.item, trailing, relation, one.item, leading, constant: space, priority: priority, at: column)
      }
    }
    switch connection {
    case .flush(let column): try relate(.equal, 0, .required, at: column)
    case .standard(let column):
      // At the edge of a superview the standard space is its layout margin; a guide has none.
      let isAtMargin = (one.isSuperview && one.item is UIView) || (other.isSuperview && other.item is UIView)
      try relate(
        .equal, isAtMargin ? 0 : NSLayoutConstraint.systemSpacing, .required, at: column, toMargin: isAtMargin
      )
    case .spaces(let predicates):
      for predicate in predicates {
        try relate(predicate.relation, try constant(predicate), try priority(predicate), at: predicate.column)
      }
    }
  }

  private func side(
    _ element: FormatElement, beside neighbour: FormatElement
  ) throws(NSLayoutConstraint.FormatError) -> (item: AnyObject, isSuperview: Bool) {
    switch element {
    case .view(let name, _): return (try item(name), false)
    case .superview(let column):
      if let given = views["|"] {
        guard let item = ItemReference.of(given)?.item else {
          throw fault("'|' is a view or layout guide, not \(type(of: given))", column)
        }
        return (item, true)
      }
      guard case .view(let name, _) = neighbour else { throw fault("Expected a view", column) }
      let item = try item(name)
      guard let superview = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView else {
        throw fault(
          "Unable to interpret '|' character, because the related view doesn't have a superview", column)
      }
      return (superview, true)
    }
  }

  // MARK: Alignment

  private func alignments() throws(NSLayoutConstraint.FormatError) -> [NSLayoutConstraint.Attribute] {
    let bits = options.intersection(.alignmentMask).rawValue
    let found = (1...12).compactMap {
      bits & (1 << $0) == 0 ? nil : NSLayoutConstraint.Attribute(rawValue: $0)
    }
    for attribute in found {
      guard !attribute.isSize else {
        throw fault("The options align by a size, which is no alignment", 1)
      }
      if attribute.axis == line.axis {
        let edge = line.axis == .horizontal ? "vertical" : "horizontal"
        let layout = line.axis == .horizontal ? "horizontal" : "vertical"
        throw fault(
          "Options mask required views to be aligned on a \(edge) edge, which is not allowed for layout that is "
            + "\(layout)", 1)
      }
    }
    return found
  }

  // MARK: Values

  private func item(_ name: FormatName) throws(NSLayoutConstraint.FormatError) -> AnyObject {
    guard let value = views[name.text] else {
      throw fault("\(name.text) is not a key in the views dictionary", name.column)
    }
    guard let item = ItemReference.of(value)?.item else {
      throw fault("\(name.text) is a view or layout guide, not \(type(of: value))", name.column)
    }
    return item
  }

  private func constant(_ predicate: FormatPredicate) throws(NSLayoutConstraint.FormatError) -> CGFloat {
    switch predicate.value {
    case .number(let value, _): return CGFloat(value)
    case .name(let name, let term):
      guard term.isPlain else {
        throw fault("Only a view's size takes an attribute or arithmetic", name.column)
      }
      return try value(.metric(name))
    }
  }

  private func priority(_ predicate: FormatPredicate) throws(NSLayoutConstraint.FormatError)
    -> UILayoutPriority
  {
    guard let number = predicate.priority else { return .required }
    let value = try value(number)
    guard value > 0, value <= 1000 else {
      throw fault("A priority lies above 0 and is at most 1000, not \(value)", number.column)
    }
    return UILayoutPriority(Float(value))
  }

  private func value(_ number: FormatNumber) throws(NSLayoutConstraint.FormatError) -> CGFloat {
    switch number {
    case .literal(let value, _): return CGFloat(value)
    case .metric(let name):
      guard let metric = metrics[name.text] else {
        let isView = views[name.text] != nil
        throw fault(
          isView
            ? "\(name.text) is a view; a number or a metric is expected"
            : "\(name.text) is not a key in the metrics dictionary", name.column)
      }
      guard let value = Self.number(metric) else {
        throw fault("The metric \(name.text) is not a number but \(type(of: metric))", name.column)
      }
      guard value.isFinite else { throw fault("The metric \(name.text) is not finite", name.column) }
      return value
    }
  }

  private static func number(_ value: Any) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as any BinaryInteger: CGFloat(Double(value))
    case let value as any BinaryFloatingPoint: CGFloat(Double(value))
    case let value as UILayoutPriority: CGFloat(value.rawValue)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }

  // MARK: Constraints

  private mutating func add(
    _ first: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
    _ second: AnyObject?, _ other: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1,
    constant: CGFloat = 0,
    priority: UILayoutPriority = .required, at column: Int
  ) throws(NSLayoutConstraint.FormatError) {
    do {
      made.append(
        try NSLayoutConstraint(
          checking: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: other,
          multiplier: multiplier, constant: constant, priority: priority, at: location))
    } catch {
      throw fault(error.description, column)
    }
  }

  private func fault(_ message: String, _ column: Int) -> NSLayoutConstraint.FormatError {
    NSLayoutConstraint.FormatError(message: message, format: text, column: column)
  }
}
