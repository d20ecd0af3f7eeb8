import Foundation
import PlumbInterfaceBuilder

/// The corpus of recorded layouts beside the package, where somebody has put it there.
enum Corpus {
  /// Nil where there is none: tests that need it are skipped.
  static let folder: URL? = {
    let package = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let folder = package.deletingLastPathComponent().appendingPathComponent("shared/corpus")
    let index = folder.appendingPathComponent("ib/index.json").path
    return FileManager.default.fileExists(atPath: index) ? folder : nil
  }()

  typealias Object = [String: Any]

  static func cases() throws -> [String: Object] {
    var cases: [String: Object] = [:]
    for tier in ["A", "B", "C"] {
      guard let url = folder?.appendingPathComponent("cases-\(tier).jsonl") else { continue }
      for line in try String(contentsOf: url, encoding: .utf8).split(separator: "\n") {
        let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? Object ?? [:]
        if let id = object["id"] as? String { cases[id] = object }
      }
    }
    return cases
  }

  static func index() throws -> [String: Object] {
    guard let url = folder?.appendingPathComponent("ib/index.json") else { return [:] }
    return try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Object] ?? [:]
  }

  static func bytes(_ name: String) throws -> [UInt8] {
    guard let url = folder?.appendingPathComponent("ib/\(name)") else { return [] }
    return Array(try Data(contentsOf: url))
  }

  static func document(_ name: String) throws -> InterfaceDocument {
    try InterfaceDocument(bytes(name), file: name)
  }
}
