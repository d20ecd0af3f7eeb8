import Foundation
import PlumbInterfaceBuilder
import Testing

/// Plans of whole documents against the neutral problems that the corpus states for them.
@Suite struct PlanAgreementTests {
  @Test(.enabled(if: Corpus.folder != nil, "there is no corpus beside the package"))
  func plansAreThoseOfTheCorpus() throws {
    let cases = try Corpus.cases()
    var comparison = PlanComparison()
    var seen: Set<String> = []
    for (name, entry) in try Corpus.index().sorted(by: { $0.key < $1.key }) {
      guard entry["platform"] as? String == "ios" else { continue }
      let planner = RootPlanner(try Corpus.document(name))
      for reference in entry["cases"] as? [Corpus.Object] ?? [] {
        guard let id = reference["case"] as? String, let object = cases[id], seen.insert(id).inserted else {
          continue
        }
        let ids = (reference["views"] as? [Any] ?? []).map { $0 as? String }
        let root = planner.roots.first { root in
          ids[0].map { root.view.id == $0 } ?? root.view.subviews.contains { $0.id == ids.dropFirst().first }
        }
        comparison.count("root found", root != nil, "\(name) \(id) \(ids.prefix(2))")
        if let root { comparison.compare(planner.plan(root), with: object, name: name) }
      }
    }
    if let path = ProcessInfo.processInfo.environment["PLUMB_DIFFERENCES"] {
      try comparison.differences.joined(separator: "\n").write(
        toFile: path, atomically: true, encoding: .utf8)
    }
    for (kind, count) in comparison.counts.sorted(by: { $0.key < $1.key }) {
      print(kind, count.right, "of", count.all)
    }
  }
}
