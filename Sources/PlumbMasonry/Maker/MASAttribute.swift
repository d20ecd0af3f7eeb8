/// A set of attributes, for `MASConstraintMaker.attributes(_:)`.
nonisolated public struct MASAttribute: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  private init(_ attribute: NSLayoutConstraint.Attribute) { rawValue = 1 << UInt(attribute.rawValue) }

  public static var left: MASAttribute { MASAttribute(.left) }
  public static var right: MASAttribute { MASAttribute(.right) }
  public static var top: MASAttribute { MASAttribute(.top) }
  public static var bottom: MASAttribute { MASAttribute(.bottom) }
  public static var leading: MASAttribute { MASAttribute(.leading) }
  public static var trailing: MASAttribute { MASAttribute(.trailing) }
  public static var width: MASAttribute { MASAttribute(.width) }
  public static var height: MASAttribute { MASAttribute(.height) }
  public static var centerX: MASAttribute { MASAttribute(.centerX) }
  public static var centerY: MASAttribute { MASAttribute(.centerY) }
  /// The same as ``lastBaseline``.
  public static var baseline: MASAttribute { MASAttribute(.lastBaseline) }
  public static var firstBaseline: MASAttribute { MASAttribute(.firstBaseline) }
  public static var lastBaseline: MASAttribute { MASAttribute(.lastBaseline) }

  #if !os(macOS)
  public static var leftMargin: MASAttribute { MASAttribute(.leftMargin) }
  public static var rightMargin: MASAttribute { MASAttribute(.rightMargin) }
  public static var topMargin: MASAttribute { MASAttribute(.topMargin) }
  public static var bottomMargin: MASAttribute { MASAttribute(.bottomMargin) }
  public static var leadingMargin: MASAttribute { MASAttribute(.leadingMargin) }
  public static var trailingMargin: MASAttribute { MASAttribute(.trailingMargin) }
  public static var centerXWithinMargins: MASAttribute { MASAttribute(.centerXWithinMargins) }
  public static var centerYWithinMargins: MASAttribute { MASAttribute(.centerYWithinMargins) }
  #endif

  /// The attributes whose bits are set, in the order of their raw values.
  var layoutAttributes: [NSLayoutConstraint.Attribute] {
    (1..<UInt.bitWidth).compactMap { bit in
      guard rawValue & (1 << UInt(bit)) != 0 else { return nil }
      return Self.known(NSLayoutConstraint.Attribute(rawValue: bit))
    }
  }

  /// An imported enumeration takes any raw value, so the last case is the limit.
  private static func known(_ attribute: NSLayoutConstraint.Attribute?) -> NSLayoutConstraint.Attribute? {
    #if os(macOS)
    let last = NSLayoutConstraint.Attribute.firstBaseline
    #else
    let last = NSLayoutConstraint.Attribute.centerYWithinMargins
    #endif
    guard let attribute, attribute.rawValue <= last.rawValue else { return nil }
    return attribute
  }
}
