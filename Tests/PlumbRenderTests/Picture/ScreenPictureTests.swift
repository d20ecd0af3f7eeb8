import Foundation
import Plumb
import Testing

@testable import PlumbRender

@Suite("Pictures of screens")
struct ScreenPictureTests {
  private func screen() -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    root.backgroundColor = .systemBackground
    let label = UILabel(frame: CGRect(x: 16, y: 40, width: 288, height: 20.5))
    label.text = "Hello & <goodbye>"
    root.addSubview(label)
    let button = UIButton(type: .system)
    button.setTitle("OK", for: .normal)
    button.frame = CGRect(x: 16, y: 80, width: 80, height: 30)
    root.addSubview(button)
    return root
  }

  @Test("the same screen gives the same bytes, and they are XML")
  func stable() throws {
    let draw = { SVGWriter().document(ScreenPicture(screen(), title: "Screen").displayList) }
    let first = draw()
    #expect(first == draw())
    let elements = try #require(XMLOutline.elements(of: first))
    #expect(elements.contains { $0.name == "text" && $0.text == "Hello & <goodbye>" })
  }

  @Test("constraints that were never laid out are drawn where they lead")
  func firstPicture() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      view.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -20),
      view.topAnchor.constraint(equalTo: root.topAnchor), view.heightAnchor.constraint(equalToConstant: 30),
    ])
    _ = ScreenPicture(root, title: "").displayList
    // 300 - 10 - 20
    #expect(view.frame == CGRect(x: 10, y: 0, width: 270, height: 30))
  }

  @Test("every text states its width", arguments: [DeviceChrome.Kind.homeButton, .notch, .island, .tablet])
  func widths(kind: DeviceChrome.Kind) throws {
    let picture = ScreenPicture(screen(), title: "Screen", chrome: DeviceChrome(kind: kind))
    let elements = try #require(XMLOutline.elements(of: SVGWriter().document(picture.displayList)))
    let texts = elements.filter { $0.name == "text" }
    #expect(texts.count >= 2)
    #expect(texts.allSatisfy { $0.attributes["textLength"] != nil })
  }

  @Test("a device and a key make the picture larger, not the screen")
  func sizes() {
    let alone = ScreenPicture(screen(), title: "").displayList
    #expect(alone.bounds == CGRect(x: -12, y: -12, width: 344, height: 592))
    var picture = ScreenPicture(screen(), title: "")
    picture.chrome = DeviceChrome(kind: .notch)
    #expect(picture.displayList.bounds == CGRect(x: -22, y: -22, width: 364, height: 612))
    let explained = picture.displayList(
      showing: [.frames], of: Explanation(screen: CGRect(x: 0, y: 0, width: 320, height: 568)))
    #expect(explained.bounds.width == 364)
    #expect(explained.bounds.height > 612)
  }

  @Test("a picture of an endless or empty root has a size")
  func hostile() {
    for size in [CGSize(width: 0, height: 0), CGSize(width: 1e30, height: 1e30)] {
      let picture = ScreenPicture(UIView(frame: CGRect(origin: .zero, size: size)), title: "")
      let bounds = picture.displayList.bounds
      #expect(bounds.width > 0 && bounds.width < 100_000 && bounds.height > 0 && bounds.height < 100_000)
    }
  }
}
