import Foundation

/// What surrounds and overlaps an app's screen on a device: case, status bar, camera, home indicator.
public struct DeviceChrome: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// A screen with square corners above a home button.
    case homeButton
    /// Round corners, with a notch at the top.
    case notch
    /// Round corners, with the camera in an island.
    case island
    /// A tablet.
    case tablet
  }

  public var kind: Kind
  public var isLandscape: Bool

  public init(kind: Kind, isLandscape: Bool = false) {
    self.kind = kind
    self.isLandscape = isLandscape
  }

  /// The width of the case around the screen, in points.
  static let caseWidth = 10.0

  /// The radius of the screen's corners, in points.
  var screenRadius: Double {
    switch kind {
    case .homeButton: 3
    case .notch: 42
    case .island: 54
    case .tablet: 18
    }
  }

  /// The device around a screen: drawn below it.
  func paintCase(around screen: CGRect, on canvas: inout Canvas) {
    let width = Self.caseWidth
    let body = screen.insetBy(dx: -width, dy: -width)
    canvas.fill(body, DisplayColor(0x1B1B1D), radius: screenRadius + width)
    canvas.border(body, DisplayColor(0x5E5E63), width: 1.5, radius: screenRadius + width)
  }

  /// Time, battery, camera and home indicator: drawn above the app. `ink` contrasts with the app.
  func paintBars(on screen: CGRect, ink: DisplayColor, on canvas: inout Canvas) {
    guard !isLandscape || kind == .tablet else {
      return paintHomeIndicator(on: screen, ink, on: &canvas)
    }
    switch kind {
    case .homeButton: paintOldStatusBar(screen, ink, on: &canvas)
    case .tablet: paintTabletStatusBar(screen, ink, on: &canvas)
    case .notch:
      paintNotch(screen, on: &canvas)
      paintNewStatusBar(screen, center: Double(screen.minY) + 23, ink, on: &canvas)
    case .island:
      let island = CGRect(x: Double(screen.midX) - 63, y: Double(screen.minY) + 11, width: 126, height: 37)
      canvas.fill(island, .black, radius: 18.5)
      paintNewStatusBar(screen, center: Double(island.midY), ink, on: &canvas)
    }
    if kind != .homeButton { paintHomeIndicator(on: screen, ink, on: &canvas) }
  }

  private func paintHomeIndicator(on screen: CGRect, _ ink: DisplayColor, on canvas: inout Canvas) {
    guard kind != .homeButton else { return }
    let width = min(isLandscape ? 230.0 : 139.0, Double(screen.width) * 0.5)
    let bar = CGRect(x: Double(screen.midX) - width / 2, y: Double(screen.maxY) - 13, width: width, height: 5)
    canvas.fill(bar, ink, radius: 2.5)
  }

  private func paintNotch(_ screen: CGRect, on canvas: inout Canvas) {
    let half = min(105.0, Double(screen.width) * 0.28)
    let middle = Double(screen.midX)
    canvas.fill(
      .rect(
        CGRect(x: middle - half, y: Double(screen.minY) - 1, width: 2 * half, height: 31),
        topLeft: 0, topRight: 0, bottomRight: 18, bottomLeft: 18), .black)
  }

  // MARK: Status bars

  private static let time = "9:41"

  private func paintNewStatusBar(
    _ screen: CGRect, center: Double, _ ink: DisplayColor, on canvas: inout Canvas
  ) {
    let timeMiddle = Double(screen.minX) + (kind == .island ? 70 : 50)
    let width = 34.0
    canvas.text(
      DisplayText(
        Self.time, at: CGPoint(x: timeMiddle - width / 2, y: center + 6), width: width,
        font: DisplayFont(size: 17, weight: 600), color: ink, anchor: .middle))
    let right = Double(screen.maxX) - (kind == .island ? 36 : 22)
    paintBattery(right: right, center: center, ink, on: &canvas)
    paintWaves(middle: right - 41, center: center, ink, on: &canvas)
    if kind != .tablet { paintSignal(right: right - 55, center: center, ink, on: &canvas) }
  }

  private func paintOldStatusBar(_ screen: CGRect, _ ink: DisplayColor, on canvas: inout Canvas) {
    let center = Double(screen.minY) + 10
    let text = "9:41 AM"
    let width = 47.0
    canvas.text(
      DisplayText(
        text, at: CGPoint(x: Double(screen.midX) - width / 2, y: center + 4.3), width: width,
        font: DisplayFont(size: 12, weight: 600), color: ink, anchor: .middle))
    paintBattery(right: Double(screen.maxX) - 6, center: center, ink, on: &canvas)
    paintSignal(right: Double(screen.minX) + 24, center: center, ink, on: &canvas)
    paintWaves(middle: Double(screen.minX) + 36, center: center, ink, on: &canvas)
  }

  private func paintTabletStatusBar(_ screen: CGRect, _ ink: DisplayColor, on canvas: inout Canvas) {
    let center = Double(screen.minY) + 12
    canvas.text(
      DisplayText(
        Self.time, at: CGPoint(x: Double(screen.minX) + 20, y: center + 4.3), width: 24,
        font: DisplayFont(size: 12, weight: 600), color: ink))
    paintBattery(right: Double(screen.maxX) - 18, center: center, ink, on: &canvas)
    paintWaves(middle: Double(screen.maxX) - 58, center: center, ink, on: &canvas)
  }

  private func paintBattery(right: Double, center: Double, _ ink: DisplayColor, on canvas: inout Canvas) {
    let body = CGRect(x: right - 27, y: center - 6.25, width: 24, height: 12.5)
    canvas.border(body, ink.faded(0.4), width: 1, radius: 3.8)
    canvas.fill(body.insetBy(dx: 2, dy: 2), ink, radius: 2.2)
    canvas.fill(CGRect(x: right - 2.2, y: center - 2, width: 1.6, height: 4), ink.faded(0.45), radius: 0.8)
  }

  private func paintSignal(right: Double, center: Double, _ ink: DisplayColor, on canvas: inout Canvas) {
    for bar in 0..<4 {
      let height = 4 + 2.6 * Double(bar)
      canvas.fill(
        CGRect(x: right - 18 + 4.9 * Double(bar), y: center + 6 - height, width: 3.2, height: height), ink,
        radius: 0.9)
    }
  }

  /// The fan of a wireless network: three arcs about a point.
  private func paintWaves(middle: Double, center: Double, _ ink: DisplayColor, on canvas: inout Canvas) {
    let foot = center + 5.6
    for (radius, width) in [(10.0, 2.2), (6.4, 2.2), (2.0, 3.4)] {
      let reach = radius * 0.7071
      let arc = DisplayPath.segments([
        .move(CGPoint(x: middle - reach, y: foot - reach)),
        // A quarter circle about the foot.
        .curve(
          CGPoint(x: middle + reach, y: foot - reach),
          control1: CGPoint(x: middle - reach + radius * 0.3905, y: foot - reach - radius * 0.3905),
          control2: CGPoint(x: middle + reach - radius * 0.3905, y: foot - reach - radius * 0.3905)),
      ])
      canvas.stroke(arc, DisplayStroke(ink, width: width))
    }
  }
}
