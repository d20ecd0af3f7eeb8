import PlumbInterfaceBuilder
import SameScreen
import Testing
import UIKit

/// The five spellings of one screen, on six devices and in both directions, lead to the same frames: at first, above a
/// keyboard, and with the banner shown.
struct SameScreenTests {
  static let devices = [
    "iPhone SE", "iPhone 13 mini", "iPhone 15 Pro", "iPhone 16 Pro Max", "iPad mini", "iPad Pro 12.9-inch",
  ]

  /// What is laid out: a device's screen in one direction.
  struct Setting {
    let device: Device
    let direction: UISemanticContentAttribute

    func window(_ screen: SignInScreen) -> UIWindow {
      let size = device.size(.portrait)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: size.width, height: size.height))
      let safeArea = device.safeArea(.portrait)
      window.traitOverrides.displayScale = device.scale
      window.hostSafeAreaInsets = UIEdgeInsets(
        top: safeArea.top, left: safeArea.left, bottom: safeArea.bottom, right: safeArea.right)
      screen.frame = window.bounds
      screen.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      for view in [screen] + screen.subviews { view.semanticContentAttribute = direction }
      window.addSubview(screen)
      return window
    }
  }

  @Test(arguments: devices, [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft])
  func framesAreEqual(deviceName: String, direction: UISemanticContentAttribute) throws {
    guard case .found(let device) = DeviceLookup(deviceName) else {
      Issue.record("There is no device \(deviceName).")
      return
    }
    let setting = Setting(device: device, direction: direction)
    let expected = try states(AnchorScreen.self, in: setting)
    for (index, frames) in expected.enumerated() { #expect(frames.count == 7, "state \(index)") }
    for type in [
      VisualFormatScreen.self, MasonryScreen.self, AnchorageScreen.self, SSLayoutScreen.self,
    ] as [SignInScreen.Type] {
      #expect(try states(type, in: setting) == expected, "\(type)")
    }
  }

  /// The frames of the parts: at first, above a keyboard, and with the banner in the middle and at the end of its way.
  private func states(_ type: SignInScreen.Type, in setting: Setting) throws -> [[String]] {
    let screen = type.init(frame: .zero)
    let window = setting.window(screen)
    window.layoutIfNeeded()
    try #require(window.layoutIssues.isEmpty, "\(window.layoutIssues)")
    func frames(presented: Bool = false) -> [String] {
      screen.parts.map { part in
        let layer = presented ? part.view.layer.presentation() ?? part.view.layer : part.view.layer
        return "\(part.name) \(layer.frame)"
      }
    }
    var states = [frames()]
    let height = window.bounds.height
    window.hostKeyboardFrame = CGRect(x: 0, y: height - 300, width: window.bounds.width, height: 300)
    window.layoutIfNeeded()
    states.append(frames())
    screen.showBanner()
    window.animationClock.advance(by: 0.1)
    states.append(frames(presented: true))
    window.animationClock.advance(by: 1)
    states.append(frames(presented: true))
    return states
  }
}
