import Foundation

/// The rest of a table cell around its content view: the accessory at its trailing edge and the separator.
public struct CellChrome: Hashable, Sendable {
  /// What tells that a row leads somewhere; raw values are Interface Builder's.
  public enum Accessory: String, Hashable, Sendable {
    case disclosureIndicator
    case detailDisclosureButton
    case checkmark
    case detailButton
  }

  /// The cell's size in points; the content view lies at its leading edge.
  public var size: CGSize
  public var accessory: Accessory?

  public init(size: CGSize, accessory: Accessory?) {
    self.size = size
    self.accessory = accessory
  }

  func paint(isRightToLeft: Bool, on canvas: inout Canvas) {
    paintAccessory(isRightToLeft: isRightToLeft, on: &canvas)
    canvas.fill(
      CGRect(
        x: isRightToLeft ? 0 : 20, y: Double(size.height) - 0.5, width: max(0, Double(size.width) - 20),
        height: 0.5),
      ControlColors.separator)
  }

  func paintAccessory(isRightToLeft: Bool, on canvas: inout Canvas) {
    let middle = size.height / 2
    let place = { (fromTrailing: Double, side: Double) in
      let x = isRightToLeft ? fromTrailing - side : Double(size.width) - fromTrailing
      return CGRect(x: x, y: Double(middle) - side / 2, width: side, height: side)
    }
    let tint = DisplayColor(0x007AFF)
    switch accessory {
    case .disclosureIndicator: paintChevron(place(29, 14), isRightToLeft: isRightToLeft, on: &canvas)
    case .detailDisclosureButton:
      paintChevron(place(29, 14), isRightToLeft: isRightToLeft, on: &canvas)
      canvas.image(ImagePlaceholder(kind: .symbol, name: "info.circle", frame: place(60, 24), tint: tint))
    case .detailButton:
      canvas.image(ImagePlaceholder(kind: .symbol, name: "info.circle", frame: place(40, 24), tint: tint))
    case .checkmark:
      canvas.image(ImagePlaceholder(kind: .symbol, name: "checkmark", frame: place(34, 16), tint: tint))
    case nil: break
    }
  }

  private func paintChevron(_ rect: CGRect, isRightToLeft: Bool, on canvas: inout Canvas) {
    let name = isRightToLeft ? "chevron.left" : "chevron.right"
    let color = DisplayColor(0x3C3C43, alpha: 0.3)
    canvas.image(ImagePlaceholder(kind: .symbol, name: name, frame: rect, tint: color))
  }
}
