import Testing

@testable import Plumb

/// Who hears of changed traits, and what was before.
struct TraitChangeTests {
  struct Theme: UITraitDefinition {
    static let defaultValue = 0
  }

  final class Listener: UIView {
    var previous: [UITraitCollection?] = []
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      previous.append(previousTraitCollection)
    }
  }

  final class Controller: UIViewController {
    var previous: [UITraitCollection?] = []
    override func loadView() { view = Listener() }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      previous.append(previousTraitCollection)
    }
  }

  @Test func viewsAreToldWhatWasBefore() {
    let root = Listener()
    let child = Listener()
    root.addSubview(child)
    root.traitOverrides.horizontalSizeClass = .compact
    root.traitOverrides.horizontalSizeClass = .regular
    #expect(child.previous.map { $0?.horizontalSizeClass } == [.unspecified, .compact])
    #expect(root.previous.count == 2)
    root.traitOverrides.horizontalSizeClass = .regular
    #expect(root.previous.count == 2)
    #expect(child.traitCollection.horizontalSizeClass == .regular)
  }

  @Test func whoReplacesATraitDoesNotHearOfIt() {
    let root = Listener()
    let child = Listener()
    let grandchild = Listener()
    root.addSubview(child)
    child.addSubview(grandchild)
    child.traitOverrides.userInterfaceStyle = .dark
    #expect((child.previous.count, grandchild.previous.count) == (1, 1))
    root.traitOverrides.userInterfaceStyle = .dark
    #expect((root.previous.count, child.previous.count, grandchild.previous.count) == (1, 1, 1))
    root.traitOverrides.displayScale = 2
    #expect((child.previous.count, grandchild.previous.count) == (2, 2))
    #expect(child.previous.last??.userInterfaceStyle == .dark)
    #expect(child.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    child.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    #expect(!child.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    root.traitOverrides.userInterfaceStyle = .light
    #expect(grandchild.previous.count == 3)
  }

  @Test func registrationsHearOfTheirTraitsOnly() {
    let root = UIView()
    let view = Listener()
    root.addSubview(view)
    var heard: [UIUserInterfaceSizeClass] = []
    let registration = view.registerForTraitChanges([
      UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
    ]) { (self: Listener, previous) in
      #expect(self === view)
      heard.append(previous.horizontalSizeClass)
    }
    root.traitOverrides.displayScale = 2
    #expect(heard.isEmpty)
    root.traitOverrides.horizontalSizeClass = .compact
    root.traitOverrides.verticalSizeClass = .compact
    #expect(heard == [.unspecified, .compact])
    view.unregisterForTraitChanges(registration)
    root.traitOverrides.horizontalSizeClass = .regular
    #expect(heard.count == 2)
  }

  @Test func aProgramsOwnTraitsAreInheritedAndTold() {
    let root = UIView()
    let view = UIView()
    root.addSubview(view)
    var heard: [Int] = []
    view.registerForTraitChanges([Theme.self]) { (view: UIView, previous) in
      heard.append(previous[Theme.self])
      heard.append(view.traitCollection[Theme.self])
    }
    root.traitOverrides[Theme.self] = 7
    root.traitOverrides[Theme.self] = 7
    #expect(heard == [0, 7])
    root.traitOverrides.remove(Theme.self)
    #expect(heard == [0, 7, 7, 0])
  }

  @Test func controllersReplaceTraitsForTheirViewsAndChildren() {
    let parent = UIViewController()
    let child = Controller()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    let compact = UITraitCollection(horizontalSizeClass: .compact)
    parent.setOverrideTraitCollection(compact, forChild: child)
    #expect(parent.overrideTraitCollection(forChild: child) == compact)
    #expect(child.traitCollection.horizontalSizeClass == .compact)
    #expect(child.view.traitCollection.horizontalSizeClass == .compact)
    #expect(parent.view.traitCollection.horizontalSizeClass == .unspecified)
    #expect(child.previous.count == 1)
    child.traitOverrides.horizontalSizeClass = .regular
    #expect(child.view.traitCollection.horizontalSizeClass == .regular)
    #expect(child.previous.last??.horizontalSizeClass == .compact)
    // What a view replaces is no trait of its controller.
    child.view.traitOverrides.userInterfaceStyle = .dark
    #expect(child.traitCollection.userInterfaceStyle == .light)
    #expect(child.previous.count == 2)
    child.traitOverrides.remove(UITraitHorizontalSizeClass.self)
    child.removeFromParent()
    #expect(child.view.traitCollection.horizontalSizeClass == .unspecified)
    #expect(parent.overrideTraitCollection(forChild: child) == nil)
  }

  @Test func aControllerWithoutAViewHearsToo() {
    let controller = Controller()
    var count = 0
    controller.registerForTraitChanges([UITraitDisplayScale.self]) { (_: Controller, _) in count += 1 }
    controller.traitOverrides.displayScale = 3
    #expect(controller.previous.count == 1)
    #expect(count == 1)
    #expect(!controller.isViewLoaded)
  }

  @Test func joiningATreeChangesTraits() {
    let root = UIView()
    root.traitOverrides.displayScale = 2
    let view = Listener()
    root.addSubview(view)
    #expect(view.previous.map { $0?.displayScale } == [1])
    view.removeFromSuperview()
    #expect(view.previous.map { $0?.displayScale } == [1, 2])
  }

  @Test func fontsFollowTheContentSizeCategory() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let label = UILabel()
    label.text = "x"
    label.font = .preferredFont(forTextStyle: .body)
    let field = UITextField()
    field.font = UIFontMetrics(forTextStyle: .body).scaledFont(
      for: .systemFont(ofSize: 34), maximumPointSize: 40)
    let text = UITextView()
    text.font = .systemFont(ofSize: 20)
    let all: [any UIContentSizeCategoryAdjusting & UIView] = [label, field, text]
    for view in all { root.addSubview(view) }
    root.traitOverrides.preferredContentSizeCategory = .extraLarge
    // Nobody asked for it.
    #expect(label.font.pointSize == 17)
    for view in all { view.adjustsFontForContentSizeCategory = true }
    // Body: 17 becomes 19; twice that is 38; a fixed font stays.
    #expect(label.font.pointSize == 19)
    #expect(field.font?.pointSize == 38)
    #expect(text.font?.pointSize == 20)
    let height = label.intrinsicContentSize.height
    root.traitOverrides.preferredContentSizeCategory = .extraExtraLarge
    // 21, and 42 is above the maximum.
    #expect(label.font.pointSize == 21)
    #expect(field.font?.pointSize == 40)
    #expect(label.intrinsicContentSize.height > height)
    root.traitOverrides.preferredContentSizeCategory = .large
    #expect(label.font.pointSize == 17)
    #expect(field.font?.pointSize == 34)
  }

  @Test func aViewIsFreedWithItsRegistrations() {
    weak var freed: UIView?
    do {
      let view = UIView()
      view.registerForTraitChanges([UITraitDisplayScale.self]) { (_: UIView, _) in }
      freed = view
    }
    #expect(freed == nil)
  }
}
