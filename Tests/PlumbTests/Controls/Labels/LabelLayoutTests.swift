import Plumb
import Testing

/// Labels in a tree that is laid out.
struct LabelLayoutTests {
  private let root: UIView = {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    root.traitOverrides.displayScale = 2
    return root
  }()

  private func add(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
  }

  private static let text =
    "The quick brown fox jumps over the lazy dog and runs away from it as far as it can"

  @Test func wrappedLabelTakesTheWidthThatLayoutGives() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = Self.text
    add(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      label.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
      label.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(label.frame.width == 280)
    #expect(label.frame.height == label.sizeThatFits(CGSize(width: 280, height: 0)).height)
    #expect(label.frame.height > 41)
    let tall = label.frame.height
    root.frame.size.width = 200
    root.layoutIfNeeded()
    #expect(label.frame.width == 160)
    #expect(label.frame.height > tall)
    // Back to where it was: nothing is left of what was between.
    root.frame.size.width = 320
    root.layoutIfNeeded()
    #expect(label.frame.height == tall)
  }

  @Test func textThatChangesMovesWhatLiesBelow() {
    let top = UILabel()
    let below = UILabel()
    top.numberOfLines = 0
    top.text = "Short"
    below.text = "Below"
    [top, below].forEach(add)
    NSLayoutConstraint.activate([
      top.topAnchor.constraint(equalTo: root.topAnchor),
      top.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      top.widthAnchor.constraint(equalToConstant: 200),
      below.topAnchor.constraint(equalTo: top.bottomAnchor, constant: 8),
      below.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(below.frame.minY == 28.5)
    top.text = "One\nTwo"
    root.layoutIfNeeded()
    // 2 x 20.287 = 40.57, in pixels 41; 41 + 8 = 49
    #expect(below.frame.minY == 49)
    top.font = .systemFont(ofSize: 34)
    root.layoutIfNeeded()
    // 2 x 40.574 = 81.15, in pixels 81.5
    #expect(below.frame.minY == 89.5)
  }

  @Test func baselinesOfDifferentSizesMeet() {
    let small = UILabel()
    let large = UILabel()
    small.font = .systemFont(ofSize: 12)
    large.font = .systemFont(ofSize: 30)
    small.text = "kg"
    large.text = "70"
    [small, large].forEach(add)
    NSLayoutConstraint.activate([
      large.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      large.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
      small.leadingAnchor.constraint(equalTo: large.trailingAnchor, constant: 4),
    ])
    root.layoutIfNeeded()
    // Ascenders 30 x 0.95215 = 28.56 and 12 x 0.95215 = 11.43, to the pixel 28.5 and 11.5.
    // 10 + 28.5 - 11.5 = 27
    #expect(small.frame.minY == 27)
  }

  @Test func lastBaselineLiesAboveTheBottom() {
    let label = UILabel()
    label.text = "Label"
    add(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.lastBaselineAnchor.constraint(equalTo: root.topAnchor, constant: 100),
    ])
    root.layoutIfNeeded()
    // The descender is 17 x 0.24121 = 4.10, to the pixel 4.0.
    #expect(label.frame.maxY == 104)
  }
}
