import Plumb
import Testing

struct TextViewTests {
  private func view(_ text: String, size: CGFloat = 17) -> UITextView {
    let view = UITextView()
    view.traitOverrides.displayScale = 2
    view.font = .systemFont(ofSize: size)
    view.text = text
    view.isScrollEnabled = false
    return view
  }

  @Test func oneLine() {
    // 8 + 20.287 + 8 = 36.287; recorded: 36.5 at scale 2
    #expect(view("Text").intrinsicContentSize.height == 36.5)
    // Five points of padding at both ends.
    let label = UILabel()
    label.traitOverrides.displayScale = 2
    label.text = "Text"
    #expect(abs(view("Text").intrinsicContentSize.width - label.intrinsicContentSize.width - 10) <= 0.5)
  }

  @Test func withoutTextThereIsALineForTheCaret() {
    #expect(view("").intrinsicContentSize.height == 36.5)
  }

  @Test func scrollingTakesTheSizeAway() {
    let view = view("Text")
    view.isScrollEnabled = true
    #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
  }

  @Test func insetsCount() {
    let view = view("Text")
    view.textContainerInset = .zero
    view.textContainer.lineFragmentPadding = 0
    #expect(view.intrinsicContentSize.height == 20.5)
  }

  @Test func layoutGivesTheWidth() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    root.traitOverrides.displayScale = 2
    let view = view("A text that is long enough to need more than one line in two hundred points")
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.height == view.sizeThatFits(CGSize(width: 200, height: 0)).height)
    // At least three lines: 3 x 20.287 + 16.
    #expect(view.frame.height >= 76)
  }
}
