extension MarkupElement {
  /// Reads a whole document and returns its root.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8, with or without a byte order mark.
  ///   - file: the name that errors carry.
  ///   - limits: what is refused as too large.
  /// - Complexity: O(n) in time and memory.
  public static func parse(
    _ bytes: [UInt8], file: String, limits: MarkupLimits = MarkupLimits()
  ) throws(MarkupError) -> MarkupElement {
    var reader = try MarkupReader(bytes, file: file, limits: limits)
    var open: [Draft] = []
    var root: MarkupElement?
    // White space between tags is most of an Interface Builder document's text, and says nothing.
    reader.passesOverBlankText = true
    while let token = try reader.advance() {
      switch token {
      case .start(let position):
        let name = reader.openElements[reader.openElements.count - 1]
        open.append(
          Draft(
            name: name.text, number: name.number, attributes: reader.takenAttributes(), position: position)
        )
        reader.passesOverBlankText = true
      case .text(let text):
        if !open.isEmpty, !open[open.count - 1].text.isEmpty || !text.isBlank {
          open[open.count - 1].text += text
          reader.passesOverBlankText = false
        }
      case .end(_):
        guard let element = open.popLast()?.finished() else { break }
        if open.isEmpty {
          root = element
        } else {
          open[open.count - 1].children.append(element)
          reader.passesOverBlankText = open[open.count - 1].text.isEmpty
        }
      case .empty(let name, let position):
        let element = MarkupElement(
          name: name.text, number: name.number, attributes: reader.takenAttributes(), children: [], text: "",
          position: position)
        if open.isEmpty {
          root = element
        } else {
          open[open.count - 1].children.append(element)
        }
      }
    }
    guard let root else { throw reader.error(.missingRoot) }
    return root
  }

  /// An element whose end tag has not been read yet.
  private struct Draft {
    var name: String
    var number: Int16
    var attributes: [MarkupAttribute]
    var position: MarkupPosition
    var children: [MarkupElement] = []
    var text = ""

    func finished() -> MarkupElement {
      MarkupElement(
        name: name, number: number, attributes: attributes, children: children, text: text,
        position: position)
    }
  }
}

extension String {
  /// Whether there is nothing but XML's white space.
  fileprivate var isBlank: Bool { utf8.allSatisfy(MarkupCharacter.isSpace) }
}
