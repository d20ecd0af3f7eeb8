import Testing

@testable import Plumb

/// Findings as text and as values.
struct LayoutReportTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))

  @Test func aConflictPrintsAsOnTheConsole() throws {
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.addSubview(child)
    let width = child.widthAnchor.constraint(equalToConstant: 20)
    width.isActive = true
    root.layoutIfNeeded()
    let conflict = try #require(root.layoutIssues.conflicts.first)
    let lines = conflict.consoleDescription.split(separator: "\n", omittingEmptySubsequences: false).map(
      String.init)
    let mask = try #require(conflict.rules.first { $0.kind == .autoresizingMask }?.consoleDescription)
    #expect(mask.hasSuffix(" h=--& v=--& \(consoleName(child)).width == 10   (active)>"))
    let own = "<\(consoleName(width)) \(consoleName(child)).width == 20   (active)>"
    #expect(lines[0] == "Unable to simultaneously satisfy constraints.")
    #expect(
      lines[1] == "\tProbably at least one of the constraints in the following list is one you don't want. ")
    #expect(
      lines[5].hasPrefix("\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't"))
    #expect(lines[6] == "(")
    #expect(
      Set(lines[7...8].map { $0.hasSuffix(",") ? String($0.dropLast()) : $0 }) == [
        "    \"\(mask)\"", "    \"\(own)\"",
      ])
    #expect(lines[7].hasSuffix(",") && !lines[8].hasSuffix(","))
    #expect(
      Array(lines[9...]) == [
        ")", "", "Will attempt to recover by breaking constraint ", own, "",
        "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.",
        "The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may "
          + "also be helpful.",
      ])
  }

  @Test func aConflictKnowsWhereItsConstraintsWereWritten() throws {
    let child = UIView()
    root.placeAtTop(child)
    let first = child.widthAnchor.constraint(equalToConstant: 10)
    let second = child.widthAnchor.constraint(equalToConstant: 20)
    let line: UInt = #line - 1
    second.identifier = "wide"
    NSLayoutConstraint.activate([first, second])
    let report: any Sendable = root.layoutIssues.report
    let conflict = try #require((report as? LayoutReport)?.conflicts.first)
    #expect(conflict.rules.count == 2)
    #expect(conflict.setAside.equation == "\(consoleName(child)).width == 20")
    #expect(conflict.setAside.identifier == "wide")
    #expect(conflict.setAside.sourceLocation == .init(fileID: #fileID, line: line))
    #expect(
      conflict.description.hasSuffix(
        "Set aside: \(consoleName(child)).width == 20 'wide' (\(#fileID):\(line))"))
    #expect(!conflict.consoleDescription.contains("(Note:"))
  }

  @Test func whatSettlesAPlaceDoes() throws {
    let box = StackBox(100, 20)
    box.accessibilityIdentifier = "box"
    root.placeAtTop(box)
    box.leftAnchor.constraint(greaterThanOrEqualTo: root.leftAnchor, constant: 10).isActive = true
    box.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor, constant: -10).isActive = true
    let ambiguity = try #require(root.layoutIssues.report.ambiguities.first)
    #expect(ambiguity.identifier == "box" && ambiguity.value == .x)
    #expect(ambiguity.lowest == 10 && ambiguity.highest == 190 && ambiguity.present == 10)
    let (name, outer) = (consoleName(box), consoleName(root))
    #expect(
      ambiguity.remedies == [.constraint(item: name, attribute: .left, superview: outer, constant: 10)])
    #expect(
      ambiguity.description == "\(name).x may lie between 10 and 190, and is 10; "
        + "\(name).left == \(outer).left + 10 would settle it")
    box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10).isActive = true
    root.layoutIfNeeded()
    #expect(root.layoutIssues.report.isEmpty)
  }

  @Test(arguments: [300.0, 100])
  func whatSettlesATieOfContentsDoes(width: Double) throws {
    root.frame.size.width = width
    let (one, other) = (StackBox(60, 20), StackBox(80, 20))
    root.placeAtTop(one)
    root.placeAtTop(other)
    NSLayoutConstraint.activate([
      one.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      other.leadingAnchor.constraint(equalTo: one.trailingAnchor, constant: 8),
      root.trailingAnchor.constraint(equalTo: other.trailingAnchor),
    ])
    let found = root.layoutIssues.report.ambiguities
    let widths = found.filter { $0.value == .width }
    #expect(widths.count == 2)
    let name = consoleName(one)
    if width == 300 {
      #expect(widths[0].remedies.first == .raiseHugging(item: name, axis: .horizontal, from: .defaultLow))
      one.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    } else {
      #expect(
        widths[0].remedies.first
          == .raiseCompressionResistance(item: name, axis: .horizontal, from: .defaultHigh))
      one.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    }
    root.layoutIfNeeded()
    #expect(one.frame.width == 60)
    #expect(root.layoutIssues.isEmpty)
  }

  @Test func theTraceIsATree() {
    let framed = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let box = StackBox(10, 10)
    box.translatesAutoresizingMaskIntoConstraints = false
    box.accessibilityIdentifier = "box"
    let guide = UILayoutGuide()
    guide.identifier = "guide"
    root.addSubview(framed)
    framed.addSubview(box)
    framed.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: framed.topAnchor), guide.topAnchor.constraint(equalTo: box.topAnchor),
      guide.leftAnchor.constraint(equalTo: framed.leftAnchor),
      guide.widthAnchor.constraint(equalToConstant: 1),
      guide.heightAnchor.constraint(equalToConstant: 1),
    ])
    let name = consoleName(box)
    #expect(
      root.layoutTrace == """

        •\(consoleName(root))
        |   +\(consoleName(framed))
        |   |   *\(consoleName(guide))'guide'
        |   |   *\(name)'box'- AMBIGUOUS LAYOUT for \(name).minX

        Legend:
        \t* - is laid out with auto layout
        \t+ - is laid out manually, but is represented in the layout engine because \
        translatesAutoresizingMaskIntoConstraints = YES
        \t• - layout engine host

        """)
    #expect(root._autolayoutTrace() == root.layoutTrace)
  }
}
