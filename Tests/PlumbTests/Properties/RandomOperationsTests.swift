import Foundation
import Testing

@testable import Plumb

/// After any sequence of operations the frames equal those of views built from scratch in the present state.
@Suite struct RandomOperationsTests {
  /// 5,000 operations, 100,000 in a full run.
  private static let runs: Int = {
    let environment = ProcessInfo.processInfo.environment
    if environment["PLUMB_FULL_TESTS"] != nil { return 1000 }
    return environment["PLUMB_SHORT_TESTS"] != nil ? 10 : 50
  }()

  @Test(arguments: [false, true])
  func operationsLeadWhereBuildingLeads(allowsRequired: Bool) {
    for seed in 0..<UInt64(Self.runs / 2) {
      var screen = RandomScreen(seed: seed, allowsRequired: allowsRequired)
      for _ in 0..<100 { screen.operate() }
      let scratch = LiveScreen(screen.model)
      scratch.root.layoutIfNeeded()
      for rule in screen.model.rules {
        #expect(screen.live.constraints[rule.key]?.isActive == true, "seed \(seed): \(rule)")
      }
      for (key, view) in screen.live.views.sorted(by: { $0.key < $1.key }) {
        let twin = scratch.views[key]
        guard view.frame != twin?.frame else { continue }
        Issue.record(
          "seed \(seed): view \(key) has \(view.frame), from scratch \(String(describing: twin?.frame))")
        break
      }
    }
  }
}
