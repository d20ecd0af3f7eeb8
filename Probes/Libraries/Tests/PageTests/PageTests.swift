import Foundation
import XCTest

/// The examples of UIKit's page are lines of this package's manifest.
final class PageTests: XCTestCase {
  func testEveryExampleStandsInTheManifest() throws {
    let probes = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let root = probes.deletingLastPathComponent().deletingLastPathComponent()
    let page = root.appendingPathComponent("Sources/UIKit/UIKit.docc/UIKit.md")
    let manifest = try lines(
      String(contentsOf: probes.appendingPathComponent("Package.swift"), encoding: .utf8))
    let text = try String(contentsOf: page, encoding: .utf8)
    let examples = text.components(separatedBy: "```swift\n").dropFirst()
    XCTAssertGreaterThanOrEqual(examples.count, 4)
    for example in examples {
      let code = lines(example.components(separatedBy: "\n```")[0])
      XCTAssertTrue(manifest.contains(code), code)
    }
  }

  private func lines(_ text: String) -> String {
    return text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .joined(separator: "\n")
  }
}
