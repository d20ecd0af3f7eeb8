import Plumb
import Testing

/// A window, and everything in it, has the traits of its screen: UIKit's for a phone of three pixels per point that is
/// held upright.
struct ScreenTraitTests {
  final class Listener: UIView {
    var previous: [UITraitCollection?] = []
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      previous.append(previousTraitCollection)
    }
  }

  @Test func aWindowHasThoseOfItsScreen() {
    let window = UIWindow()
    #expect(window.traitCollection.displayScale == window.screen.scale && window.screen.scale == 3)
    #expect(window.traitCollection.horizontalSizeClass == .compact)
    #expect(window.traitCollection.verticalSizeClass == .regular)
    let controller = UIViewController()
    window.rootViewController = controller
    #expect(controller.traitCollection.displayScale == 3 && controller.view.traitCollection.displayScale == 3)
  }

  @Test func overridesComeBefore() {
    let window = UIWindow()
    window.traitOverrides.displayScale = 2
    window.traitOverrides.horizontalSizeClass = .regular
    #expect(window.traitCollection.displayScale == 2)
    #expect(window.traitCollection.horizontalSizeClass == .regular)
    window.traitOverrides.remove(UITraitDisplayScale.self)
    #expect(window.traitCollection.displayScale == 3)
  }

  @Test func whoComesToAWindowHearsOfIt() {
    let window = UIWindow()
    let outer = UIView()
    let listener = Listener()
    outer.addSubview(listener)
    #expect(listener.previous.isEmpty && listener.traitCollection.displayScale == 1)
    window.addSubview(outer)
    #expect(listener.previous.map { $0?.displayScale } == [1] && listener.traitCollection.displayScale == 3)
    outer.removeFromSuperview()
    #expect(
      listener.previous.map { $0?.displayScale } == [1, 3] && listener.traitCollection.displayScale == 1)
  }

  /// A third of 400 points is 133.33, 400 pixels.
  @Test func framesAreRoundedToThePixelsOfTheScreen() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalTo: root.heightAnchor),
      view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 1.0 / 3),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.width == 133)
    let window = UIWindow(frame: root.bounds)
    window.addSubview(root)
    window.layoutIfNeeded()
    #expect(abs(view.frame.width - 400.0 / 3) < 1e-9)
    root.removeFromSuperview()
    root.layoutIfNeeded()
    #expect(view.frame.width == 133)
  }
}
