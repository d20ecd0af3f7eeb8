import Plumb
import Testing

@Suite("keyboardLayoutGuide")
struct KeyboardGuideTests {
  /// A window with a safe area of 34 points at the bottom and a field on top of the keyboard guide.
  private struct Screen {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let field = UIView()

    init() {
      window.hostSafeAreaInsets = UIEdgeInsets(top: 50, left: 0, bottom: 34, right: 0)
      field.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(field)
      let guide = window.keyboardLayoutGuide
      NSLayoutConstraint.activate([
        field.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        field.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        field.heightAnchor.constraint(equalToConstant: 40),
        field.bottomAnchor.constraint(equalTo: guide.topAnchor),
      ])
      window.layoutIfNeeded()
    }

    func put(_ keyboard: CGRect?) {
      window.hostKeyboardFrame = keyboard
      window.layoutIfNeeded()
    }
  }

  private static let docked = CGRect(x: 0, y: 500, width: 400, height: 300)

  @Test("Without a keyboard it stands on the safe area, or on the view's bottom")
  func absent() {
    let screen = Screen()
    #expect(screen.field.frame == CGRect(x: 0, y: 726, width: 400, height: 40))
    #expect(screen.window.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 766, width: 400, height: 34))
    screen.window.keyboardLayoutGuide.usesBottomSafeArea = false
    screen.window.layoutIfNeeded()
    #expect(screen.field.frame.maxY == 800)
  }

  @Test("A docked keyboard lifts it, one that is off the screen does not")
  func docked() {
    let screen = Screen()
    screen.put(Self.docked)
    #expect(screen.field.frame == CGRect(x: 0, y: 460, width: 400, height: 40))
    #expect(screen.window.keyboardLayoutGuide.layoutFrame == Self.docked)
    screen.put(CGRect(x: 0, y: 800, width: 400, height: 300))
    #expect(screen.field.frame.maxY == 766)
    // A bar of 20 points is lower than the safe area.
    screen.put(CGRect(x: 0, y: 780, width: 400, height: 20))
    #expect(screen.field.frame.maxY == 766)
    screen.put(nil)
    #expect(screen.field.frame.maxY == 766)
  }

  @Test("In a view that ends above the window's bottom it covers what the keyboard covers")
  func inset() {
    let screen = Screen()
    let panel = UIView(frame: CGRect(x: 50, y: 100, width: 300, height: 600))
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    panel.addSubview(bar)
    screen.window.addSubview(panel)
    let guide = panel.keyboardLayoutGuide
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: guide.topAnchor),
      bar.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      bar.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    screen.put(Self.docked)
    #expect(bar.frame == CGRect(x: 0, y: 400, width: 300, height: 200))
    #expect(guide.layoutFrame == bar.frame)
  }

  @Test("A floating keyboard is followed only where that is asked for")
  func floating() {
    let screen = Screen()
    let floating = CGRect(x: 30, y: 200, width: 200, height: 150)
    screen.put(floating)
    #expect(screen.field.frame.maxY == 766)
    screen.window.keyboardLayoutGuide.followsUndockedKeyboard = true
    screen.window.layoutIfNeeded()
    #expect(screen.field.frame == CGRect(x: 30, y: 160, width: 200, height: 40))
    #expect(screen.window.keyboardLayoutGuide.layoutFrame == floating)
  }

  @Test("Set in an animation's block it moves what hangs on it")
  func animated() {
    let screen = Screen()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      screen.window.hostKeyboardFrame = Self.docked
    }
    #expect(screen.field.frame.maxY == 500)
    screen.window.animationClock.advance(by: 0.5)
    // Half way from 766 to 500.
    #expect(screen.field.layer.presentation()?.frame.maxY == 633)
  }

  @Test("Tracked constraints follow the edges that the keyboard is near to")
  func tracked() {
    let screen = Screen()
    let guide = screen.window.keyboardLayoutGuide
    guide.followsUndockedKeyboard = true
    let near = screen.field.widthAnchor.constraint(equalToConstant: 100)
    let away = screen.field.widthAnchor.constraint(equalToConstant: 200)
    let leading = screen.field.widthAnchor.constraint(equalToConstant: 300)
    guide.setConstraints([near], activeWhenNearEdge: .bottom)
    guide.setConstraints([away], activeWhenAwayFrom: [.bottom, .leading])
    guide.setConstraints([leading], activeWhenNearEdge: .leading)
    func active() -> [Bool] { [near, away, leading].map(\.isActive) }
    #expect(active() == [true, false, false])
    screen.put(CGRect(x: 190, y: 200, width: 200, height: 150))
    #expect(active() == [false, true, false])
    screen.put(CGRect(x: 5, y: 200, width: 200, height: 150))
    #expect(active() == [false, false, true])
    guide.removeAllTrackedConstraints()
    #expect(active() == [false, false, false])
    screen.put(nil)
    #expect(active() == [false, false, false])
  }
}
