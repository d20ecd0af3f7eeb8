// What the notations cost beside plain anchors.
//
//   notations                          a table of times and allocations
//   notations repeat SPELLING JOB N    does a job N times and measures nothing: for a counter of instructions

import Counting
import Foundation
import UIKit

let words = Array(CommandLine.arguments.dropFirst())
if words.count == 4, words[0] == "repeat", let spelling = Spelling(rawValue: words[1]),
  let job = Job(rawValue: words[2]), let times = Int(words[3])
{
  let work = job.prepared(spelling)
  for _ in 0..<times {
    var screen: UIView?
    try counted { screen = work() }
    withExtendedLifetime(screen) {}
  }
} else if words.isEmpty {
  exit(CostTable().print() ? 0 : 1)
} else {
  print("usage: notations [repeat anchors|anchorage|sslayout|masonry form|list|constants|relayout N]")
  exit(2)
}
