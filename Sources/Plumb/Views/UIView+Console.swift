extension UIView {
  /// `<UIView: 0x7f8; frame = (0 0; 100 50); autoresize = W+H; layer = <CALayer: 0x600>>`, as Apple's console
  /// prints a view.
  var consoleDescription: String {
    let frame = self.frame
    var parts = [
      consoleName(self).replacingOccurrences(of: ":0x", with: ": 0x"),
      "frame = (\(consoleNumber(frame.origin.x)) \(consoleNumber(frame.origin.y)); "
        + "\(consoleNumber(frame.size.width)) \(consoleNumber(frame.size.height)))",
    ]
    if let text = consoleText { parts.append("text = '\(text)'") }
    if !transform.isIdentity {
      let t = transform
      parts.append(
        "transform = [\([t.a, t.b, t.c, t.d, t.tx, t.ty].map(consoleNumber).joined(separator: ", "))]")
    }
    if clipsToBounds { parts.append("clipsToBounds = YES") }
    if isHidden { parts.append("hidden = YES") }
    if alpha != 1 { parts.append("alpha = \(consoleNumber(alpha))") }
    if !isOpaque { parts.append("opaque = NO") }
    if !autoresizingMask.isEmpty { parts.append("autoresize = \(autoresizingMask.consoleDescription)") }
    if tag != 0 { parts.append("tag = \(tag)") }
    if !isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    parts.append("layer = <\(consoleName(layer).replacingOccurrences(of: ":0x", with: ": 0x"))>")
    return "<\(parts.joined(separator: "; "))>"
  }
}

extension UIView {
  /// What a label or a text field says, as far as the console shows it.
  private var consoleText: String? {
    switch self {
    case let label as UILabel: label.text
    case let field as UITextField: field.text
    default: nil
    }
  }
}

extension UIView.AutoresizingMask {
  /// The letters of Apple's console: `W+H`, `LM+RM+TM+BM`.
  var consoleDescription: String {
    let letters: [(UIView.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
      (.flexibleTopMargin, "TM"),
      (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    return letters.filter { contains($0.0) }.map(\.1).joined(separator: "+")
  }
}
