import Testing

@testable import Plumb

/// Trees may be far deeper than anybody draws them.
struct DeepTreeTests {
  @Test func aThousandViewsInEachOther() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    var last = root
    for _ in 0..<1000 {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      last.addSubview(view)
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: last.leftAnchor),
        view.topAnchor.constraint(equalTo: last.topAnchor),
        view.widthAnchor.constraint(equalTo: last.widthAnchor),
        view.heightAnchor.constraint(equalTo: last.heightAnchor),
      ])
      last = view
    }
    root.layoutIfNeeded()
    #expect(last.frame == CGRect(x: 0, y: 0, width: 100, height: 200))
    root.frame.size.height = 300
    root.layoutIfNeeded()
    #expect(last.frame == CGRect(x: 0, y: 0, width: 100, height: 300))
    // A subtree that leaves takes along the constraints that it holds: four between the upper view and the next.
    let upper = root.subviews[0]
    upper.removeFromSuperview()
    root.addSubview(upper)
    #expect(root.programConstraints.isEmpty)
    #expect(upper.programConstraints.count == 4)
  }
}
