import Plumb
import PlumbLayout

extension ViewConfigurator {
  func configure(_ button: UIButton) {
    for state in node.element.element.children where state.name == "state" {
      configure(button, state)
    }
    if let font = font("fontDescription", defaultSize: 15) { button.titleLabel?.font = font }
    if let mode = lineBreakMode { button.titleLabel?.lineBreakMode = mode }
    if let insets = insets("contentEdgeInsets") { button.contentEdgeInsets = insets }
    if let insets = insets("titleEdgeInsets") { button.titleEdgeInsets = insets }
    if let insets = insets("imageEdgeInsets") { button.imageEdgeInsets = insets }
    if let element = node.value(forKey: "configuration"), element.name == "buttonConfiguration" {
      button.configuration = configuration(element)
    }
  }

  private func configure(_ button: UIButton, _ element: MarkupElement) {
    let state: UIControl.State
    switch element["key"] {
    case "normal"?: state = .normal
    case "highlighted"?: state = .highlighted
    case "disabled"?: state = .disabled
    case "selected"?: state = .selected
    default: return
    }
    let title =
      element["title"] ?? element.value(forKey: "title")?.text
      ?? element.value(forKey: "attributedTitle").flatMap(Self.plainText)
    if let title { button.setTitle(title, for: state) }
    if let color = element.value(forKey: "titleColor").flatMap({ color(of: $0) }) {
      button.setTitleColor(color, for: state)
    }
    let reference = element.child("imageReference", key: "image")
    let picture = image(
      named: element["image"] ?? reference?["image"], catalog: element["catalog"] ?? reference?["catalog"])
    if let picture { button.setImage(picture, for: state) }
    if let background = image(named: element["backgroundImage"], catalog: element["catalog"]) {
      button.setBackgroundImage(background, for: state)
    }
  }

  private func configuration(_ element: MarkupElement) -> UIButton.Configuration {
    var result: UIButton.Configuration =
      switch element["style"] {
      case "gray"?: .gray()
      case "tinted"?: .tinted()
      case "filled"?: .filled()
      case "borderless"?: .borderless()
      case "bordered"?: .bordered()
      case "borderedTinted"?: .borderedTinted()
      case "borderedProminent"?: .borderedProminent()
      default: .plain()
      }
    result.title =
      element["title"] ?? element.value(forKey: "title")?.text
      ?? element.value(forKey: "attributedTitle").flatMap(Self.plainText)
    if let description = element.value(forKey: "titleFontDescription"), description.name == "fontDescription"
    {
      let font = font(FontNode(description, notes), defaultSize: 17)
      result.attributedTitle?[AttributeScopes.UIKitAttributes.FontAttribute.self] = font
    }
    result.subtitle = element["subtitle"]
    let reference = element.child("imageReference", key: "image")
    result.image = image(
      named: element["image"] ?? reference?["image"], catalog: element["catalog"] ?? reference?["catalog"])
    if let padding = element.number("imagePadding", notes) { result.imagePadding = padding }
    switch element["imagePlacement"] {
    case "trailing"?: result.imagePlacement = .trailing
    case "top"?: result.imagePlacement = .top
    case "bottom"?: result.imagePlacement = .bottom
    default: break
    }
    if let color = element.value(forKey: "baseForegroundColor").flatMap({ color(of: $0) }) {
      result.baseForegroundColor = color
    }
    if let color = element.value(forKey: "baseBackgroundColor").flatMap({ color(of: $0) }) {
      result.baseBackgroundColor = color
    }
    return result
  }

  /// An `inset` of a property. A number below the smallest that matters stands for the default of the class.
  private func insets(_ key: String) -> UIEdgeInsets? {
    guard let element = node.value(forKey: key), element.name == "inset" else { return nil }
    func value(_ name: String) -> Double { element.number(name, notes) ?? 0 }
    return UIEdgeInsets(
      top: value("minY"), left: value("minX"), bottom: value("maxY"), right: value("maxX"))
  }
}
