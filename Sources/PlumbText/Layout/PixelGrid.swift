/// Rounding to the pixels of a display.
public struct PixelGrid: Hashable, Sendable {
  /// Pixels per point; anything that is not above zero and finite counts as 1.
  public var scale: Double

  public init(scale: Double) {
    self.scale = scale > 0 && scale.isFinite ? scale : 1
  }

  /// The next pixel edge at or above a length. Less than a thousandth of a pixel above an edge is noise of
  /// floating point and does not count.
  public func up(_ points: Double) -> Double {
    guard abs(points) * scale < 0x1p52 else { return points }
    return (points * scale - 1e-3).roundedUp / scale
  }

  /// The nearest pixel edge, halves up.
  public func nearest(_ points: Double) -> Double {
    guard abs(points) * scale < 0x1p52 else { return points }
    return (points * scale + 0.5).roundedDown / scale
  }
}
