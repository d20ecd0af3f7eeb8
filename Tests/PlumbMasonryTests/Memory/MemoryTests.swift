import PlumbMasonry
import Testing

/// Who keeps whom.
struct MemoryTests {
  @Test func anAttributeHoldsItsItemWeakly() {
    var view: NotationView? = NotationView()
    let attribute = view!.mas_left
    let safeArea = view!.mas_safeAreaLayoutGuideTop
    #expect(attribute.view === view)
    view = nil
    #expect(attribute.view == nil)
    #expect(attribute.item == nil)
    #expect(safeArea.view == nil)
  }

  @Test func nothingIsLeftOnceTheTreeIsGone() {
    weak var root: NotationView?
    weak var view: NotationView?
    weak var target: NotationView?
    weak var single: MASConstraint?
    weak var composite: MASConstraint?
    weak var maker: MASConstraintMaker?
    weak var layoutConstraint: MASLayoutConstraint?
    do {
      let screen = Screen()
      (root, view, target) = (screen.root, screen.view, screen.other)
      let made = screen.view.mas_makeConstraints { make in
        maker = make
        make.left.equalTo(screen.other.mas_right)
        make.top.bottom.equalTo([screen.other, screen.third])
        make.group { make.width.equalTo(screen.root) }.key("width")
      }
      screen.view.mas_updateConstraints { make in make.left.equalTo(screen.other.mas_right).offset(3) }
      screen.root.layoutIfNeeded()
      (single, composite) = (made[0], made[1])
      layoutConstraint = made[0].layoutConstraints[0]
    }
    #expect(root == nil && view == nil && target == nil)
    #expect(single == nil && composite == nil && maker == nil && layoutConstraint == nil)
  }

  /// A view that keeps its own constraints is no cycle, installed or not.
  @Test func aViewMayKeepItsConstraints() {
    weak var kept: Keeper?
    do {
      let root = NotationView()
      let view = Keeper()
      kept = view
      root.addSubview(view)
      view.constraint = view.mas_makeConstraints { make in make.width.equalTo(root).multipliedBy(0.5) }[0]
      view.attribute = view.mas_left
      view.mas_makeConstraints { make in view.spent = make }
      view.maker = MASConstraintMaker(view: view)
      view.waiting = view.maker?.height.equalTo(view.mas_width)
      view.constraint?.uninstall()
      view.constraint?.multipliedBy(0.25)
    }
    #expect(kept == nil)
  }

  @Test func aRecordKeepsNoTarget() {
    let screen = Screen()
    weak var target: NotationView?
    var made: [MASConstraint] = []
    do {
      let view = NotationView()
      screen.root.addSubview(view)
      target = view
      made = screen.view.mas_makeConstraints { make in
        make.left.equalTo(view)
        make.top.equalTo(view.mas_bottom)
      }
      view.removeFromSuperview()
    }
    #expect(target == nil)
    #expect(made.allSatisfy { !$0.isInstalled })
    made[0].offset(8)
    made[0].uninstall()
    #expect(screen.root.masonry.isEmpty)
  }

  @Test func constraintsOutliveTheirViews() {
    var made: [MASConstraint] = []
    do {
      let screen = Screen()
      made = screen.view.mas_makeConstraints { make in make.edges.equalTo(screen.other) }
    }
    made[0].offset(3).key("late")
    made[0].uninstall()
    #expect(!made[0].isInstalled)
    #expect(made[0].description.contains("nothing.left == nothing.left + 3"))
  }
}

private final class Keeper: NotationView {
  var constraint: MASConstraint?
  var waiting: MASConstraint?
  var attribute: MASViewAttribute?
  var maker: MASConstraintMaker?
  var spent: MASConstraintMaker?
}
