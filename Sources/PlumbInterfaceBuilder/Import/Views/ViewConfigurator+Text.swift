import Plumb
import PlumbLayout

extension ViewConfigurator {
  func configure(_ label: UILabel) {
    label.font = font("fontDescription", defaultSize: 17) ?? .systemFont(ofSize: 17)
    label.text = text("text")
    if let color = color("textColor") { label.textColor = color }
    if let color = color("highlightedColor") { label.highlightedTextColor = color }
    if let color = color("shadowColor") { label.shadowColor = color }
    if let offset = node.value(forKey: "shadowOffset"), offset.name == "size", let size = offset.size(notes) {
      label.shadowOffset = CGSize(width: size.width, height: size.height)
    }
    if let alignment = textAlignment { label.textAlignment = alignment }
    if let mode = lineBreakMode { label.lineBreakMode = mode }
    label.numberOfLines = count("numberOfLines") ?? 1
    label.isEnabled = flag("enabled", missing: true)
    label.adjustsFontSizeToFitWidth = flag("adjustsFontSizeToFit")
    label.adjustsFontForContentSizeCategory = flag("adjustsFontForContentSizeCategory")
    if let factor = number("minimumScaleFactor"), factor >= 0, factor <= 1 {
      label.minimumScaleFactor = factor
    }
    if let width = number("preferredMaxLayoutWidth"), width > 0 { label.preferredMaxLayoutWidth = width }
  }

  func configure(_ field: UITextField) {
    field.font = font("fontDescription", defaultSize: 14) ?? .systemFont(ofSize: 14)
    field.text = text("text")
    field.placeholder = text("placeholder", attributedKey: "attributedPlaceholder")
    if let color = color("textColor") { field.textColor = color }
    if let alignment = textAlignment { field.textAlignment = alignment }
    switch node["borderStyle"] {
    case "line"?: field.borderStyle = .line
    case "bezel"?: field.borderStyle = .bezel
    case "roundedRect"?: field.borderStyle = .roundedRect
    default: field.borderStyle = .none
    }
    if let size = number("minimumFontSize"), size >= 0 { field.minimumFontSize = size }
    field.adjustsFontSizeToFitWidth = flag("adjustsFontSizeToFit", missing: true)
    field.isSecureTextEntry = node.value(forKey: "textInputTraits")?.flag("secureTextEntry") ?? false
  }

  func configure(_ textView: UITextView) {
    textView.isScrollEnabled = flag("scrollEnabled", missing: true)
    textView.font = font("fontDescription", defaultSize: 14)
    textView.text = text("text") ?? ""
    if let color = color("textColor") { textView.textColor = color }
    if let alignment = textAlignment { textView.textAlignment = alignment }
    textView.isEditable = flag("editable", missing: true)
    textView.isSelectable = flag("selectable", missing: true)
  }

  func configure(_ bar: UISearchBar) {
    bar.text = node["text"]
    bar.placeholder = node["placeholder"]
    bar.prompt = node["prompt"]
    bar.showsCancelButton = flag("showsCancelButton")
    if let color = color("barTintColor") { bar.barTintColor = color }
    switch node["searchBarStyle"] {
    case "minimal"?: bar.searchBarStyle = .minimal
    case "prominent"?: bar.searchBarStyle = .prominent
    default: break
    }
  }

  func configure(_ stack: UIStackView) {
    guard let values = node.stack else { return }
    stack.axis = values.axis == .vertical ? .vertical : .horizontal
    stack.spacing = values.spacing
    stack.isBaselineRelativeArrangement = values.isBaselineRelative
    stack.distribution =
      switch values.distribution {
      case .fill: .fill
      case .fillEqually: .fillEqually
      case .fillProportionally: .fillProportionally
      case .equalSpacing: .equalSpacing
      case .equalCentering: .equalCentering
      }
    stack.alignment =
      switch values.alignment {
      case .fill: .fill
      case .leading: .leading
      case .top: .top
      case .firstBaseline: .firstBaseline
      case .center: .center
      case .trailing: .trailing
      case .bottom: .bottom
      case .lastBaseline: .lastBaseline
      }
  }
}
