import Plumb
import Testing

struct LabelTextRectTests {
  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.traitOverrides.displayScale = 2
    label.text = text
    return label
  }

  @Test func rectIsTheTextAtTheTop() {
    let bounds = CGRect(x: 5, y: 7, width: 200, height: 100)
    let label = label("Label")
    #expect(
      label.textRect(forBounds: bounds, limitedToNumberOfLines: 1)
        == CGRect(x: 5, y: 7, width: 41.5, height: 20.5))
    label.textAlignment = .right
    #expect(label.textRect(forBounds: bounds, limitedToNumberOfLines: 1).maxX == 205)
  }

  @Test func rectStaysInTheBounds() {
    let label = label("The quick brown fox jumps over the lazy dog, again and again")
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
    let one = label.textRect(forBounds: bounds, limitedToNumberOfLines: 1)
    #expect(one.height == 20.5)
    #expect(one.width <= 100)
    // Two lines fit into 50 points, three do not: 3 x 20.287 = 60.86.
    let all = label.textRect(forBounds: bounds, limitedToNumberOfLines: 0)
    #expect(all.height == 41)
    #expect(label.textRect(forBounds: .zero, limitedToNumberOfLines: 0) == .zero)
  }

  @Test func alignmentFollowsTheDirection() {
    let label = label("Label")
    label.semanticContentAttribute = .forceRightToLeft
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 30)
    #expect(label.textRect(forBounds: bounds, limitedToNumberOfLines: 1).maxX == 100)
  }
}
