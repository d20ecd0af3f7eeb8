// The attributes of text that UIKit adds to Foundation's attributed strings.
extension NSAttributedString.Key {
  /// A ``UIFont``; the view's font where absent.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// An ``NSParagraphStyle``.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// The ``UIColor`` of the text.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The ``UIColor`` behind the text.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// A number: points added after each character.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// A number: points of tracking, as ``kern`` but leaving the font's own pairs alone.
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  /// A number, 0 for none.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  /// The raw value of an ``NSUnderlineStyle``.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// The raw value of an ``NSUnderlineStyle``.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// A number: points by which the text is raised.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// A URL or a string.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
}
