import Foundation
import Plumb
import PlumbInterfaceBuilder
import Testing

/// Frames laid out from documents against those that Interface Builder recorded.
///
/// Every 12th document by default; `PLUMB_CORPUS=all` takes them all, `PLUMB_DIFFERENCES` names a file for what
/// differs.
@Suite struct FrameAgreementTests {
  @Test(.enabled(if: Corpus.folder != nil, "there is no corpus beside the package"))
  func framesAreThoseRecorded() throws {
    let cases = try Corpus.cases()
    var tally = FrameTally()
    let all = ProcessInfo.processInfo.environment["PLUMB_CORPUS"] == "all"
    let index = try Corpus.index().sorted { $0.key < $1.key }
      .filter { $0.value["platform"] as? String == "ios" && !(($0.value["cases"] as? [Any]) ?? []).isEmpty }
    for (place, (name, entry)) in index.enumerated() where all || place % 12 == 0 {
      var options = ImportOptions()
      options.content = .recorded
      let importer = DocumentImporter(try Corpus.document(name), options: options)
      for reference in entry["cases"] as? [Corpus.Object] ?? [] {
        guard let id = reference["case"] as? String, let object = cases[id], tally.begin(id) else { continue }
        let ids = (reference["views"] as? [Any] ?? []).map { $0 as? String }
        guard
          let root = importer.roots.first(where: { root in
            ids[0].map { root.view.id == $0 }
              ?? root.view.subviews.contains { $0.id == ids.dropFirst().first }
          })
        else { continue }
        let start = ContinuousClock.now
        let imported = importer.load(root)
        imported.view.layoutIfNeeded()
        tally.count(imported, object, name: name, time: ContinuousClock.now - start)
      }
    }
    tally.report()
    let agreement = Double(tally.right) / Double(max(1, tally.all))
    #expect(agreement > 0.85, "\(tally.right) of \(tally.all) values")
  }
}

/// Counts predicted coordinates that are within 0.51 points of the recorded ones.
struct FrameTally {
  var right = 0
  var all = 0
  var groups: [String: (right: Int, all: Int)] = [:]
  var differences: [(time: Double, line: String)] = []
  private var seen: Set<String> = []
  private static let apart: Set<String> = ["misplaced", "ambiguous", "externalRefs", "requiredConflict"]

  mutating func begin(_ id: String) -> Bool { seen.insert(id).inserted }

  mutating func count(_ root: ImportedRoot, _ object: Corpus.Object, name: String, time: Duration) {
    let views = object["views"] as? [Corpus.Object] ?? []
    let flags = Set(object["flags"] as? [String] ?? [])
    let category = object["category"] as? String ?? ""
    var wrong: [String] = []
    var rightHere = 0
    for (index, view) in views.enumerated() where index < root.views.count {
      guard let frame = (view["frame"] as? [Any])?.map({ ($0 as? NSNumber)?.doubleValue ?? 0 }) else {
        continue
      }
      let got = root.views[index].frame
      let values = [got.minX, got.minY, got.width, got.height]
      for (k, letter) in (view["status"] as? String ?? "").enumerated() where letter == "p" {
        if abs(values[k] - frame[k]) <= 0.51 {
          rightHere += 1
        } else {
          let id = root.plan.items[index].view.id ?? "-"
          wrong.append(
            "\(id) \(root.plan.items[index].view.elementName) \("xywh".map { $0 }[k]) \(values[k]) for \(frame[k])"
          )
        }
      }
    }
    let isApart = !Self.apart.isDisjoint(with: flags)
    let features = (object["features"] as? [String] ?? []).map { "f:" + $0 }
    for key in isApart ? ["flagged"] : ["all", category] + features {
      let old = groups[key] ?? (0, 0)
      groups[key] = (old.right + rightHere, old.all + rightHere + wrong.count)
    }
    if !isApart {
      right += rightHere
      all += rightHere + wrong.count
    }
    let seconds = Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
    let id = object["id"] as? String ?? ""
    differences.append(
      (
        seconds,
        "\(name) \(id) \(category) \(isApart ? "flagged" : "") wrong \(wrong.count) of \(wrong.count + rightHere) in \(seconds) s: \(wrong.prefix(6))"
      ))
  }

  func report() {
    for (key, group) in groups.sorted(by: { $0.key < $1.key }) {
      print(
        key, group.right, "of", group.all,
        String(format: "%.2f %%", 100 * Double(group.right) / Double(max(1, group.all))))
    }
    if let path = ProcessInfo.processInfo.environment["PLUMB_DIFFERENCES"] {
      let text = differences.map(\.line).joined(separator: "\n")
      try? text.write(toFile: path, atomically: true, encoding: .utf8)
    }
  }
}
