import Foundation
import LiveHeap
import UIKit

/// Measures every job in every spelling, in turns, so that a busy machine slows all of them down alike.
struct CostTable {
  private let rounds = 15

  /// Prints the table. False where a spelling takes more memory than it may; times are for the reader to judge.
  func print() -> Bool {
    var isWithinLimits = true
    Swift.print("job        spelling     time       / anchors   blocks a statement   beyond anchors")
    for job in Job.allCases {
      let works = Spelling.allCases.map { job.prepared($0) }
      for work in works { _ = work() }
      let blocks = works.map { blockCount(of: $0) / Double(job.statements) }
      let times = measuredTimes(works)
      for (index, spelling) in Spelling.allCases.enumerated() {
        let ratios = zip(times[index], times[0]).map { $0 / $1 }.sorted()
        let extra = blocks[index] - blocks[0]
        let isTooMuch = extra > spelling.blocksPerStatement + 0.005
        if isTooMuch { isWithinLimits = false }
        let row = String(
          format: "%9.3f ms   %6.2f x    %12.2f         %+10.2f%@", times[index].sorted()[rounds / 2] * 1e3,
          ratios[rounds / 2], blocks[index], extra, isTooMuch ? "  too many" : "")
        Swift.print(pad(job.rawValue, 10), pad(spelling.rawValue, 9), row)
      }
    }
    return isWithinLimits
  }

  private func blockCount(of work: () -> UIView) -> Double {
    let before = heap_allocation_count()
    _ = work()
    return Double(heap_allocation_count() - before)
  }

  /// By spelling: the time of each round.
  private func measuredTimes(_ works: [() -> UIView]) -> [[Double]] {
    var times = works.map { _ in [Double]() }
    for _ in 0..<rounds {
      for (index, work) in works.enumerated() {
        var screen: UIView?
        let time = ContinuousClock().measure { screen = work() }
        withExtendedLifetime(screen) {}
        times[index].append(time / .seconds(1))
      }
    }
    return times
  }

  private func pad(_ text: String, _ width: Int) -> String {
    text.padding(toLength: width, withPad: " ", startingAt: 0)
  }
}
