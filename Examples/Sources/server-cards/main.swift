import Foundation
import Plumb
import PlumbRender

// Lays out a thousand cards, each a tree of its own in a task of its own, on all cores; checks that every frame
// equals that of the same card laid out alone; writes the picture of some of them where a path is given.

/// What leaves a task: plain values, no views.
struct LaidOutCard: Sendable, Equatable {
  var size: CGSize
  var frames: [CGRect]

  init(_ person: Person) {
    let card = Card(person)
    card.layOut(width: 320)
    size = card.frame.size
    frames = Self.frames(in: card)
  }

  private static func frames(in view: UIView) -> [CGRect] {
    view.subviews.flatMap { [$0.frame] + frames(in: $0) }
  }
}

func cards(_ people: [Person]) async -> [LaidOutCard] {
  await withTaskGroup(of: (Int, [LaidOutCard]).self) { group in
    let workers = ProcessInfo.processInfo.activeProcessorCount
    let share = (people.count + workers - 1) / workers
    for start in stride(from: 0, to: people.count, by: max(share, 1)) {
      let part = Array(people[start..<min(start + share, people.count)])
      group.addTask { (start, part.map { LaidOutCard($0) }) }
    }
    var parts: [(Int, [LaidOutCard])] = []
    for await part in group { parts.append(part) }
    return parts.sorted { $0.0 < $1.0 }.flatMap(\.1)
  }
}

let clock = ContinuousClock()
let people = (0..<1000).map(Person.init)
var alone: [LaidOutCard] = []
let aloneTime = clock.measure { alone = people.map { LaidOutCard($0) } }
var together: [LaidOutCard] = []
let togetherTime = await clock.measure { together = await cards(people) }

func milliseconds(_ time: Duration) -> String { String(format: "%.0f ms", time / .milliseconds(1)) }
print("1000 cards of \(alone.reduce(0) { $0 + $1.frames.count + 1 }) views")
print("one after the other       \(milliseconds(aloneTime))")
print(
  "on \(ProcessInfo.processInfo.activeProcessorCount) cores".padding(
    toLength: 26, withPad: " ", startingAt: 0)
    + milliseconds(togetherTime))
guard alone == together else {
  print("the frames differ")
  exit(1)
}
print("every frame is the same")

if let path = CommandLine.arguments.dropFirst().first {
  let sheet = UIView(frame: CGRect(x: 0, y: 0, width: 1024, height: 760))
  sheet.backgroundColor = .secondarySystemBackground
  var bottoms: [CGFloat] = [16, 16, 16]
  for person in people.prefix(9) {
    let card = Card(person)
    card.layOut(width: 320)
    let column = bottoms.indices.min { bottoms[$0] < bottoms[$1] } ?? 0
    card.frame.origin = CGPoint(x: 16 + 336 * CGFloat(column), y: bottoms[column])
    bottoms[column] = card.frame.maxY + 16
    sheet.addSubview(card)
  }
  sheet.frame.size.height = bottoms.max() ?? 0
  sheet.layoutIfNeeded()
  let svg = SVGWriter().document(ScreenPicture(sheet, title: "Cards", chrome: nil).displayList)
  try svg.write(toFile: path, atomically: true, encoding: .utf8)
}
