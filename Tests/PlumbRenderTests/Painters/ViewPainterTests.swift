import Foundation
import Plumb
import Testing

@testable import PlumbRender

@Suite("Painting views")
struct ViewPainterTests {
  private func items(_ view: UIView, at position: CGPoint = .zero) -> [DisplayItem] {
    var canvas = Canvas()
    ViewPainter.paint(view, at: position, on: &canvas)
    return canvas.items
  }

  private func colored(_ frame: CGRect) -> UIView {
    let view = UIView(frame: frame)
    view.backgroundColor = .red
    return view
  }

  private func fills(_ items: [DisplayItem]) -> [DisplayPath] {
    items.compactMap { item in
      guard case .shape(let shape) = item, shape.fill != nil else { return nil }
      return shape.path
    }
  }

  @Test("frames add up, and a scrolled superview moves its subviews the other way")
  func positions() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let outer = UIView(frame: CGRect(x: 10, y: 20, width: 200, height: 200))
    outer.bounds.origin = CGPoint(x: 0, y: 30)
    let inner = colored(CGRect(x: 5, y: 40, width: 50, height: 60))
    root.addSubview(outer)
    outer.addSubview(inner)
    // x: 10 + 5; y: 20 + 40 - 30
    #expect(fills(items(root)) == [.rect(CGRect(x: 15, y: 30, width: 50, height: 60))])
    #expect(
      fills(items(root, at: CGPoint(x: 100, y: 0))) == [.rect(CGRect(x: 115, y: 30, width: 50, height: 60))])
  }

  @Test("hidden and transparent views draw nothing")
  func invisible() {
    let view = colored(CGRect(x: 0, y: 0, width: 10, height: 10))
    view.isHidden = true
    #expect(items(view).isEmpty)
    view.isHidden = false
    view.alpha = 0
    #expect(items(view).isEmpty)
  }

  @Test("an alpha holds for a view with all that is in it")
  func opacity() throws {
    let view = colored(CGRect(x: 0, y: 0, width: 10, height: 10))
    view.addSubview(colored(CGRect(x: 2, y: 2, width: 4, height: 4)))
    view.alpha = 0.5
    guard case .group(let group) = try #require(items(view).first) else {
      Issue.record("not a group")
      return
    }
    #expect(group.opacity == 0.5)
    #expect(group.items.count == 2)
  }

  @Test("a transform acts about the centre")
  func transforms() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = colored(CGRect(x: 10, y: 20, width: 40, height: 20))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    root.addSubview(view)
    guard case .group(let group) = try #require(items(root).first) else {
      Issue.record("not a group")
      return
    }
    // The centre is (30, 30) and stays; the corner (0, 0) of the view's own rectangle goes to 30 - 2 * 20, 30 - 2 * 10.
    #expect(group.transform.apply(to: CGPoint(x: 20, y: 10)) == CGPoint(x: 30, y: 30))
    #expect(group.transform.apply(to: .zero) == CGPoint(x: -10, y: 10))
  }

  @Test("a view that clips draws its subviews inside its outline, and its border above them")
  func clipping() throws {
    let view = colored(CGRect(x: 0, y: 0, width: 40, height: 40))
    view.layer.cornerRadius = 8
    view.layer.borderWidth = 2
    view.layer.borderColor = UIColor.black.cgColor
    view.clipsToBounds = true
    view.addSubview(colored(CGRect(x: 0, y: 0, width: 80, height: 10)))
    let drawn = items(view)
    #expect(drawn.count == 3)
    guard case .group(let group) = drawn[1], case .shape(let border) = drawn[2] else {
      Issue.record("not a group and a border")
      return
    }
    #expect(group.clip == .roundedRect(CGRect(x: 0, y: 0, width: 40, height: 40), radius: 8))
    // The border lies inside: its middle is a point from the edge, where the corner's radius is a point smaller.
    #expect(border.path == .roundedRect(CGRect(x: 1, y: 1, width: 38, height: 38), radius: 7))
    #expect(border.stroke?.width == 2)
  }

  @Test("a tree deeper than any screen ends somewhere")
  func depth() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var view = root
    for _ in 0..<3_000 {
      let next = colored(CGRect(x: 0, y: 0, width: 10, height: 10))
      view.addSubview(next)
      view = next
    }
    #expect(items(root).count <= 1_000)
  }
}
