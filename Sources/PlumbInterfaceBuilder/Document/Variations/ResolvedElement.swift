/// An element together with those of its variations that apply to chosen size classes.
struct ResolvedElement: Sendable {
  let element: MarkupElement
  /// By increasing specificity, in the order of the document among equals; later ones win.
  private let variations: [MarkupElement]

  init(_ element: MarkupElement, classes: SizeClasses, notes: DocumentNotes) {
    self.element = element
    guard element.children.contains(where: { $0.name == "variation" }) else {
      variations = []
      return
    }
    var matching: [(specificity: Int, index: Int, element: MarkupElement)] = []
    for child in element.children where child.name == "variation" {
      guard let key = VariationKey(child["key"] ?? "") else {
        notes.add(
          "a variation for \"\((child["key"] ?? "").prefix(40))\" is not understood; ignored", at: child)
        continue
      }
      if key.matches(classes) { matching.append((key.specificity, matching.count, child)) }
    }
    matching.sort { ($0.specificity, $0.index) < ($1.specificity, $1.index) }
    variations = matching.map(\.element)
  }

  /// The value of an attribute, from the most specific variation that states it.
  subscript(_ attribute: String) -> String? {
    if !variations.isEmpty, attribute != "key" {
      for variation in variations.reversed() {
        if let value = variation[attribute] { return value }
      }
    }
    return element[attribute]
  }

  /// Every attribute with its resolved value.
  var attributes: [String: String] {
    var result: [String: String] = [:]
    for attribute in element.attributes { result[attribute.name] = attribute.value }
    for variation in variations {
      for attribute in variation.attributes where attribute.name != "key" {
        result[attribute.name] = attribute.value
      }
    }
    return result
  }

  func flag(_ attribute: String, missing: Bool = false) -> Bool {
    self[attribute].map { $0 == "YES" } ?? missing
  }

  func number(_ attribute: String, _ notes: DocumentNotes) -> Double? {
    self[attribute].flatMap { MarkupElement.number($0, attribute: attribute, of: element, notes) }
  }

  /// The child that is the value of a property, from the most specific variation that states it.
  func value(forKey key: String) -> MarkupElement? {
    if !variations.isEmpty {
      for variation in variations.reversed() {
        if let value = variation.value(forKey: key) { return value }
      }
    }
    return element.value(forKey: key)
  }

  /// Ids of the subviews or constraints that are not installed.
  func notInstalled(_ property: String) -> Set<String> {
    var excluded: Set<String> = []
    for variation in variations {
      for mask in variation.children where mask.name == "mask" && mask["key"] == property {
        for change in mask.children {
          guard let id = change["reference"] else { continue }
          switch change.name {
          case "exclude": excluded.insert(id)
          case "include": excluded.remove(id)
          default: break
          }
        }
      }
    }
    return excluded
  }
}
