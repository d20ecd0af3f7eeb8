import PlumbText

extension UIFont {
  /// The font as the measurer knows it.
  package var request: FontRequest {
    let family: FontFamily =
      switch face.family {
      case .named(let name): .named(name)
      case .system(.monospaced): .monospaced
      case .system: face.hasMonospacedDigits ? .monospacedDigits : .system
      }
    return FontRequest(
      family: family, pointSize: pointSize, weight: FontWeight(face.weight.rawValue), isItalic: face.isItalic)
  }
}

extension NSLineBreakMode {
  var forMeasuring: LineBreakMode { LineBreakMode(rawValue: rawValue) ?? .byTruncatingTail }
}

extension NSParagraphStyle {
  var format: ParagraphFormat {
    ParagraphFormat(
      lineSpacing: lineSpacing, lineHeightMultiple: lineHeightMultiple,
      minimumLineHeight: minimumLineHeight, maximumLineHeight: maximumLineHeight,
      paragraphSpacing: paragraphSpacing)
  }
}
