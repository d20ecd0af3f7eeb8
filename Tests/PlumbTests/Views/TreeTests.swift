import Testing

@testable import Plumb

/// Operations on subviews and what views hear of them.
struct TreeTests {
  private func names(_ view: UIView) -> [Int] { view.subviews.map(\.tag) }

  private func tagged(_ tag: Int) -> UIView {
    let view = UIView()
    view.tag = tag
    return view
  }

  @Test func subviewOperations() {
    let root = UIView()
    let views = (0..<4).map(tagged)
    root.addSubview(views[0])
    root.addSubview(views[1])
    root.insertSubview(views[2], at: 0)
    #expect(names(root) == [2, 0, 1])
    root.insertSubview(views[3], aboveSubview: views[2])
    #expect(names(root) == [2, 3, 0, 1])
    root.insertSubview(views[1], belowSubview: views[3])
    #expect(names(root) == [2, 1, 3, 0])
    root.bringSubviewToFront(views[2])
    #expect(names(root) == [1, 3, 0, 2])
    root.sendSubviewToBack(views[0])
    #expect(names(root) == [0, 1, 3, 2])
    root.exchangeSubview(at: 0, withSubviewAt: 3)
    #expect(names(root) == [2, 1, 3, 0])
    root.addSubview(views[1])
    #expect(names(root) == [2, 3, 0, 1])
    views[3].removeFromSuperview()
    #expect(names(root) == [2, 0, 1])
    #expect(views[3].superview == nil)
    #expect(root.viewWithTag(1) === views[1])
    #expect(root.viewWithTag(9) == nil)
  }

  @Test func movingToAnotherSuperviewLeavesTheFirst() {
    let (one, other, child) = (UIView(), UIView(), UIView())
    one.addSubview(child)
    other.addSubview(child)
    #expect(one.subviews.isEmpty)
    #expect(child.superview === other)
    #expect(child.isDescendant(of: other))
    #expect(child.isDescendant(of: child))
    #expect(!child.isDescendant(of: one))
  }

  @Test func callbacksComeInUIKitsOrder() {
    final class Listener: UIView {
      var heard: [String] = []
      override func willMove(toSuperview newSuperview: UIView?) {
        heard.append("will superview \(newSuperview == nil ? "nil" : "some")")
      }
      override func didMoveToSuperview() { heard.append("did superview") }
      override func willMove(toWindow newWindow: UIWindow?) {
        heard.append("will window \(newWindow == nil ? "nil" : "some")")
      }
      override func didMoveToWindow() { heard.append("did window") }
      override func didAddSubview(_ subview: UIView) { heard.append("added") }
      override func willRemoveSubview(_ subview: UIView) { heard.append("removing") }
    }
    let window = UIWindow(frame: .zero)
    let outer = Listener()
    let inner = Listener()
    outer.addSubview(inner)
    #expect(outer.heard == ["added"])
    #expect(inner.heard == ["will superview some", "did superview"])
    inner.heard = []
    window.addSubview(outer)
    #expect(inner.heard == ["will window some", "did window"])
    #expect(inner.window === window)
    inner.heard = []
    outer.heard = []
    inner.removeFromSuperview()
    #expect(inner.heard == ["will superview nil", "will window nil", "did window", "did superview"])
    #expect(outer.heard == ["removing"])
    #expect(inner.window == nil)
  }

  @Test func aSuperviewThatEndsLeavesItsSubviewsAlone() {
    let child = UIView()
    do {
      let parent = UIView()
      parent.addSubview(child)
      parent.layoutIfNeeded()
    }
    #expect(child.superview == nil)
    child.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    child.layoutIfNeeded()
    #expect(child.frame.width == 10)
  }

  @Test func respondersFollowTheTree() {
    let controller = UIViewController()
    let window = UIWindow(frame: .zero)
    let child = UIView()
    controller.view.addSubview(child)
    window.addSubview(controller.view)
    #expect(child.next === controller.view)
    #expect(controller.view.next === controller)
    #expect(controller.next === window)
  }

  @Test func sizeToFitKeepsTheOrigin() {
    final class Fitting: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 30, height: 20) }
    }
    let view = Fitting(frame: CGRect(x: 5, y: 6, width: 1, height: 1))
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 5, y: 6, width: 30, height: 20))
  }

  @Test func tintIsInherited() {
    let root = UIView()
    let child = UIView()
    root.addSubview(child)
    root.tintColor = .red
    #expect(child.tintColor == .red)
    child.tintColor = .blue
    #expect(child.tintColor == .blue)
    child.tintColor = nil
    #expect(child.tintColor == .red)
  }

  @Test func theLayerSharesTheViewsState() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.layer.cornerRadius = 5
    #expect(view.layer === view.layer)
    #expect(view.layer.frame == view.frame)
    view.layer.masksToBounds = true
    #expect(view.clipsToBounds)
    view.layer.opacity = 0.5
    #expect(view.alpha == 0.5)
    view.layer.position = .zero
    #expect(view.center == .zero)
    #expect(view.layer.cornerRadius == 5)
  }
}
