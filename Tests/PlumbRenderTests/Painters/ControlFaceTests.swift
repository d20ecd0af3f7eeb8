import Foundation
import Plumb
import Testing

@testable import PlumbRender

@Suite("Painting controls")
struct ControlFaceTests {
  private func shapes(_ view: UIView) -> [DisplayShape] {
    var canvas = Canvas()
    ViewPainter.paint(view, at: view.frame.origin, on: &canvas)
    func collect(_ items: [DisplayItem]) -> [DisplayShape] {
      items.flatMap { item -> [DisplayShape] in
        switch item {
        case .shape(let shape): [shape]
        case .group(let group): collect(group.items)
        default: []
        }
      }
    }
    return collect(canvas.items)
  }

  @Test("the knob of a switch is 27 points wide and 2 from the edge that it is at")
  func switches() throws {
    let view = UISwitch(frame: CGRect(x: 100, y: 50, width: 51, height: 31))
    let off = try #require(shapes(view).last)
    #expect(off.path == .ellipse(CGRect(x: 102, y: 52, width: 27, height: 27)))
    view.isOn = true
    let on = shapes(view)
    #expect(on.last?.path == .ellipse(CGRect(x: 122, y: 52, width: 27, height: 27)))
    #expect(on.first?.fill == UIColor.systemGreen.displayColor)
  }

  @Test("a slider is filled up to the middle of its thumb")
  func slider() throws {
    let view = UISlider(frame: CGRect(x: 0, y: 0, width: 204, height: 31))
    view.value = 0.5
    let done = try #require(shapes(view).first { $0.fill == UIColor.systemBlue.displayColor })
    guard case .roundedRect(let rect, _) = done.path else {
      Issue.record("not a rectangle")
      return
    }
    // The track runs from 2 to 202; the thumb's middle is at 102.
    #expect(abs(Double(rect.minX) - 2) < 1e-9)
    #expect(abs(Double(rect.maxX) - 102) < 1e-9)
  }

  @Test("a progress view is filled in proportion")
  func progress() {
    let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 200, height: 4))
    view.progress = 0.25
    #expect(shapes(view).last?.path == .roundedRect(CGRect(x: 0, y: 0, width: 50, height: 4), radius: 2))
  }

  @Test("a filled button has the tint behind it")
  func button() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Sign In"
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    button.tintColor = .systemRed
    #expect(shapes(button).first?.fill == UIColor.systemRed.displayColor)
  }

  @Test("images keep to the rectangle of their content mode")
  func contentModes() {
    let rect = CGRect(x: 10, y: 10, width: 100, height: 50)
    let size = CGSize(width: 20, height: 20)
    let frame = { (mode: UIView.ContentMode) in ImagePainting.frame(of: size, in: rect, mode: mode) }
    #expect(frame(.scaleToFill) == rect)
    #expect(frame(.scaleAspectFit) == CGRect(x: 35, y: 10, width: 50, height: 50))
    #expect(frame(.scaleAspectFill) == CGRect(x: 10, y: -15, width: 100, height: 100))
    #expect(frame(.bottomRight) == CGRect(x: 90, y: 40, width: 20, height: 20))
    #expect(frame(.center) == CGRect(x: 50, y: 25, width: 20, height: 20))
  }

  @Test("controls of impossible sizes are drawn somehow")
  func hostile() {
    let controls: [UIView] = [
      UISwitch(), UISlider(), UIStepper(), UIProgressView(), UIPageControl(),
      UIActivityIndicatorView(style: .large),
      UISegmentedControl(items: ["a", "b"]), UITextField(), UITextView(), UIDatePicker(), UIPickerView(),
      UIButton(type: .system), UILabel(), UISearchBar(), UINavigationBar(), UITabBar(), UIToolbar(),
    ]
    for frame in [
      CGRect(x: 0, y: 0, width: 1e300, height: 1e300), CGRect(x: -1e300, y: 1e300, width: 1, height: 0),
      CGRect(x: 0, y: 0, width: 0.001, height: 5),
    ] {
      for control in controls {
        (control as? UIPageControl)?.numberOfPages = .max
        control.frame = frame
        let picture = ScreenPicture(control, title: "")
        #expect(SVGWriter().document(picture.displayList).hasSuffix("</svg>\n"))
      }
    }
  }

  @Test("the tiles of a compact date picker keep their height and their place at the leading edge")
  func compactDates() throws {
    let view = UIDatePicker(frame: CGRect(x: 10, y: 20, width: 320, height: 200))
    view.preferredDatePickerStyle = .compact
    let natural = view.sizeThatFits(.zero)
    let tile = try #require(shapes(view).first)
    guard case .roundedRect(let rect, _) = tile.path else {
      Issue.record("no tile")
      return
    }
    #expect(rect.minX == 10)
    // The natural size is rounded up to pixels.
    #expect(abs(rect.height - natural.height) < 1)
    #expect(abs(rect.midY - 120) < 0.001)
    #expect(rect.width < natural.width)
  }

  @Test("no tab is selected until one is")
  func tabs() {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
    let items = ["A", "B"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
    bar.items = items
    func colors() -> [DisplayColor] {
      var canvas = Canvas()
      ViewPainter.paint(bar, at: .zero, on: &canvas)
      return canvas.items.compactMap { if case .text(let run) = $0 { run.color } else { nil } }
    }
    #expect(colors().count == 2)
    #expect(Set(colors()).count == 1)
    bar.selectedItem = items[1]
    #expect(colors()[1] == bar.tintColor.displayColor)
    #expect(colors()[0] != colors()[1])
  }
}
