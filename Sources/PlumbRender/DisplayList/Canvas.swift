import Foundation

/// Collects the items of a display list: what painters draw on.
public struct Canvas {
  public private(set) var items: [DisplayItem] = []

  public init() {}

  public mutating func add(_ item: DisplayItem) { items.append(item) }

  public mutating func fill(_ path: DisplayPath, _ color: DisplayColor) {
    guard color.alpha > 0 else { return }
    items.append(.shape(DisplayShape(path: path, fill: color)))
  }

  public mutating func fill(_ rect: CGRect, _ color: DisplayColor, radius: Double = 0) {
    guard rect.width > 0, rect.height > 0 else { return }
    fill(.roundedRect(rect, radius: radius), color)
  }

  public mutating func stroke(_ path: DisplayPath, _ stroke: DisplayStroke) {
    guard stroke.color.alpha > 0, stroke.width > 0 else { return }
    items.append(.shape(DisplayShape(path: path, stroke: stroke)))
  }

  /// A border that lies inside `rect`, as `CALayer` draws it.
  public mutating func border(_ rect: CGRect, _ color: DisplayColor, width: Double, radius: Double = 0) {
    guard rect.width > width, rect.height > width else { return }
    let line = rect.insetBy(dx: width / 2, dy: width / 2)
    stroke(.roundedRect(line, radius: max(0, radius - width / 2)), DisplayStroke(color, width: width))
  }

  public mutating func text(_ run: DisplayText) {
    guard !run.text.isEmpty, run.color.alpha > 0, run.font.size > 0 else { return }
    items.append(.text(run))
  }

  public mutating func image(_ image: ImagePlaceholder) {
    guard image.frame.width > 0, image.frame.height > 0 else { return }
    items.append(.image(image))
  }

  /// Draws `content` as one group.
  public mutating func group(
    transform: DisplayTransform = .identity, clip: DisplayPath? = nil, opacity: Double = 1,
    title: String? = nil,
    _ content: (inout Canvas) -> Void
  ) {
    var inner = Canvas()
    content(&inner)
    guard !inner.items.isEmpty else { return }
    items.append(
      .group(
        DisplayGroup(inner.items, transform: transform, clip: clip, opacity: opacity, title: title)))
  }
}
