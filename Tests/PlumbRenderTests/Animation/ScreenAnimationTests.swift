import Foundation
import Plumb
import Testing

@testable import PlumbRender

@Suite("Animated pictures")
struct ScreenAnimationTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let box = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))

  init() {
    box.backgroundColor = .systemBlue
    root.addSubview(box)
    root.layoutIfNeeded()
  }

  private func elements(_ animations: () -> Void) throws -> [XMLOutline.Element] {
    var animation = ScreenAnimation(ScreenPicture(root, title: "Box"))
    animation.pause = 1
    return try #require(XMLOutline.elements(of: animation.document(of: animations)))
  }

  @Test("A picture at a time of the clock shows what is seen then")
  func stillPicture() throws {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      box.frame.origin.x = 110
      box.alpha = 0
    }
    root.animationClock.advance(by: 0.25)
    let svg = SVGWriter().document(ScreenPicture(root, title: "").displayList)
    let outline = try #require(XMLOutline.elements(of: svg))
    #expect(outline.contains { $0.name == "g" && $0.attributes["opacity"] == "0.75" })
    #expect(outline.contains { $0.name == "rect" && $0.attributes["x"] == "35" })
  }

  @Test("A way along a cubic curve is written as that curve, then rests")
  func cubic() throws {
    let outline = try elements { UIView.animate(withDuration: 1) { box.frame.origin.x = 110 } }
    let moves = outline.filter { $0.name == "animateTransform" }
    #expect(moves.count == 1)
    #expect(moves[0].attributes["type"] == "translate")
    #expect(moves[0].attributes["values"] == "10 10;110 10;110 10")
    #expect(moves[0].attributes["keyTimes"] == "0;0.5;1")
    #expect(moves[0].attributes["keySplines"] == "0.42 0 0.58 1;0 0 1 1")
    #expect(moves[0].attributes["dur"] == "2s" && moves[0].attributes["repeatCount"] == "indefinite")
    #expect(outline.contains { $0.name == "g" && $0.attributes["transform"] == "translate(10 10)" })
  }

  @Test("A spring is written as straight pieces that end where it ends")
  func spring() throws {
    let outline = try elements {
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0,
        animations: { box.frame.origin.x = 110 })
    }
    let move = try #require(outline.first { $0.name == "animateTransform" })
    let values = try #require(move.attributes["values"]?.split(separator: ";"))
    #expect(move.attributes["keySplines"] == nil && values.count > 20)
    #expect(values.first == "10 10" && values.last == "110 10")
    // The first swing passes the end by e^(-π ζ / √(1 - ζ²)) = 25.4 % for ζ = 0.4.
    let highest = values.compactMap { Double($0.split(separator: " ")[0]) }.max() ?? 0
    #expect(abs(highest - 135.4) < 0.5)
  }

  @Test("Colour, opacity, corners and turns move; what a handler removes disappears")
  func attributes() throws {
    let outline = try elements {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        box.backgroundColor = .systemRed
        box.alpha = 0.5
        box.layer.cornerRadius = 10
        box.transform = CGAffineTransform(rotationAngle: .pi / 2)
      } completion: { _ in
        box.removeFromSuperview()
      }
    }
    let names = outline.filter { $0.name == "animate" }.compactMap { $0.attributes["attributeName"] }
    #expect(Set(names) == ["fill", "opacity", "rx", "display"])
    let turn = try #require(outline.first { $0.attributes["type"] == "rotate" })
    #expect(turn.attributes["values"]?.hasPrefix("0;") == true)
    let display = try #require(outline.first { $0.attributes["attributeName"] == "display" })
    #expect(display.attributes["values"] == "inline;none" && display.attributes["keyTimes"] == "0;0.5")
  }

  @Test("The same animations give the same bytes, and nothing runs away")
  func deterministic() {
    func draw() -> String {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      label.text = "Hello"
      root.addSubview(label)
      var animation = ScreenAnimation(ScreenPicture(root, title: "Label"))
      animation.limit = 2
      return animation.document {
        UIView.animate(withDuration: 0.7, delay: 0, options: [.repeat, .autoreverse]) { label.center.x += 90 }
      }
    }
    let first = draw()
    #expect(first == draw() && first.contains("dur=\"3s\""))
  }
}
