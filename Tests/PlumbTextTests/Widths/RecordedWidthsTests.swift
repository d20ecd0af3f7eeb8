import Foundation
import PlumbText
import Testing

/// Widths that Interface Builder recorded for labels whose width is their text's own, in a file beside the package.
@Suite struct RecordedWidthsTests {
  private struct Point: Decodable {
    struct Font: Decodable {
      var weight: String
      var pointSize: Double
    }
    var platform: String
    var `class`: String
    var text: String
    var font: Font
    var width: Double
    var scale: Double
    var toolsVersion: String
    var count: Int
    var outlier: Bool?
  }

  private static let file = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../../shared/corpus/text-widths.json").standardizedFileURL

  private static let weights: [String: FontWeight] = [
    "regular": .regular, "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy,
  ]

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: file.path), "no recorded widths beside the package"))
  func labelsOnIOS() throws {
    let points = try JSONDecoder().decode([Point].self, from: Data(contentsOf: Self.file))
    let measurer = SystemTextMeasurer()
    var total = 0
    var within: (half: Int, one: Int) = (0, 0)
    for point in points
    where point.platform == "ios" && point.class == "UILabel" && point.outlier != true {
      let weight = try #require(Self.weights[point.font.weight])
      let extent = measurer.measure(point.text, font: .system(point.font.pointSize, weight: weight))
      // Tools before Xcode 8 recorded whole points.
      let major = try #require(Int(point.toolsVersion.prefix { $0 != "." }))
      let error = abs(extent.width(atScale: major < 11000 ? 1 : point.scale) - point.width)
      total += point.count
      if error <= 0.501 { within.half += point.count }
      if error <= 1.001 { within.one += point.count }
    }
    let shares = (
      half: 100 * Double(within.half) / Double(total), one: 100 * Double(within.one) / Double(total)
    )
    print("\(total) recorded labels: \(shares.half) % within 0.5 pt, \(shares.one) % within 1 pt")
    #expect(total > 100)
    #expect(shares.half >= 85)
    #expect(shares.one >= 95)
  }
}
