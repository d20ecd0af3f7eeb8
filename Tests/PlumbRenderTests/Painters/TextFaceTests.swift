import Foundation
import Plumb
import Testing

@testable import PlumbRender

@Suite("Painting text")
struct TextFaceTests {
  private func texts(_ view: UIView) -> [DisplayText] {
    var canvas = Canvas()
    ViewPainter.paint(view, at: view.frame.origin, on: &canvas)
    func collect(_ items: [DisplayItem]) -> [DisplayText] {
      items.flatMap { item -> [DisplayText] in
        switch item {
        case .text(let text): [text]
        case .group(let group): collect(group.items)
        default: []
        }
      }
    }
    return collect(canvas.items)
  }

  private func label(_ text: String, _ frame: CGRect, lines: Int = 1) -> UILabel {
    let label = UILabel(frame: frame)
    label.text = text
    label.numberOfLines = lines
    return label
  }

  @Test("a line is centred in its label, its baseline an ascender below its top")
  func baseline() throws {
    let text = try #require(texts(label("Label", CGRect(x: 20, y: 100, width: 200, height: 40))).first)
    // 17 pt: a line of 20.287 points; the top is at 100 + (40 - 20.287) / 2, give or take half a pixel.
    let expected = 100 + (40 - 17 * 1.1934) / 2 + 17 * 0.9526
    #expect(abs(Double(text.origin.y) - expected) <= 0.51)
    #expect(text.origin.x == 20)
    #expect(text.text == "Label")
    #expect(text.font == DisplayFont(size: 17))
  }

  @Test("alignment moves a line by what its width leaves free")
  func alignment() throws {
    let view = label("Label", CGRect(x: 20, y: 0, width: 200, height: 20.5))
    view.textAlignment = .center
    let centered = try #require(texts(view).first)
    let width = try #require(centered.width)
    #expect(abs(Double(centered.origin.x) - (20 + (200 - width) / 2)) < 1e-9)
    #expect(centered.anchor == .middle)
    view.textAlignment = .right
    let right = try #require(texts(view).first)
    #expect(abs(Double(right.origin.x) - (220 - width)) < 1e-9)
    view.textAlignment = .natural
    view.semanticContentAttribute = .forceRightToLeft
    #expect(texts(view).first?.origin == right.origin)
  }

  @Test("lines follow each other by the height of a line, and none is wider than the label")
  func wrapping() {
    let view = label(
      "Sign in to sync your recipes, shopping lists and meal plans.",
      CGRect(x: 0, y: 0, width: 200, height: 90),
      lines: 0)
    let lines = texts(view)
    #expect(lines.count >= 3)
    for (line, next) in zip(lines, lines.dropFirst()) {
      #expect(abs(Double(next.origin.y - line.origin.y) - 17 * 1.1934) < 0.01)
    }
    #expect(lines.allSatisfy { $0.width ?? 0 <= 200.5 })
    #expect(lines.map(\.text).joined(separator: " ") == view.text)
  }

  @Test("a placeholder is pale and a password is dots")
  func textField() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    field.placeholder = "name@example.com"
    field.borderStyle = .roundedRect
    let placeholder = try #require(texts(field).first)
    #expect(placeholder.text == "name@example.com")
    #expect(placeholder.origin.x == 7)
    #expect(placeholder.color.alpha < 0.5)
    field.text = "secret"
    field.isSecureTextEntry = true
    #expect(texts(field).first?.text == String(repeating: "\u{2022}", count: 6))
  }
}
