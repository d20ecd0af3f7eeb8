import Plumb
import Testing

@Suite("Animated layout")
struct LayoutAnimationTests {
  private final class CountingView: UIView {
    var layouts = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  @Test(
    "A changed constant and layoutIfNeeded in a block move all that depends on it; a step lays out nothing")
  func constraints() {
    let root = CountingView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let (first, second) = (CountingView(), UIView())
    for view in [first, second] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    let width = first.widthAnchor.constraint(equalToConstant: 100)
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: root.leadingAnchor), width,
      first.topAnchor.constraint(equalTo: root.topAnchor), first.heightAnchor.constraint(equalToConstant: 50),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 10),
      second.widthAnchor.constraint(equalToConstant: 20),
      second.topAnchor.constraint(equalTo: first.topAnchor),
      second.heightAnchor.constraint(equalTo: first.heightAnchor),
    ])
    root.layoutIfNeeded()
    width.constant = 200
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { root.layoutIfNeeded() }
    #expect(first.frame.width == 200 && second.frame.minX == 210)
    let counts = (root.layouts, first.layouts)
    for step in 1...4 {
      root.animationClock.advance(to: Double(step) / 4)
      root.layoutIfNeeded()
      #expect(first.layer.presentation()?.frame.width == 100 + 25 * CGFloat(step))
      #expect(second.layer.presentation()?.frame.minX == 110 + 25 * CGFloat(step))
    }
    #expect(counts == (root.layouts, first.layouts))
  }

  @Test("layoutSubviews lays out what got a new size, at the end of the block")
  func layoutOption() {
    let stage = Stage()
    let inner = UIView(frame: stage.box.bounds)
    inner.translatesAutoresizingMaskIntoConstraints = false
    stage.box.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: stage.box.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: stage.box.trailingAnchor),
      inner.topAnchor.constraint(equalTo: stage.box.topAnchor),
      inner.bottomAnchor.constraint(equalTo: stage.box.bottomAnchor),
    ])
    stage.window.layoutIfNeeded()
    UIView.animate(withDuration: 1, delay: 0, options: [.layoutSubviews, .curveLinear]) {
      stage.box.frame.size.width = 300
    }
    #expect(inner.frame.width == 300)
    stage.clock.advance(by: 0.5)
    #expect(inner.layer.presentation()?.frame.width == 200)
  }

  @Test("An arranged view that is hidden stays to be seen until the gap is closed")
  func hiddenArrangedView() throws {
    let views = (0..<3).map { _ in
      let view = UIView()
      view.heightAnchor.constraint(equalToConstant: 50).isActive = true
      return view
    }
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.spacing = 10
    stack.translatesAutoresizingMaskIntoConstraints = false
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    root.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: root.topAnchor),
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.widthAnchor.constraint(equalToConstant: 200),
    ])
    root.layoutIfNeeded()
    #expect(views[2].frame.minY == 120 && stack.frame.height == 170)
    // The stack view's own rule is required, so a required height must give way to it.
    for view in views { view.constraints.forEach { $0.priority = UILayoutPriority(999) } }
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { views[1].isHidden = true }
    #expect(views[1].isHidden && views[2].frame.minY == 60 && stack.frame.height == 110)
    root.animationClock.advance(by: 0.5)
    let shown = try #require(views[1].layer.presentation())
    #expect(!shown.isHidden && shown.frame.height == 25)
    #expect(views[2].layer.presentation()?.frame.minY == 90)
    #expect(stack.layer.presentation()?.frame.height == 140)
    root.animationClock.settle()
    #expect(views[1].layer.presentation()?.isHidden == true)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { views[1].isHidden = false }
    root.animationClock.advance(by: 0.5)
    #expect(views[1].layer.presentation()?.isHidden == false)
    #expect(views[1].layer.presentation()?.frame.height == 25)
    #expect(views[2].layer.presentation()?.frame.minY == 90)
  }

  @Test("Hiding elsewhere is not animated")
  func hidden() {
    let stage = Stage()
    let notes = Notes()
    UIView.animate(withDuration: 1) {
      stage.box.isHidden = true
    } completion: {
      notes.add("\($0)")
    }
    #expect(stage.shown.isHidden && notes.entries == ["true"])
  }
}
