import Foundation

/// How long and how often something is measured.
struct Protocol {
  var buildRuns = 31
  var buildSeconds = 1.2
  var edits = 1000
  var editSeconds = 6.0
  var churns = 200
  var churnSeconds = 5.0
  /// When a peer is stopped.
  var peerSeconds = 60.0

  static let quick = Protocol(
    buildRuns: 5, buildSeconds: 0.3, edits: 200, editSeconds: 0.5, churns: 40, churnSeconds: 0.5,
    peerSeconds: 5)

  /// For the programs of the peers.
  var words: [String] {
    ["\(buildRuns)", "\(buildSeconds)", "\(edits)", "\(editSeconds)", "\(churns)", "\(churnSeconds)"]
  }
}

/// Seconds of the processor: what else the machine does counts little.
func seconds(_ body: () throws -> Void) rethrows -> Double {
  let start = processorTime()
  try body()
  return processorTime() - start
}

private func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + 1e-9 * Double(time.tv_nsec)
}

func median(_ samples: [Double]) -> Double? {
  samples.isEmpty ? nil : samples.sorted()[samples.count / 2]
}

/// The median time of `step`, which is given a running number from 1, over at most `count` steps or `limit`
/// seconds. Short steps are timed in blocks, for a look at the clock takes time too; `afterBlock` runs untimed
/// after each block with the number of its last step.
func medianOfSteps(
  count: Int, limit: Double, step: (Int) throws -> Void, afterBlock: (Int) throws -> Void
) rethrows -> Double? {
  var number = 1
  var samples = [try seconds { try step(number) }]
  try afterBlock(number)
  var total = samples[0]
  // A first step prepares what later ones make use of.
  while samples.count < 8 && number < count && total < limit {
    number += 1
    samples.append(try seconds { try step(number) })
    total += samples[samples.count - 1]
    try afterBlock(number)
  }
  let block = max(1, min(100, Int(1e-4 / max(samples[samples.count - 1], 1e-9))))
  if block > 1 && number + block <= count && total < limit { samples.removeAll() }
  while number < count && total < limit {
    let time = try seconds {
      for _ in 0..<block {
        number += 1
        try step(number)
      }
    }
    total += time
    samples.append(time / Double(block))
    try afterBlock(number)
  }
  return median(samples)
}
