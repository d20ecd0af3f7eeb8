import Plumb
import Testing

struct ColorTests {
  private func bytes(_ color: UIColor, _ style: UIUserInterfaceStyle = .light) -> [Int] {
    let resolved = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    #expect(resolved.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    return [red, green, blue].map { Int(($0 * 255).rounded()) } + [Int((alpha * 100).rounded())]
  }

  @Test func systemColorsOfTheGuidelines() {
    #expect(bytes(.systemBlue) == [0, 122, 255, 100])
    #expect(bytes(.systemBlue, .dark) == [10, 132, 255, 100])
    #expect(bytes(.systemRed) == [255, 59, 48, 100])
    #expect(bytes(.systemGray6) == [242, 242, 247, 100])
    #expect(bytes(.systemGray6, .dark) == [28, 28, 30, 100])
    #expect(bytes(.secondaryLabel) == [60, 60, 67, 60])
    #expect(bytes(.label, .dark) == [255, 255, 255, 100])
    #expect(bytes(.separator) == [60, 60, 67, 29])
    #expect(bytes(.systemGroupedBackground) == [242, 242, 247, 100])
  }

  @Test func fixedColors() {
    #expect(bytes(.orange) == [255, 128, 0, 100])
    #expect(bytes(.brown) == [153, 102, 51, 100])
    #expect(bytes(.clear) == [0, 0, 0, 0])
    #expect(UIColor.darkGray.cgColor.components == [1.0 / 3, 1])
    #expect(UIColor.red.cgColor.components == [1, 0, 0, 1])
  }

  @Test func hueSaturationBrightness() {
    // A third of a turn is green.
    #expect(bytes(UIColor(hue: 1.0 / 3, saturation: 1, brightness: 1, alpha: 1)) == [0, 255, 0, 100])
    #expect(bytes(UIColor(hue: 0.5, saturation: 1, brightness: 0.5, alpha: 1)) == [0, 128, 128, 100])
    var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    UIColor.orange.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
    // Orange lies between red, 0, and yellow, 1/6.
    #expect(abs(hue - 1.0 / 12) < 1e-9)
    #expect((saturation, brightness) == (1, 1))
  }

  @Test func equality() {
    #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == .red)
    #expect(UIColor.systemRed != .red)
    #expect(UIColor.label != .black)
    #expect(
      UIColor.label.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)).hash
        == UIColor.label.hash)
  }

  @Test func dynamicColorsStayDynamic() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(bytes(color) == [0, 0, 0, 100])
    #expect(bytes(color, .dark) == [255, 255, 255, 100])
    #expect(bytes(color.withAlphaComponent(0.5), .dark) == [255, 255, 255, 50])
    #expect(bytes(UIColor.label.withAlphaComponent(0.5), .dark) == [255, 255, 255, 50])
  }

  @Test func numbersOutsideAreHeld() {
    #expect(UIColor(white: 0.5, alpha: 7).cgColor.alpha == 1)
    #expect(UIColor(white: 0.5, alpha: .nan).cgColor.alpha == 0)
  }
}
