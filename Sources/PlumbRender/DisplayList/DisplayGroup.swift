/// Items that are drawn together: under one transform, clip and opacity.
public struct DisplayGroup: Hashable, Sendable {
  public var items: [DisplayItem]
  /// From the group's coordinates to those around it.
  public var transform: DisplayTransform
  /// The group shows inside this outline only, in the group's own coordinates; nil does not clip.
  public var clip: DisplayPath?
  /// 0 (not seen) to 1; applies to the group as a whole.
  public var opacity: Double
  /// What the group stands for, for tooltips and screen readers; nil says nothing.
  public var title: String?
  /// What the group is, from one moment of an animation to the next; a name that no other group has.
  var key: String?

  public init(
    _ items: [DisplayItem] = [], transform: DisplayTransform = .identity, clip: DisplayPath? = nil,
    opacity: Double = 1, title: String? = nil
  ) {
    self.items = items
    self.transform = transform
    self.clip = clip
    self.opacity = opacity
    self.title = title
  }
}
