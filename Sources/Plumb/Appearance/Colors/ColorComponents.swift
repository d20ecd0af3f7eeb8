/// The numbers behind a colour: sRGB components, and whether Apple would keep it as grey.
struct ColorComponents: Hashable, Sendable {
  var red: CGFloat
  var green: CGFloat
  var blue: CGFloat
  var alpha: CGFloat
  var isGray = false

  init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha.clampedToUnit
  }

  init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
    isGray = true
  }

  /// The hue is a fraction of a full turn; all four arguments are held in 0...1.
  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let saturation = saturation.clampedToUnit
    let brightness = brightness.clampedToUnit
    let turn = hue.clampedToUnit * 6
    func channel(_ shift: CGFloat) -> CGFloat {
      let position = (shift + turn).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(position, 4 - position, 1))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }

  /// Components given as Apple's palette lists them: three bytes and an opacity.
  init(_ red: Int, _ green: Int, _ blue: Int, _ alpha: CGFloat = 1) {
    self.init(
      red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: alpha)
  }

  var hueSaturationBrightness: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    let highest = max(red, green, blue)
    let range = highest - min(red, green, blue)
    guard range > 0 else { return (0, 0, highest) }
    let sixth: CGFloat =
      if highest == red {
        (green - blue) / range + (green < blue ? 6 : 0)
      } else if highest == green {
        (blue - red) / range + 2
      } else {
        (red - green) / range + 4
      }
    return (sixth / 6, range / highest, highest)
  }
}

extension CGFloat {
  /// The nearest number in 0...1; 0 for a number that is not one.
  fileprivate var clampedToUnit: CGFloat { self > 0 ? Swift.min(self, 1) : 0 }
}
