import Foundation

/// A picture as values: what to draw, in order, in points with the origin at the top left.
///
/// A display list knows neither views nor file formats. Painters make it out of a tree of views that has been
/// laid out; writers turn it into a document.
public struct DisplayList: Hashable, Sendable {
  /// The part of the plane that the picture shows.
  public var bounds: CGRect
  public var items: [DisplayItem]
  /// What the picture shows, in a few words, for screen readers and window titles.
  public var title: String

  public init(bounds: CGRect, title: String = "", items: [DisplayItem] = []) {
    self.bounds = bounds
    self.title = title
    self.items = items
  }
}
