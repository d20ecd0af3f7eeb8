import Foundation
import Testing

@testable import PlumbLayout

/// Frames that Interface Builder recorded, which are the results of Apple's own engine.
@Suite struct CorpusTests {
  /// Cases that say of themselves that their frames do not follow from their constraints.
  private static let apart: Set = ["misplaced", "ambiguous", "externalRefs", "requiredConflict"]

  private struct Score {
    var right = 0
    var total = 0
    var percent: Double { total == 0 ? 100 : 100 * Double(right) / Double(total) }
  }

  @Test(.enabled(if: CorpusCase.folder != nil, "The corpus is not beside the package."))
  func iOSFramesAgreeWithApple() throws {
    let scores = try Self.table { $0.platform == "ios" }
    #expect(scores["all", default: Score()].percent >= 99.7)
  }

  /// AppKit's stack views follow other rules than UIKit's, so cases with one are left out.
  @Test(.enabled(if: CorpusCase.folder != nil, "The corpus is not beside the package."))
  func macOSFramesWithoutStackViewsAgreeWithApple() throws {
    let scores = try Self.table { $0.platform == "mac" && $0.views.allSatisfy { $0.stack == nil } }
    #expect(scores["all", default: Score()].percent >= 98.5)
  }

  /// The scores by group over the cases that are chosen, printed as a table.
  private static func table(_ isChosen: (CorpusCase) -> Bool) throws -> [String: Score] {
    var scores: [String: Score] = [:]
    var misses: [(count: Int, text: String)] = []
    for problem in try CorpusCase.read("A") where isChosen(problem) {
      let (score, text) = Self.score(problem)
      let isFlagged = !Self.apart.isDisjoint(with: problem.flags)
      for key in isFlagged ? ["flagged"] : ["all", problem.category] + problem.features.map({ "f:\($0)" }) {
        scores[key, default: Score()].right += score.right
        scores[key, default: Score()].total += score.total
      }
      if score.right < score.total { misses.append((score.total - score.right, text)) }
    }
    for (key, score) in scores.sorted(by: { $0.key < $1.key }) {
      print(
        key, "\(score.right) of \(score.total)", String(format: "%.2f %%", score.percent), separator: "\t")
    }
    if ProcessInfo.processInfo.environment["PLUMB_CORPUS_MISSES"] != nil {
      for miss in misses.sorted(by: { $0.count > $1.count }) { print(miss.text) }
    }
    return scores
  }

  private static func score(_ problem: CorpusCase) -> (Score, String) {
    let built = CorpusTree(problem)
    built.tree.layoutIfNeeded()
    var score = Score()
    var text = "\(problem.id) \(problem.category)"
    if !built.refusals.isEmpty { text += " refused \(built.refusals)" }
    for view in problem.views {
      guard let frame = view.frame, let item = built.items[view.id] else { continue }
      let found = built.tree.frame(of: item)
      let values = [found.minX, found.minY, found.size.width, found.size.height]
      for (position, status) in view.status.enumerated() where status == "p" {
        score.total += 1
        if abs(values[position] - frame[position]) <= 0.51 {
          score.right += 1
        } else {
          text +=
            "\n  \(view.id) \(view.cls) \(Array("xywh")[position]): \(values[position]), not \(frame[position])"
        }
      }
    }
    if !built.tree.conflicts.isEmpty { text += "\n  conflicts: \(built.tree.conflicts.count)" }
    return (score, text)
  }
}
