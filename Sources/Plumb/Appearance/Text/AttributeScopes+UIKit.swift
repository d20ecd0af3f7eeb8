extension AttributeScopes {
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// The attributes of text that UIKit adds to Foundation's.
  public struct UIKitAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let kern: KernAttribute
    public let baselineOffset: BaselineOffsetAttribute

    public let foundation: FoundationAttributes

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = UIFont
      public static let name = NSAttributedString.Key.font.rawValue
    }

    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }

    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }

    public enum KernAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = NSAttributedString.Key.kern.rawValue
    }

    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = NSAttributedString.Key.baselineOffset.rawValue
    }
  }
}

extension AttributeDynamicLookup {
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension AttributedString {
  /// The font of the first stretch that has one.
  var uiKitFont: UIFont? {
    for run in runs { if let font = run[AttributeScopes.UIKitAttributes.FontAttribute.self] { return font } }
    return nil
  }

  /// The text with UIKit's attributes.
  package var uiKitString: NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    for run in runs {
      var attributes: [NSAttributedString.Key: Any] = [:]
      attributes[.font] = run[AttributeScopes.UIKitAttributes.FontAttribute.self]
      attributes[.foregroundColor] = run[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self]
      attributes[.backgroundColor] = run[AttributeScopes.UIKitAttributes.BackgroundColorAttribute.self]
      attributes[.kern] = run[AttributeScopes.UIKitAttributes.KernAttribute.self]
      attributes[.baselineOffset] = run[AttributeScopes.UIKitAttributes.BaselineOffsetAttribute.self]
      result.append(NSAttributedString(string: String(self[run.range].characters), attributes: attributes))
    }
    return result
  }
}
