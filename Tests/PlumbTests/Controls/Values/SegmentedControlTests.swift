import Plumb
import Testing

struct SegmentedControlTests {
  private func control(_ titles: [String]) -> UISegmentedControl {
    let control = UISegmentedControl(items: titles)
    control.traitOverrides.displayScale = 2
    return control
  }

  @Test func widthsThatInterfaceBuilderRecorded() {
    let recorded: [(titles: [String], width: CGFloat)] = [
      (["First", "Second", "Third"], 197), (["Pause", "Enable"], 121), (["Disable", "Enable"], 129),
    ]
    for (titles, width) in recorded {
      // A point of tolerance for each segment: texts are measured to half a point and then rounded up.
      let own = control(titles).intrinsicContentSize.width
      #expect(abs(own - width) <= CGFloat(titles.count), "\(own)")
    }
  }

  @Test func segmentsShareTheWidthEqually() {
    let control = control(["A", "A much longer one"])
    control.frame = CGRect(x: 0, y: 0, width: 201, height: 32)
    // 201 less a line of one point
    #expect(control.intrinsicContentSize.height == 31)
    control.setWidth(50, forSegmentAt: 0)
    #expect(control.widthForSegment(at: 0) == 50)
  }

  @Test func insertionAndRemovalKeepTheSelection() {
    let control = control(["A", "B"])
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "0", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2)
    #expect(control.titleForSegment(at: 2) == "B")
    control.insertSegment(withTitle: "Z", at: 99, animated: false)
    #expect(control.titleForSegment(at: 3) == "Z")
    control.removeAllSegments()
    #expect(control.selectedSegmentIndex == -1)
    #expect(control.intrinsicContentSize.width == 0)
  }

  @Test func indicesOutsideAreHarmless() {
    let control = control(["A"])
    control.setTitle("B", forSegmentAt: 5)
    #expect(control.titleForSegment(at: 5) == nil)
    control.removeSegment(at: 5, animated: false)
    #expect(control.numberOfSegments == 1)
  }
}
