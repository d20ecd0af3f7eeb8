import Plumb
import PlumbLayout

/// Gives a view the properties that its node states.
struct ViewConfigurator: ViewIsolated {
  let node: ViewNode
  let document: InterfaceDocument
  let content: ImportOptions.Content
  let notes: DocumentNotes

  func configure(_ view: UIView) {
    configureView(view)
    switch view {
    case let label as UILabel: configure(label)
    case let button as UIButton: configure(button)
    case let image as UIImageView: configure(image)
    case let field as UITextField: configure(field)
    case let text as UITextView: configure(text)
    case let stack as UIStackView: configure(stack)
    case let effect as UIVisualEffectView: configure(effect)
    case let bar as UISearchBar: configure(bar)
    case let bar as UINavigationBar: configure(bar)
    case let bar as UIToolbar: configure(bar)
    case let bar as UITabBar: configure(bar)
    case let table as UITableView: configure(table)
    default: configureControl(view)
    }
    if let control = view as? UIControl { configureAlignment(of: control) }
  }

  private func configureView(_ view: UIView) {
    view.isHidden = node.isHidden
    view.clipsToBounds = flag("clipsSubviews")
    view.isOpaque = flag("opaque", missing: true)
    view.accessibilityIdentifier = node.id
    if let alpha = number("alpha") { view.alpha = alpha }
    if let tag = number("tag"), abs(tag) < 1e9 { view.tag = Int(tag) }
    if let color = color("backgroundColor") { view.backgroundColor = color }
    if let color = color("tintColor") { view.tintColor = color }
    if let mode = node["contentMode"].flatMap({ Self.contentModes[$0] }) { view.contentMode = mode }
    switch node["semanticContentAttribute"] {
    case "playback"?: view.semanticContentAttribute = .playback
    case "spatial"?: view.semanticContentAttribute = .spatial
    case "forceLeftToRight"?: view.semanticContentAttribute = .forceLeftToRight
    case "forceRightToLeft"?: view.semanticContentAttribute = .forceRightToLeft
    default: break
    }
    configureLayer(of: view)
  }

  /// The layer's properties that documents set through user-defined runtime attributes.
  private func configureLayer(of view: UIView) {
    for attribute in node.child("userDefinedRuntimeAttributes")?.children ?? [] {
      guard let path = attribute["keyPath"] else { continue }
      let number = (attribute.child("integer") ?? attribute.child("real") ?? attribute.child("number"))?
        .number("value", notes)
      switch path {
      case "layer.cornerRadius", "cornerRadius": if let number { view.layer.cornerRadius = number }
      case "layer.borderWidth", "borderWidth": if let number { view.layer.borderWidth = number }
      case "layer.masksToBounds": view.clipsToBounds = attribute["value"] == "YES"
      default: break
      }
    }
  }

  private static let contentModes: [String: UIView.ContentMode] = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
    "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
    "topLeft": .topLeft, "TopLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft,
    "bottomRight": .bottomRight,
  ]
}

// MARK: Values

extension ViewConfigurator {
  func flag(_ attribute: String, missing: Bool = false) -> Bool {
    node[attribute].map { $0 == "YES" } ?? missing
  }

  func number(_ attribute: String) -> Double? {
    node.number(attribute, notes)
  }

  /// A whole number that fits where counts are wanted.
  func count(_ attribute: String) -> Int? {
    number(attribute).flatMap { $0 >= 0 && $0 <= 1_000_000 ? Int($0) : nil }
  }

  func color(_ key: String) -> UIColor? { node.value(forKey: key).flatMap { color(of: $0) } }

  func color(of element: MarkupElement) -> UIColor? {
    guard element.name == "color", let color = ColorNode(element, notes) else { return nil }
    return self.color(color, depth: 0)
  }

  /// A name leads to the document's resources, where it may lead on; a circle ends after a few steps.
  private func color(_ color: ColorNode, depth: Int) -> UIColor? {
    switch color {
    case .components(let red, let green, let blue, let alpha):
      UIColor(red: red, green: green, blue: blue, alpha: alpha)
    case .system(let name):
      UIColor.systemColor(named: name)
        ?? (depth < 4 ? document.resources.colors[name].flatMap { self.color($0, depth: depth + 1) } : nil)
    case .named(let name):
      depth < 4 ? document.resources.colors[name].flatMap { self.color($0, depth: depth + 1) } : nil
    }
  }

  /// The font of a property, at the class's usual size where the document states none.
  func font(_ key: String, defaultSize: Double) -> UIFont? {
    guard let element = node.value(forKey: key), element.name == "fontDescription" else { return nil }
    return font(FontNode(element, notes), defaultSize: defaultSize)
  }

  func font(_ font: FontNode, defaultSize: Double) -> UIFont {
    let size = font.pointSize ?? defaultSize
    switch font.face {
    case .system:
      return .systemFont(ofSize: size, weight: font.weight.flatMap { Self.weights[$0] } ?? .regular)
    case .boldSystem: return .boldSystemFont(ofSize: size)
    case .italicSystem: return .italicSystemFont(ofSize: size)
    case .style(let name): return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: name))
    case .named(let name): return UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
    }
  }

  private static let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]

  /// An image by its name, of the size that the document's resources state.
  func image(named name: String?, catalog: String?) -> UIImage? {
    guard let name, !name.isEmpty else { return nil }
    let isSystem = catalog == "system"
    let size = document.resources.image(named: name, isSystem: isSystem)?.size ?? .zero
    if isSystem, size == .zero, let symbol = UIImage(systemName: name) { return symbol }
    return UIImage(name: name, size: CGSize(width: max(0, size.width), height: max(0, size.height)))
  }

  var textAlignment: NSTextAlignment? {
    switch node["textAlignment"] {
    case "left"?: .left
    case "center"?: .center
    case "right"?: .right
    case "justified"?: .justified
    case "natural"?: .natural
    default: nil
    }
  }

  var lineBreakMode: NSLineBreakMode? {
    switch node["lineBreakMode"] {
    case "wordWrap"?: .byWordWrapping
    case "characterWrap"?: .byCharWrapping
    case "clip"?: .byClipping
    case "headTruncation"?: .byTruncatingHead
    case "tailTruncation"?: .byTruncatingTail
    case "middleTruncation"?: .byTruncatingMiddle
    default: nil
    }
  }

  /// The text of a property: an attribute, a `string` element, or the pieces of an attributed string.
  func text(_ key: String, attributedKey: String = "attributedText") -> String? {
    if let text = node[key] { return text }
    if let element = node.value(forKey: key), element.name == "string" || element.name == "mutableString" {
      return element.text
    }
    return node.value(forKey: attributedKey).flatMap(Self.plainText)
  }

  /// The characters of an `attributedString`.
  static func plainText(of element: MarkupElement) -> String? {
    guard element.name == "attributedString" else { return nil }
    let pieces = element.children.filter { $0.name == "fragment" }.map { fragment in
      fragment["content"] ?? fragment.value(forKey: "content")?.text ?? ""
    }
    return pieces.joined()
  }
}
