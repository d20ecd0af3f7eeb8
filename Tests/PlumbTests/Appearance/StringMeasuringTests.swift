import Plumb
import Testing

/// Text is as large outside of views as in a label, which rounds it up to pixels: points, outside of any window.
struct StringMeasuringTests {
  private func roundedUp(_ size: CGSize) -> CGSize {
    CGSize(width: (size.width - 1e-6).rounded(.up), height: (size.height - 1e-6).rounded(.up))
  }

  private func label(_ text: String, _ font: UIFont) -> UILabel {
    let label = UILabel()
    label.font = font
    label.text = text
    label.numberOfLines = 0
    return label
  }

  @Test(arguments: ["Hello", "Two words", "Lines\nof their own", "Kerning AVA"])
  func asInALabel(text: String) {
    for font in [UIFont.systemFont(ofSize: 17), .boldSystemFont(ofSize: 28)] {
      let natural = label(text, font).intrinsicContentSize
      #expect(roundedUp(text.size(withAttributes: [.font: font])) == natural)
      #expect(roundedUp((text as NSString).size(withAttributes: [.font: font])) == natural)
      #expect(roundedUp(NSAttributedString(string: text, attributes: [.font: font]).size()) == natural)
    }
  }

  @Test func wrapped() {
    let font = UIFont.systemFont(ofSize: 17)
    let text = "The quick brown fox jumps over the lazy dog"
    let room = CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude)
    let rect = text.boundingRect(
      with: room, options: [.usesLineFragmentOrigin, .usesFontLeading], attributes: [.font: font],
      context: nil)
    #expect(rect.origin == .zero && rect.width <= 120)
    #expect(roundedUp(rect.size) == label(text, font).sizeThatFits(room))
    // Room for two lines leaves out the others, where the text is truncated; otherwise the room's height is none.
    let low = CGSize(width: 120, height: font.lineHeight * 2.5)
    let attributed = NSAttributedString(string: text, attributes: [.font: font])
    let truncated = attributed.boundingRect(
      with: low, options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: nil)
    #expect(abs(truncated.height - font.lineHeight * 2) < 1)
    #expect(attributed.boundingRect(with: low, options: .usesLineFragmentOrigin, context: nil) == rect)
    // Without the option there is one line, on its baseline.
    let line = attributed.boundingRect(with: low, context: nil)
    #expect(line.width == attributed.size().width && line.minY == font.descender)
  }

  @Test func noFontAndNoText() {
    #expect("x".size() == "x".size(withAttributes: [.font: UIFont.systemFont(ofSize: 12)]))
    #expect("".size().width == 0)
  }
}
