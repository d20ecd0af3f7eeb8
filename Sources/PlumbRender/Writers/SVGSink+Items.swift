import Foundation

extension SVGSink {
  mutating func write(_ item: DisplayItem) {
    switch item {
    case .shape(let shape): write(shape)
    case .text(let run): write(run)
    case .image(let image): image.items.forEach { write($0) }
    case .group(let group): write(group)
    }
  }

  private mutating func write(_ shape: DisplayShape) {
    writePath(shape.path, Self.paint(shape))
  }

  private mutating func writePath(_ path: DisplayPath, _ style: Attributes) {
    switch path {
    case .roundedRect(let rect, let radius):
      var place: Attributes = [
        ("x", number(rect.minX)), ("y", number(rect.minY)),
        ("width", number(rect.width)), ("height", number(rect.height)),
      ]
      let fitting = DisplayPath.fittingRadius(radius, in: rect)
      if fitting > 0 { place.append(("rx", DecimalText.of(fitting))) }
      element("rect", place + style)
    case .ellipse(let rect):
      element(
        "ellipse",
        [
          ("cx", number(rect.midX)), ("cy", number(rect.midY)),
          ("rx", number(rect.width / 2)), ("ry", number(rect.height / 2)),
        ] + style)
    case .segments(let segments):
      guard !segments.isEmpty else { return }
      element("path", [("d", Self.outline(segments))] + style)
    }
  }

  private static func outline(_ segments: [DisplayPath.Segment]) -> String {
    segments.map { segment in
      switch segment {
      case .move(let point): "M\(pair(point))"
      case .line(let point): "L\(pair(point))"
      case .curve(let point, let control1, let control2):
        "C\(pair(control1)) \(pair(control2)) \(pair(point))"
      case .close: "Z"
      }
    }.joined()
  }

  private mutating func write(_ run: DisplayText) {
    let width = run.width ?? 0
    let (share, anchor): (Double, String?) =
      switch run.anchor {
      case .middle where width > 0: (0.5, "middle")
      case .end where width > 0: (1, "end")
      default: (0, nil)
      }
    var attributes: Attributes = [
      ("x", DecimalText.of(Double(run.origin.x) + width * share)), ("y", number(run.origin.y)),
      ("font-size", DecimalText.of(run.font.size)),
    ]
    if let anchor { attributes.append(("text-anchor", anchor)) }
    if run.font.weight != 400 { attributes.append(("font-weight", String(run.font.weight))) }
    if run.font.isItalic { attributes.append(("font-style", "italic")) }
    switch run.font.family {
    case .system: break
    case .monospaced: attributes.append(("font-family", SVGWriter.monospacedFonts))
    case .named(let name):
      attributes.append(("font-family", Self.quoted(name) + ", " + SVGWriter.systemFonts))
    }
    if run.letterSpacing != 0 { attributes.append(("letter-spacing", DecimalText.of(run.letterSpacing))) }
    if run.isUnderlined { attributes.append(("text-decoration", "underline")) }
    attributes += Self.color("fill", run.color)
    if width > 0 {
      attributes.append(("textLength", DecimalText.of(width)))
      attributes.append(("lengthAdjust", "spacingAndGlyphs"))
    }
    // Without this a viewer would fold the spaces, and the width would then stretch what is left.
    let hasLooseSpaces = run.text.hasPrefix(" ") || run.text.hasSuffix(" ") || run.text.contains("  ")
    if hasLooseSpaces { attributes.append(("xml:space", "preserve")) }
    element("text", attributes, text: run.text)
  }

  private mutating func write(_ group: DisplayGroup) {
    let isNamed = group.key != nil
    guard group.opacity > 0 || isNamed else { return }
    if let key = group.key { enter(key) }
    defer { if isNamed { leave() } }
    var attributes: Attributes = []
    if group.transform != .identity || isNamed {
      attributes.append(("transform", Self.transform(group.transform)))
    }
    if group.opacity < 1 || isNamed { attributes.append(("opacity", DecimalText.of(group.opacity))) }
    if let clip = group.clip {
      let id = newClipID()
      open("clipPath", [("id", id)])
      // The clip applies to the group after its transform, in the coordinates around it.
      writePath(clip, group.transform == .identity ? [] : [("transform", Self.transform(group.transform))])
      close("clipPath")
      // A clip on an element with a transform is taken in the transformed coordinates: hence a group around.
      open("g", [("clip-path", "url(#\(id))")])
    }
    open("g", attributes)
    if let title = group.title { element("title", [], text: title) }
    for item in group.items { write(item) }
    close("g")
    if group.clip != nil { close("g") }
  }

  private static func paint(_ shape: DisplayShape) -> Attributes {
    var attributes = shape.fill.map { color("fill", $0) } ?? [("fill", "none")]
    guard let stroke = shape.stroke else { return attributes }
    attributes += color("stroke", stroke.color)
    if stroke.width != 1 { attributes.append(("stroke-width", DecimalText.of(stroke.width))) }
    if !stroke.dashes.isEmpty {
      let dashes = stroke.dashes.map(DecimalText.of).joined(separator: " ")
      attributes.append(("stroke-dasharray", dashes))
    }
    if stroke.isRound {
      attributes.append(("stroke-linecap", "round"))
      attributes.append(("stroke-linejoin", "round"))
    }
    return attributes
  }

  private static func color(_ name: String, _ color: DisplayColor) -> Attributes {
    var attributes: Attributes = [(name, hexadecimal(color))]
    if color.alpha < 1 { attributes.append(("\(name)-opacity", DecimalText.of(color.alpha))) }
    return attributes
  }

  /// A colour as `#rrggbb`, without its alpha.
  static func hexadecimal(_ color: DisplayColor) -> String {
    let digits = Array("0123456789abcdef")
    return [color.red, color.green, color.blue].reduce(into: "#") { text, component in
      let byte = Int((component * 255).rounded())
      text.append(digits[byte >> 4])
      text.append(digits[byte & 15])
    }
  }

  private static func transform(_ transform: DisplayTransform) -> String {
    let number = DecimalText.of
    if transform.isTranslation { return "translate(\(number(transform.tx)) \(number(transform.ty)))" }
    let numbers = [transform.a, transform.b, transform.c, transform.d].map(fineNumber)
    return "matrix(\(numbers.joined(separator: " ")) \(number(transform.tx)) \(number(transform.ty)))"
  }

  /// Factors get six decimals: an error of a thousandth would show at the far end of a wide view.
  static func fineNumber(_ value: Double) -> String {
    let whole = DecimalText.of(value)
    guard abs(value) < 1000, let coarse = Double(whole), coarse != value else { return whole }
    let millionths = (value * 1_000_000).rounded()
    let digits = String(Int64(abs(millionths)))
    let padded = String(repeating: "0", count: max(0, 7 - digits.count)) + digits
    let sign = millionths < 0 ? "-" : ""
    return sign + padded.dropLast(6) + "." + padded.suffix(6)
  }

  /// A family's name between quotes. Quotes, escapes and line ends have no place in one.
  private static func quoted(_ name: String) -> String {
    "'" + name.filter { !"'\"\\;\n\r".contains($0) } + "'"
  }

  private func number(_ value: CGFloat) -> String { DecimalText.of(Double(value)) }

  private static func pair(_ point: CGPoint) -> String {
    "\(DecimalText.of(Double(point.x))) \(DecimalText.of(Double(point.y)))"
  }
}
