import PlumbLayout

// The layout tree has number types of its own, since it knows no Foundation.

extension Rect {
  init(_ rect: CGRect) {
    self.init(
      x: Double(rect.origin.x), y: Double(rect.origin.y), width: Double(rect.size.width),
      height: Double(rect.size.height))
  }
}

extension CGRect {
  init(_ rect: Rect) {
    self.init(x: rect.origin.x, y: rect.origin.y, width: rect.size.width, height: rect.size.height)
  }
}

extension Size {
  init(_ size: CGSize) { self.init(width: Double(size.width), height: Double(size.height)) }
}

extension CGSize {
  init(_ size: Size) { self.init(width: size.width, height: size.height) }
}

extension Insets {
  init(_ insets: UIEdgeInsets) {
    self.init(
      top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom),
      right: Double(insets.right))
  }
}

extension DirectionalInsets {
  init(_ insets: NSDirectionalEdgeInsets) {
    self.init(
      top: Double(insets.top), leading: Double(insets.leading), bottom: Double(insets.bottom),
      trailing: Double(insets.trailing))
  }
}

extension Priority {
  init(_ priority: UILayoutPriority) { self.init(priority.rawValue) }
}

extension Attribute {
  init(_ attribute: NSLayoutConstraint.Attribute) {
    // Both enumerations have Apple's raw values.
    self = Attribute(rawValue: attribute.rawValue) ?? .notAnAttribute
  }
}

extension Relation {
  init(_ relation: NSLayoutConstraint.Relation) {
    switch relation {
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .equal: self = .equal
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}

extension Axis {
  init(_ axis: NSLayoutConstraint.Axis) { self = axis == .horizontal ? .horizontal : .vertical }
}

extension LayoutDirection {
  init(_ direction: UIUserInterfaceLayoutDirection) {
    self = direction == .rightToLeft ? .rightToLeft : .leftToRight
  }
}

extension Baseline {
  init(_ place: ContentBaselines.Place) {
    switch place {
    case .belowTop(let offset): self = .top(Double(offset))
    case .belowCenter(let offset): self = .center(Double(offset))
    case .aboveBottom(let offset): self = .bottom(Double(offset))
    }
  }
}
