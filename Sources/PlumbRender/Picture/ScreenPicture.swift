import Foundation
import Plumb

/// A root view as a picture, alone or on a device, with what explains its layout.
public struct ScreenPicture: ViewIsolated {
  public var root: UIView
  public var title: String
  /// The device around a full-screen root; nil draws the root alone.
  public var chrome: DeviceChrome?
  /// The cell around a root that is a content view.
  public var cell: CellChrome?
  /// Colours what the root leaves transparent.
  public var backdrop: DisplayColor = .white
  /// Names the views in pictures that are to be put together to one that moves.
  var names: ViewNames?

  public init(_ root: UIView, title: String, chrome: DeviceChrome? = nil) {
    self.root = root
    self.title = title
    self.chrome = chrome
  }

  private var size: CGSize { cell?.size ?? root.bounds.size }

  /// The screen's rectangle: its corner is the origin, as it is for the root's subviews at rest.
  private var screen: CGRect {
    CGRect(x: 0, y: 0, width: Self.drawable(size.width), height: Self.drawable(size.height))
  }

  /// Pictures larger than this are cut off.
  private static func drawable(_ length: CGFloat) -> CGFloat {
    length.isFinite ? min(max(length, 1), 20_000) : 1
  }

  /// The picture with nothing on it. What is to be laid out in the root is laid out first.
  public var displayList: DisplayList {
    root.layoutIfNeeded()
    let around = chrome == nil ? 12 : DeviceChrome.caseWidth + 12
    var canvas = Canvas()
    if let chrome {
      chrome.paintCase(around: screen, on: &canvas)
      canvas.group(clip: .roundedRect(screen, radius: chrome.screenRadius)) { inner in
        paintScreen(on: &inner)
        chrome.paintBars(on: screen, ink: ink, on: &inner)
      }
    } else {
      canvas.group(clip: .rect(screen)) { paintScreen(on: &$0) }
      canvas.border(screen.insetBy(dx: -0.5, dy: -0.5), DisplayColor(0xD0D0D5), width: 0.5)
    }
    return DisplayList(bounds: screen.insetBy(dx: -around, dy: -around), title: title, items: canvas.items)
  }

  /// Layers that explain the layout, in the order in which they lie on the screen.
  public func layers(_ aspects: [LayoutAspect], of explanation: Explanation) -> [Gallery.Layer] {
    let order: [LayoutAspect] = [.margins, .frames, .constraints]
    let shown = order.filter(aspects.contains)
    // The constraints' labels take their places first: they are the ones that cannot be guessed.
    var placer = LabelPlacer(bounds: explanation.screen)
    let layers = shown.reversed().map { aspect in
      var items =
        switch aspect {
        case .constraints: ConstraintDrawing.items(for: explanation, &placer)
        case .margins: MarginDrawing.items(for: explanation)
        case .frames: FrameDrawing.items(for: explanation, &placer)
        }
      if contentOffset != 0 {
        items = [.group(DisplayGroup(items, transform: .translation(contentOffset, 0)))]
      }
      if aspect == .margins, let chrome {
        items = [.group(DisplayGroup(items, clip: .roundedRect(screen, radius: chrome.screenRadius)))]
      }
      if aspect == shown.first { items.insert(veil, at: 0) }
      return Gallery.Layer(aspect: aspect, items: items)
    }
    return layers.reversed()
  }

  /// Where the root begins: a cell's content view stands at its leading edge.
  private var contentOffset: Double {
    cell != nil && root.isRightToLeft ? Double(size.width - root.bounds.width) : 0
  }

  /// Makes the screen paler, so that the lines on it stand out.
  private var veil: DisplayItem {
    let path = DisplayPath.roundedRect(screen, radius: chrome?.screenRadius ?? 0)
    return .shape(DisplayShape(path: path, fill: DisplayColor.white.faded(0.4)))
  }

  /// Screen, layers and their key in one picture.
  public func displayList(showing aspects: [LayoutAspect], of explanation: Explanation) -> DisplayList {
    var list = displayList
    guard !aspects.isEmpty else { return list }
    var canvas = Canvas()
    for layer in layers(aspects, of: explanation) {
      canvas.group(title: layer.aspect.rawValue) { inner in layer.items.forEach { inner.add($0) } }
    }
    let hasConflict = explanation.constraints.contains(where: \.isConflicting)
    let left = list.bounds.minX + 12
    let height = Legend.draw(
      aspects, hasConflict: hasConflict, at: CGPoint(x: left, y: list.bounds.maxY),
      width: Double(list.bounds.width) - 24, on: &canvas)
    list.bounds.size.height += CGFloat(height) + 8
    list.items += canvas.items
    return list
  }

  private func paintScreen(on canvas: inout Canvas) {
    canvas.fill(screen, backdrop)
    ViewPainter.paint(root, at: CGPoint(x: contentOffset, y: 0), naming: names, on: &canvas)
    cell?.paint(isRightToLeft: root.isRightToLeft, on: &canvas)
  }

  /// Black on light screens, white on dark ones.
  private var ink: DisplayColor {
    guard let color = root.backgroundColor?.displayColor, color.alpha > 0.5 else { return .black }
    let brightness = 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue
    return brightness < 0.45 ? .white : .black
  }
}
