import Plumb

/// Colours of controls that no public name stands for, in the light appearance.
enum ControlColors {
  /// Tracks and grooves: systemFill at 16 %.
  static let track = DisplayColor(0x787880, alpha: 0.16)
  /// The grooves of segmented controls, steppers and search fields: tertiarySystemFill at 12 %.
  static let groove = DisplayColor(0x767680, alpha: 0.12)
  /// Thin lines between things.
  static let separator = DisplayColor(0x3C3C43, alpha: 0.29)
  static let thumb = DisplayColor.white
  static let placeholder = UIColor(red: 60 / 255.0, green: 60 / 255.0, blue: 67 / 255.0, alpha: 0.3)

  /// The opacity of controls that cannot be used.
  static let disabledOpacity = 0.5

  /// The round knob of switches and sliders with its soft shadow.
  static func paintKnob(_ rect: CGRect, _ color: DisplayColor, on canvas: inout Canvas) {
    for (grow, drop, strength) in [(2.5, 3.0, 0.03), (1.5, 2.0, 0.04), (0.5, 1.0, 0.06)] {
      canvas.fill(
        .ellipse(rect.insetBy(dx: -grow, dy: -grow).offsetBy(dx: 0, dy: drop)),
        DisplayColor.black.faded(strength))
    }
    canvas.add(
      .shape(
        DisplayShape(
          path: .ellipse(rect), fill: color, stroke: DisplayStroke(DisplayColor.black.faded(0.06), width: 0.5)
        )))
  }
}
