import Foundation
import Plumb
import Testing

@Suite("Lifetime of animations")
struct AnimationLifetimeTests {
  @Test("A view that leaves its tree ends its animations, which did not finish; the others go on")
  func removal() {
    let (stage, notes) = (Stage(), Notes())
    let inner = UIView()
    stage.box.addSubview(inner)
    UIView.animate(withDuration: 1) {
      inner.alpha = 0
    } completion: {
      notes.add("inner \($0)")
    }
    UIView.animate(withDuration: 1) {
      stage.window.alpha = 0.5
    } completion: {
      notes.add("window \($0)")
    }
    stage.clock.advance(by: 0.5)
    stage.box.removeFromSuperview()
    #expect(notes.entries == ["inner false"] && inner.layer.presentation()?.opacity == 0)
    stage.clock.settle()
    #expect(notes.entries == ["inner false", "window true"])
  }

  @Test("A view that moves within its tree goes on; one that joins a tree brings its animations along")
  func moving() {
    let (stage, notes) = (Stage(), Notes())
    let other = UIView()
    stage.window.addSubview(other)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { stage.box.alpha = 0 }
    stage.clock.advance(by: 0.5)
    other.addSubview(stage.box)
    #expect(stage.shown.opacity == 0.5)
    let late = UIView()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      late.alpha = 0
    } completion: {
      notes.add("\($0) \(stage.clock.now)")
    }
    late.animationClock.advance(by: 0.25)
    stage.window.addSubview(late)
    #expect(late.animationClock === stage.clock && late.layer.presentation()?.opacity == 0.75)
    stage.clock.advance(by: 0.75)
    #expect(notes.entries == ["true 1.25"])
  }

  @Test("A freed view's handler is called, and nothing is left of it")
  func freed() {
    let (stage, notes) = (Stage(), Notes())
    var view: UIView? = UIView()
    weak var weakView: UIView?
    weakView = view
    stage.window.addSubview(view ?? UIView())
    UIView.animate(withDuration: 1) { [weak view] in
      view?.alpha = 0
    } completion: {
      notes.add("\($0)")
    }
    view?.removeFromSuperview()
    view = nil
    #expect(weakView == nil && notes.entries == ["false"] && !stage.clock.isRunning)
  }

  @Test("A tree that is freed calls the handlers of what ran in it")
  func freedTree() {
    let notes = Notes()
    weak var window: UIWindow?
    do {
      let stage = Stage()
      window = stage.window
      let box = stage.box
      UIView.animate(withDuration: 1) {
        box.alpha = 0
      } completion: {
        notes.add("\($0)")
      }
      UIView.animate(withDuration: 1, delay: 0, options: .repeat) { box.center.x = 9 }
    }
    #expect(window == nil && notes.entries == ["false"])
  }

  @Test("What a handler holds is released after its call")
  func handlers() {
    let stage = Stage()
    weak var weakNotes: Notes?
    do {
      let notes = Notes()
      weakNotes = notes
      UIView.animate(withDuration: 1) {
        stage.box.alpha = 0
      } completion: { _ in
        notes.add("")
      }
    }
    #expect(weakNotes != nil)
    stage.clock.settle()
    #expect(weakNotes == nil)
  }

  @Test("The handler of a fade may remove its view")
  func fade() {
    let stage = Stage()
    UIView.animate(withDuration: 0.3) {
      stage.box.alpha = 0
    } completion: { _ in
      stage.box.removeFromSuperview()
    }
    stage.clock.settle()
    #expect(stage.box.superview == nil && stage.window.subviews.isEmpty)
  }

  @Test("Trees in many tasks have a clock each and do not see each other's blocks")
  func tasks() async {
    let results = await withTaskGroup(of: [CGFloat].self) { group in
      for task in 0..<16 {
        group.addTask {
          var shown: [CGFloat] = []
          for round in 0..<50 {
            let stage = Stage()
            let duration = Double(task % 4 + 1)
            UIView.animate(withDuration: duration, delay: 0, options: .curveLinear) {
              stage.box.center.x = CGFloat(50 + round)
            }
            stage.box.center.y = 7
            stage.clock.advance(by: duration / 2)
            shown.append(stage.shownX)
            shown.append(stage.shown.position.y)
            stage.clock.settle()
          }
          return shown
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    let expected: [CGFloat] = (0..<50).flatMap { [50 + CGFloat($0) / 2, 7] as [CGFloat] }
    #expect(results.count == 16 && results.allSatisfy { $0 == expected })
  }

  @Test("In real time a clock runs by the machine's", .timeLimit(.minutes(1)))
  func realTime() async {
    let (stage, notes) = (Stage(), Notes())
    UIView.animate(withDuration: 0.1) {
      stage.box.alpha = 0
    } completion: {
      notes.add("\($0)")
    }
    let start = ContinuousClock.now
    var frames = 0
    await stage.clock.runInRealTime { frames += 1 }
    #expect(ContinuousClock.now - start >= .seconds(0.09) && frames > 0)
    #expect(notes.entries == ["true"] && !stage.clock.follows)
  }

  @Test("A clock that follows a time begins animations at that time, however long nobody stepped it")
  func following() {
    let stage = Stage()
    var time = 100.0
    stage.clock.follow { time }
    #expect(stage.clock.now == 0)
    time = 160
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { stage.box.center.x = 150 }
    #expect(stage.shownX == 50)
    time = 160.25
    stage.clock.step()
    #expect(stage.shownX == 75 && stage.clock.now == 60.25)
    stage.clock.unfollow()
    time = 500
    stage.clock.step()
    #expect(stage.shownX == 75)
  }
}
