import Foundation

/// The place of an image whose pixels are not at hand: drawn as a sign that an image of that name goes here.
///
/// Symbols that people meet everywhere (arrows, ticks, a person, a star ...) are drawn as simple outlines of
/// their meaning in the tint colour.
public struct ImagePlaceholder: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// A picture of the document's assets: shown as a tile.
    case picture
    /// A system symbol: shown as a line drawing in one colour.
    case symbol
  }

  public var kind: Kind
  /// The name of the asset or of the symbol; nil where it is not known.
  public var name: String?
  public var frame: CGRect
  /// The colour of a symbol.
  public var tint: DisplayColor

  public init(kind: Kind, name: String?, frame: CGRect, tint: DisplayColor = DisplayColor(0x007AFF)) {
    self.kind = kind
    self.name = name
    self.frame = frame
    self.tint = tint
  }
}
