import Foundation
import PlumbAnchorage
import PlumbInterfaceBuilder
import PlumbMasonry
import PlumbSSLayout
import Testing
import UIKit

/// Constraints of every origin are the same objects: they are mixed on one view, found, and deactivated alike.
struct InterplayTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let box = UIView()

  init() {
    root.accessibilityIdentifier = "root"
    box.accessibilityIdentifier = "box"
    root.addSubview(box)
    box.translatesAutoresizingMaskIntoConstraints = false
  }

  /// One value of the box in each spelling.
  private func constrainInEveryWay() throws -> [NSLayoutConstraint] {
    let leading = box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20)
    leading.isActive = true
    let top = try #require(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|-30-[box]", options: [], metrics: nil, views: ["box": box]
      ).first)
    top.isActive = true
    let made = box.mas_makeConstraints { make in make.trailing.equalTo(root).offset(-40).key("end") }
    let height = box.heightAnchor == 50
    box.activateConstraints { box.width_attr.greaterThan(nil, 10, .defaultLow) }
    let width = try #require(
      box.constraint(accordingTo: box.width_attr, andAttribute: nil, relation: .greaterThanOrEqual))
    #expect(made.count == 1)
    let trailing = try #require(root.constraints.first { $0.firstAttribute == .trailing })
    return [leading, top, trailing, height, width]
  }

  @Test func allAreHeldInTheOrderOfTheirActivation() throws {
    let all = try constrainInEveryWay()
    #expect(root.constraints == Array(all[0...2]))
    #expect(box.constraints == Array(all[3...4]))
    root.layoutIfNeeded()
    // From 20 to 320 - 40, 50 high.
    #expect(box.frame == CGRect(x: 20, y: 30, width: 260, height: 50))
  }

  @Test func eachChangesAndEndsLikeAnyOther() throws {
    let all = try constrainInEveryWay()
    for constraint in all { constraint.constant += 1 }
    root.layoutIfNeeded()
    // From 21 to 320 - 39.
    #expect(box.frame == CGRect(x: 21, y: 31, width: 260, height: 51))
    NSLayoutConstraint.deactivate(all)
    let held = root.constraints + box.constraints
    #expect(all.allSatisfy { !$0.isActive && !held.contains($0) })
    NSLayoutConstraint.activate(all)
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 21, y: 31, width: 260, height: 51))
  }

  @Test func eachSaysItsEquationAndTheLineThatWroteIt() throws {
    let all = try constrainInEveryWay()
    for constraint in all { #expect(!constraint.debugDescription.isEmpty) }
    // An operator of Swift cannot know the line that it stands on, nor can a visual format's letters.
    for index in [0, 2, 4] {
      #expect(all[index].debugDescription.contains("InterplayTests.swift:"), "\(all[index].debugDescription)")
    }
    #expect(all[2].description.hasPrefix("<MASLayoutConstraint:end UIView:"))
    all[3].identifier = "height"
    #expect(all[3].description.contains("'height'"))
  }

  @Test func constraintsOfADocumentAreOfTheSameKind() throws {
    let file = URL(filePath: #filePath).appending(path: "../../../ListCell.xib").standardizedFileURL
    let importer = DocumentImporter(
      try InterfaceDocument(Array(try Data(contentsOf: file)), file: "ListCell.xib"))
    let imported = try #require(importer.roots.first.map { importer.load($0) })
    let image = try #require(imported.view(id: "jjQ-Kt-1cO"))
    // The document says 52: a constraint of its own, found by its values, gives way to a narrower one.
    let width = try #require(image.constraints.first { $0.firstAttribute == .width && $0.constant == 52 })
    width.isActive = false
    image.widthAnchor == 40
    imported.view.layoutIfNeeded()
    #expect(image.frame.width == 40)
    image.mas_updateConstraints { make in make.width.equalTo(30).priority(999) }
    imported.view.layoutIfNeeded()
    #expect(image.frame.width == 40)
  }
}
