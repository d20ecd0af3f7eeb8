import Foundation
import Testing

@testable import PlumbCommands

@Suite("plumb devices")
struct DevicesCommandTests {
  @Test("a device has its size, scale and safe areas on its line")
  func table() async throws {
    let run = try CommandRun()
    let outcome = await run.run("devices")
    #expect(outcome.status == .clean)
    let line = try #require(outcome.lines.first { $0.contains("retina6_12") })
    // Apple's figures for the iPhone 15: 393 x 852 at 3x; 59 and 34, in landscape 59 at both sides and 21.
    #expect(line.contains("393 × 852"))
    #expect(line.contains("@3x"))
    #expect(line.contains("59 0 34 0"))
    #expect(line.contains("0 59 21 59"))
    #expect(outcome.output.contains("iPhone 15 Pro"))
  }

  @Test("as JSON for programs")
  func json() async throws {
    let run = try CommandRun()
    let outcome = await run.run("devices", "--format", "json")
    struct Device: Decodable {
      let id: String
      let names: [String]
      let size: [Double]
    }
    let devices = try JSONDecoder().decode([Device].self, from: Data(outcome.output.utf8))
    #expect(
      devices.contains { $0.id == "retina4_7" && $0.names.contains("iPhone SE") && $0.size == [375, 667] })
    #expect(Set(devices.map(\.id)).count == devices.count)
  }
}
