import Foundation

@testable import PlumbCommands

/// Runs command lines as a user would, in a folder of its own that goes away with the value's owner.
final class CommandRun: Sendable {
  struct Outcome {
    let status: CommandStatus
    let output: String
    let errors: String

    var lines: [Substring] { output.split(separator: "\n") }
  }

  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("plumb-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func run(_ words: String...) async -> Outcome { await run(words) }

  func run(_ words: [String]) async -> Outcome {
    let console = RecordingConsole()
    let status = await CommandLineTool(console: console).run(words)
    return Outcome(status: status, output: console.output, errors: console.errors)
  }

  /// Writes a file into the folder and returns its path.
  func write(_ text: String, to name: String) throws -> String {
    let url = folder.appendingPathComponent(name)
    try Data(text.utf8).write(to: url)
    return url.path
  }

  func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  /// A document of the folder `Examples` of the package.
  static func example(_ name: String) -> String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Examples/\(name)").path
  }

  static let examples = ["SignInForm.storyboard", "ListCell.xib", "Profile.storyboard"]

  /// A xib with a root of 320 x 480 points and a box in it that these constraints place.
  static func document(_ constraints: [String], box: String = "x=\"20\" y=\"30\" width=\"100\" height=\"40\"")
    -> String
  {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
      <device id="retina4_7" orientation="portrait" appearance="light"/>
      <objects>
        <view contentMode="scaleToFill" id="roo-tt-001">
          <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
          <subviews>
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box-xx-001">
              <rect key="frame" \(box)/>
            </view>
          </subviews>
          <constraints>
            \(constraints.map { "<constraint \($0)/>" }.joined(separator: "\n        "))
          </constraints>
        </view>
      </objects>
    </document>
    """
  }

  /// Left 20, top 30, 100 wide, 40 high.
  static let placed = [
    #"firstItem="box-xx-001" firstAttribute="leading" secondItem="roo-tt-001" secondAttribute="leading" constant="20" id="lea-di-001""#,
    #"firstItem="box-xx-001" firstAttribute="top" secondItem="roo-tt-001" secondAttribute="top" constant="30" id="top-pp-001""#,
    #"firstItem="box-xx-001" firstAttribute="width" constant="100" id="wid-th-001""#,
    #"firstItem="box-xx-001" firstAttribute="height" constant="40" id="hei-gh-001""#,
  ]
}
