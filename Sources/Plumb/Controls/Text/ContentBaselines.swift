import PlumbText

/// Where the first and the last line of a view's own text stand in its alignment rectangle.
struct ContentBaselines: Hashable {
  enum Place: Hashable {
    /// So many points below the top.
    case belowTop(CGFloat)
    /// So many points below the centre.
    case belowCenter(CGFloat)
    /// So many points above the bottom.
    case aboveBottom(CGFloat)
  }

  var first: Place
  var last: Place

  init(first: Place, last: Place) {
    self.first = first
    self.last = last
  }

  /// The baselines of text that keeps to the top and the bottom of its view, as a label's does.
  init(pinned firstFont: UIFont, last lastFont: UIFont, scale: CGFloat) {
    let grid = PixelGrid(scale: scale)
    first = .belowTop(grid.nearest(firstFont.ascender))
    last = .aboveBottom(grid.nearest(-lastFont.descender))
  }

  /// The baselines of a single line that is centred in its view, as a button's is.
  init(centered font: UIFont, scale: CGFloat) {
    let grid = PixelGrid(scale: scale)
    let place = Place.belowCenter(grid.nearest(font.ascender) - grid.up(font.lineHeight) / 2)
    first = place
    last = place
  }
}
