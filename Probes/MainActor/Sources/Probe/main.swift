import Declared
import Isolated
import Isolating
import Legacy
import Ported
import Synchronization
import UIKit

func check(_ holds: Bool, _ what: String) {
  if !holds { fatalError("does not hold: \(what)") }
}

// A ported controller: 390 points wide, nothing covers its top, its margins are 8 points.
let screen = PortedScreen()
screen.view.frame = CGRect(x: 0, y: 0, width: 390, height: 800)
screen.view.layoutIfNeeded()
check(screen.card.frame.height == 30, "the card has its constraint's height")
check(screen.card.label.frame == CGRect(x: 8, y: 8, width: 40, height: 20), "padding of 8 points")
screen.card.padding = 10
screen.view.layoutIfNeeded()
check(screen.card.label.frame.minY == 10, "a constant of 10 points")
screen.button.sendActions(for: .primaryActionTriggered)
check(screen.taps == 1, "the action runs")
var finished = false
screen.grow(to: 60) { finished = $0 }
screen.view.animationClock.advance(by: 0.3)
check(finished && screen.card.frame.height == 60, "the animation ends with the new height")

// Subclasses that say where they live.
let declared = DeclaredCard(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
declared.layoutIfNeeded()
check(declared.contentFrame == CGRect(x: 4, y: 4, width: 12, height: 12), "4 points off each edge")
check(declared.passes > 0, "the override is called")
check("\(declared)" == "DeclaredCard inset by 4.0", "a description")

// A module on the main actor: 112 - 12 = 100 points, half as high.
let isolated = IsolatedScreen()
isolated.card.frame = CGRect(x: 0, y: 0, width: 112, height: 200)
isolated.card.layoutIfNeeded()
check(isolated.card.barFrame == CGRect(x: 12, y: 0, width: 100, height: 50), "the bar beside the guide")
check(isolated.accent() == 1, "the trait's default")

// Functions and operators on the main actor.
let board = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
let (left, right) = (UIView(), UIView())
board.holding(left, right)
_ = left |- 5
left.size(30)
equal(heights: [left, right])
right.legacy.top(7)
board.layoutIfNeeded()
check(left.frame.minX == 5 && left.frame.width == 30, "5 points off the leading edge")
check(right.frame.height == 30 && right.frame.minY == 7, "equal heights, 7 points off the top")

// A library in Swift 5 mode.
let old = UIView()
board.addSubview(old)
old.leadingAnchor /==/ board.trailingAnchor
old.widthAnchor /==/ 11
board.layoutIfNeeded()
check(old.frame.minX == 100 && old.frame.width == 11, "11 points behind the board")
check(countOfStatements == 2, "two statements")
old.legacyName = "old"
check(old.legacyName == "old", "an associated object")

// Values need no actor, and reports may leave it.
let value = await Task.detached {
  let measurement = Isolated.Measurement(
    insets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), priority: .defaultHigh)
  let turned = CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 1, y: 1)
  let font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 12, weight: .bold))
  let color = UIColor.red.withAlphaComponent(0.5)
  return measurement.insets.left + turned.a + font.pointSize + color.cgColor.alpha + UIView.noIntrinsicMetric
}.value
check(value == 2 + 2 + 12 + 0.5 - 1, "values off the main actor")
let report = board.layoutIssues.report
let isQuiet = await Task.detached { report.conflicts.isEmpty }.value
check(isQuiet, "no conflicts")

// The last reference may go in another task; what is left forgets the view.
let ended = Atomic(false)
var doomed: PortedCard? = PortedCard()
doomed?.farewell = { ended.store(true, ordering: .relaxed) }
let link = doomed!.widthAnchor.constraint(equalToConstant: 1)
let handle = Task.detached { [held = doomed!] in await MainActor.run { held.setNeedsLayout() } }
doomed = nil
await handle.value
while !ended.load(ordering: .relaxed) { await Task.yield() }
check(link.firstItem == nil, "the constraint's item is gone")

await board.animationClock.runInRealTime()
print("The main-actor probe holds.")
