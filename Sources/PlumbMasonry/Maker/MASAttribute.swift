/// A set of attributes, for `MASConstraintMaker.attributes(_:)`.
nonisolated public struct MASAttribute: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  private init(_ attribute: NSLayoutConstraint.Attribute) { rawValue = 1 << UInt(attribute.rawValue) }

  /// The left edge.
  public static var left: MASAttribute { MASAttribute(.left) }
  /// The right edge.
  public static var right: MASAttribute { MASAttribute(.right) }
  /// The top edge.
  public static var top: MASAttribute { MASAttribute(.top) }
  /// The bottom edge.
  public static var bottom: MASAttribute { MASAttribute(.bottom) }
  /// The edge at which reading begins.
  public static var leading: MASAttribute { MASAttribute(.leading) }
  /// The edge at which reading ends.
  public static var trailing: MASAttribute { MASAttribute(.trailing) }
  /// The width.
  public static var width: MASAttribute { MASAttribute(.width) }
  /// The height.
  public static var height: MASAttribute { MASAttribute(.height) }
  /// The middle between left and right.
  public static var centerX: MASAttribute { MASAttribute(.centerX) }
  /// The middle between top and bottom.
  public static var centerY: MASAttribute { MASAttribute(.centerY) }
  /// The same as ``lastBaseline``.
  public static var baseline: MASAttribute { MASAttribute(.lastBaseline) }
  /// The baseline of the first line of text.
  public static var firstBaseline: MASAttribute { MASAttribute(.firstBaseline) }
  /// The baseline of the last line of text.
  public static var lastBaseline: MASAttribute { MASAttribute(.lastBaseline) }

  #if !os(macOS)
  /// The left edge of the layout margins.
  public static var leftMargin: MASAttribute { MASAttribute(.leftMargin) }
  /// The right edge of the layout margins.
  public static var rightMargin: MASAttribute { MASAttribute(.rightMargin) }
  /// The top edge of the layout margins.
  public static var topMargin: MASAttribute { MASAttribute(.topMargin) }
  /// The bottom edge of the layout margins.
  public static var bottomMargin: MASAttribute { MASAttribute(.bottomMargin) }
  /// The edge of the layout margins at which reading begins.
  public static var leadingMargin: MASAttribute { MASAttribute(.leadingMargin) }
  /// The edge of the layout margins at which reading ends.
  public static var trailingMargin: MASAttribute { MASAttribute(.trailingMargin) }
  /// The middle between the left and right layout margins.
  public static var centerXWithinMargins: MASAttribute { MASAttribute(.centerXWithinMargins) }
  /// The middle between the top and bottom layout margins.
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
