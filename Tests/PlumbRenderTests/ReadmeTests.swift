import Foundation
import Plumb
import PlumbRender
import Testing

/// The README's examples in code, as they stand there.
@Suite struct ReadmeTests {
  @Test func aLabelLaidOutAndDrawn() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let title = UILabel()
    title.text = "Hello"
    title.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(title)

    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      title.trailingAnchor.constraint(lessThanOrEqualTo: root.layoutMarginsGuide.trailingAnchor),
      title.topAnchor.constraint(
        equalToSystemSpacingBelow: root.safeAreaLayoutGuide.topAnchor, multiplier: 1),
    ])
    root.layoutIfNeeded()
    // Margins and the system's spacing are 8; a line of 17 points is 17 * 1.1934 = 20.3 high, up to a whole pixel
    // of a view at scale 1.
    #expect(title.frame.origin == CGPoint(x: 8, y: 8))
    #expect(title.frame.height == 21)

    let picture = ScreenPicture(root, title: "Hello", chrome: DeviceChrome(kind: .island))
    let svg = SVGWriter().document(picture.displayList)
    #expect(svg.contains(">Hello</text>"))
  }
}
