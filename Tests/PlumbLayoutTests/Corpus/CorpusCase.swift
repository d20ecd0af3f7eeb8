import Foundation

/// One layout problem of the corpus: views, constraints, and the frames that Apple's engine computed for them.
struct CorpusCase: Decodable {
  struct View: Decodable {
    var id: String
    var cls: String
    var parent: String?
    var mode: String
    var mask: [String]?
    var frame: [Double]?
    var alignInsets: [Double]?
    var intrinsic: [Double?]?
    var prio: [Float]?
    var baseline: [Double]?
    var stack: Stack?
    var margins: [Double]?
    var safeArea: [Double]?
    var contentInset: [Double]?
    var hiddenArranged: Bool?
    var status: String
  }

  struct Stack: Decodable {
    var axis: String
    var distribution: String
    var alignment: String
    var spacing: Double
    var baselineRelative: Bool?
    var margins: [Double]?
    var customSpacing: [Double?]?
  }

  struct Constraint: Decodable {
    var a: String
    var aa: String
    var rel: String
    var c: Double
    var p: Float
    var owner: String
    var b: String?
    var ba: String?
    var m: Double?
  }

  var id: String
  var platform: String
  var category: String
  var features: [String]
  var flags: [String]
  var scale: Double
  var size: [Double]
  var views: [View]
  var constraints: [Constraint]
}

extension CorpusCase {
  /// The folder of the corpus beside the package, if it is there.
  static var folder: URL? {
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let folder = package.deletingLastPathComponent().appending(path: "shared/corpus")
    return FileManager.default.fileExists(atPath: folder.appending(path: "cases-A.jsonl").path) ? folder : nil
  }

  /// The cases of a tier (A, B or C); none where the corpus is absent.
  static func read(_ tier: String) throws -> [CorpusCase] {
    guard let folder else { return [] }
    let text = try Data(contentsOf: folder.appending(path: "cases-\(tier).jsonl"))
    let decoder = JSONDecoder()
    return try text.split(separator: UInt8(ascii: "\n")).map { try decoder.decode(CorpusCase.self, from: $0) }
  }
}
