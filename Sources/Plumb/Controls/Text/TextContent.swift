import PlumbText

/// The text of a control with its attributes, ready to be measured. It never changes: who shows it shares it.
package final class TextContent {
  /// The look of one stretch of text, by the index of its run.
  package struct Style {
    package var font: UIFont
    package var color: UIColor?
    package var backgroundColor: UIColor?
    package var underline: NSUnderlineStyle = []
    package var strikethrough: NSUnderlineStyle = []
    package var baselineOffset: CGFloat = 0
  }

  package let styled: StyledText
  package let styles: [Style]
  /// The alignment and the line break mode that an attributed text brings along.
  let paragraphStyle: NSParagraphStyle?

  private init(_ styled: StyledText, _ styles: [Style], _ paragraphStyle: NSParagraphStyle?) {
    self.styled = styled
    self.styles = styles
    self.paragraphStyle = paragraphStyle
  }

  convenience init(_ text: String, font: UIFont) {
    self.init(StyledText(text, font: font.request), [Style(font: font)], nil)
  }

  /// Reads an attributed text; `font` and `paragraphStyle` stand in for attributes that it lacks.
  convenience init(_ text: NSAttributedString, font: UIFont) {
    var runs: [TextRun] = []
    var styles: [Style] = []
    var paragraph: NSParagraphStyle?
    let string = text.string as NSString
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) {
      attributes, range, _ in
      let style = Style(attributes, font: font)
      paragraph = paragraph ?? attributes[.paragraphStyle] as? NSParagraphStyle
      let spacing = attributes.number(.kern) ?? attributes.number(.tracking) ?? 0
      runs.append(
        TextRun(string.substring(with: range), font: style.font.request, letterSpacing: Double(spacing)))
      styles.append(style)
    }
    if runs.isEmpty {
      runs = [TextRun("", font: font.request)]
      styles = [Style(font: font)]
    }
    self.init(StyledText(runs, paragraph: paragraph?.format ?? ParagraphFormat()), styles, paragraph)
  }

  var isEmpty: Bool { styled.runs.allSatisfy { $0.text.isEmpty } }

  var firstFont: UIFont { styles[0].font }
  var lastFont: UIFont { styles[styles.count - 1].font }

  /// The same text with every font at a fraction of its size.
  func scaled(by factor: CGFloat) -> TextContent {
    var (styled, styles) = (styled, styles)
    for index in styles.indices {
      styles[index].font = styles[index].font.withSize(styles[index].font.pointSize * factor)
      styled.runs[index].font = styles[index].font.request
    }
    return TextContent(styled, styles, paragraphStyle)
  }
}

extension TextContent.Style {
  init(_ attributes: [NSAttributedString.Key: Any], font: UIFont) {
    self.font = attributes[.font] as? UIFont ?? font
    color = attributes[.foregroundColor] as? UIColor
    backgroundColor = attributes[.backgroundColor] as? UIColor
    underline = NSUnderlineStyle(rawValue: Int(attributes.number(.underlineStyle) ?? 0))
    strikethrough = NSUnderlineStyle(rawValue: Int(attributes.number(.strikethroughStyle) ?? 0))
    baselineOffset = attributes.number(.baselineOffset) ?? 0
  }
}

extension [NSAttributedString.Key: Any] {
  /// A finite number, in whatever type the program put it.
  fileprivate func number(_ key: NSAttributedString.Key) -> CGFloat? {
    let value: Double? =
      switch self[key] {
      case let number as NSNumber: number.doubleValue
      case let number as Double: number
      case let number as CGFloat: Double(number)
      case let number as Int: Double(number)
      case let number as Float: Double(number)
      default: nil
      }
    return value.flatMap { abs($0) < 1e6 ? CGFloat($0) : nil }
  }
}
