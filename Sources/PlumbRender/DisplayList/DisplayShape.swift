/// An outline that is filled, stroked, or both.
public struct DisplayShape: Hashable, Sendable {
  public var path: DisplayPath
  /// The colour of the inside; nil leaves it open.
  public var fill: DisplayColor?
  /// How the outline itself is drawn; nil does not draw it.
  public var stroke: DisplayStroke?

  public init(path: DisplayPath, fill: DisplayColor? = nil, stroke: DisplayStroke? = nil) {
    self.path = path
    self.fill = fill
    self.stroke = stroke
  }
}

/// A pen: colour, width in points, dashes and ends. The line runs centred on its outline.
public struct DisplayStroke: Hashable, Sendable {
  public var color: DisplayColor
  public var width: Double
  /// Lengths of dash and gap in turns, in points; empty draws a solid line.
  public var dashes: [Double]
  /// Whether ends and corners are round instead of square.
  public var isRound: Bool

  public init(_ color: DisplayColor, width: Double = 1, dashes: [Double] = [], isRound: Bool = false) {
    self.color = color
    self.width = width
    self.dashes = dashes
    self.isRound = isRound
  }
}
