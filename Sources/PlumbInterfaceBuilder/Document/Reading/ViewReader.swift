import PlumbLayout

/// Makes view nodes of elements, with the variations of chosen size classes.
struct ViewReader {
  let classes: SizeClasses
  let designables: [String: ExplicitSize]
  let notes: DocumentNotes

  /// Reads a view with everything that is laid out together with it.
  ///
  /// Recursion is as deep as the document, which the reader of markup limits.
  func read(_ element: MarkupElement) -> ViewNode {
    let source = ResolvedElement(element, classes: classes, notes: notes)
    var draft = ViewDraft(source: source, kind: Self.kind(of: element))
    draft.frame = source.value(forKey: "frame").flatMap { $0.rectangle(notes) }
    draft.mask = Self.mask(source.value(forKey: "autoresizingMask"))
    draft.translatesMask = source.flag("translatesAutoresizingMaskIntoConstraints", missing: true)
    draft.priorities = priorities(source)
    draft.explicitSize = explicitSize(source)
    draft.margins = margins(source)
    draft.guides = Self.guides(element)
    if draft.kind == .stackView { draft.stack = stack(source) }
    readSubviews(&draft)
    readConstraints(&draft)
    return ViewNode(draft)
  }

  /// Kinds by the numbers of names: to look through all of them for each element would take longer than to read it.
  private static let kinds = (0..<KnownNames.shared.count).map { number in
    ViewKind(rawValue: KnownNames.shared[Int16(number)]) ?? .other
  }

  static func kind(of element: MarkupElement) -> ViewKind {
    if element.number != KnownNames.none { return kinds[Int(element.number)] }
    // A raw value that is no element of its own is as good as none.
    return ViewKind(rawValue: element.name) ?? .other
  }

  /// Whether an element is a view: one of a known kind, or one that has recorded a frame.
  static func isView(_ element: MarkupElement) -> Bool {
    kind(of: element) != .other || element.child("rect", key: "frame") != nil
  }

  /// The content view that the container itself places.
  static func managedContent(of element: MarkupElement) -> MarkupElement? {
    element.children.first { $0["key"] == "contentView" && $0.name != "variation" && isView($0) }
  }

  private func readSubviews(_ draft: inout ViewDraft) {
    let excluded = draft.source.notInstalled("subviews")
    draft.notInstalled.formUnion(excluded)
    if let content = Self.managedContent(of: draft.source.element) {
      draft.subviews.append(read(content))
    }
    for list in draft.source.element.children where list.name == "subviews" {
      for child in list.children {
        if let id = child["id"], excluded.contains(id) { continue }
        draft.subviews.append(read(child))
      }
    }
  }

  private func readConstraints(_ draft: inout ViewDraft) {
    let excluded = draft.source.notInstalled("constraints")
    draft.notInstalled.formUnion(excluded)
    for list in draft.source.element.children where list.name == "constraints" {
      for child in list.children where child.name == "constraint" {
        if let id = child["id"], excluded.contains(id) { continue }
        if let constraint = readConstraint(child) { draft.constraints.append(constraint) }
      }
    }
  }

  private static func mask(_ element: MarkupElement?) -> AutoresizingMask {
    guard let element else { return [] }
    return AutoresizingMask.names.reduce(into: AutoresizingMask()) { mask, part in
      if element.flag(part.name) { mask.insert(part.mask) }
    }
  }

  private static func guides(_ element: MarkupElement) -> [GuideNode] {
    element.children.compactMap { child in
      guard let id = child["id"] else { return nil }
      switch child.name {
      case "viewLayoutGuide":
        return GuideNode.Kind(rawValue: child["key"] ?? "").map { GuideNode(id: id, kind: $0) }
      case "keyboardLayoutGuide": return GuideNode(id: id, kind: .keyboard)
      default: return nil
      }
    }
  }
}
