/// `Class:key` for an object with a key, `Class:address` for any other.
func itemName(_ item: AnyObject?) -> String {
  guard let item else { return "nothing" }
  // Guides of the system are of private classes.
  let name = item is NotationGuide ? "\(NotationGuide.self)" : "\(type(of: item))"
  if let key = (item as? any MASKeyHolder)?.mas_key { return "\(name):\(key)" }
  return "\(name):0x\(String(UInt(bitPattern: Unmanaged.passUnretained(item).toOpaque()), radix: 16))"
}

/// An item and its attribute, as in `UIView:title.top`.
func sideName(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String {
  attribute == .notAnAttribute ? itemName(item) : "\(itemName(item)).\(attribute.masName)"
}

extension NSLayoutConstraint.Relation {
  nonisolated var masSymbol: String {
    switch self {
    case .greaterThanOrEqual: ">="
    case .lessThanOrEqual: "<="
    default: "=="
    }
  }
}

extension NotationPriority {
  nonisolated var masName: String {
    switch self {
    case .required: return "required"
    case .defaultHigh: return "high"
    case .masMedium: return "medium"
    case .defaultLow: return "low"
    #if os(macOS)
    case .dragThatCanResizeWindow: return "drag can resize window"
    case .windowSizeStayPut: return "window size stay put"
    case .dragThatCannotResizeWindow: return "drag cannot resize window"
    case .fittingSizeCompression: return "fitting size"
    #else
    case .fittingSizeLevel: return "fitting size"
    #endif
    default:
      let text = "\(rawValue)"
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The attribute's name, as one writes it.
  nonisolated var masName: String {
    switch self {
    case .left: return "left"
    case .right: return "right"
    case .top: return "top"
    case .bottom: return "bottom"
    case .leading: return "leading"
    case .trailing: return "trailing"
    case .width: return "width"
    case .height: return "height"
    case .centerX: return "centerX"
    case .centerY: return "centerY"
    case .lastBaseline: return "lastBaseline"
    case .firstBaseline: return "firstBaseline"
    #if !os(macOS)
    case .leftMargin: return "leftMargin"
    case .rightMargin: return "rightMargin"
    case .topMargin: return "topMargin"
    case .bottomMargin: return "bottomMargin"
    case .leadingMargin: return "leadingMargin"
    case .trailingMargin: return "trailingMargin"
    case .centerXWithinMargins: return "centerXWithinMargins"
    case .centerYWithinMargins: return "centerYWithinMargins"
    #endif
    default: return ""
    }
  }
}
