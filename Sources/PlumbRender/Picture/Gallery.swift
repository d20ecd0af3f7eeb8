/// Pictures of a document, in the order in which a page shows them: a section per root, a picture per device.
public struct Gallery: Hashable, Sendable {
  /// One picture with the layers that explain it.
  public struct Picture: Hashable, Sendable {
    /// What tells this picture from the others of its section: a device and its size.
    public var caption: String
    public var screen: DisplayList
    /// Drawings over the screen, bottom first; their bounds are those of the screen.
    public var layers: [Layer]

    public init(caption: String, screen: DisplayList, layers: [Layer] = []) {
      self.caption = caption
      self.screen = screen
      self.layers = layers
    }
  }

  /// One kind of explanation, drawn over a screen.
  public struct Layer: Hashable, Sendable {
    public var aspect: LayoutAspect
    public var items: [DisplayItem]

    public init(aspect: LayoutAspect, items: [DisplayItem]) {
      self.aspect = aspect
      self.items = items
    }
  }

  /// The pictures of one root.
  public struct Section: Hashable, Sendable {
    public var title: String
    /// A second, smaller line; empty shows none.
    public var detail: String
    public var pictures: [Picture]

    public init(title: String, detail: String = "", pictures: [Picture]) {
      self.title = title
      self.detail = detail
      self.pictures = pictures
    }
  }

  public var title: String
  public var sections: [Section]
  /// What the reader of the pictures should know, one sentence each.
  public var notes: [String]

  public init(title: String, sections: [Section], notes: [String] = []) {
    self.title = title
    self.sections = sections
    self.notes = notes
  }
}
