import Testing

@testable import Plumb

/// How far the unsafe strips of a root reach over the views in it.
struct SafeAreaTests {
  private let phone: UIView = {
    let root = makeRoot(393, 852)
    root.hostSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    return root
  }()

  @Test(
    arguments: [
      // The strips lie above 47 and below 852 - 34 = 818.
      (rect(0, 0, 393, 852), UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)),
      (rect(0, 20, 393, 400), UIEdgeInsets(top: 27, left: 0, bottom: 0, right: 0)),
      (rect(0, 100, 393, 300), .zero),
      (rect(0, 700, 393, 152), UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0)),
      (rect(0, 700, 393, 128), UIEdgeInsets(top: 0, left: 0, bottom: 10, right: 0)),
      (rect(0, 47, 393, 771), .zero),
    ] as [(CGRect, UIEdgeInsets)]) func overlapPerEdge(_ frame: CGRect, _ insets: UIEdgeInsets)
  {
    let byFrame = UIView(frame: frame)
    phone.addSubview(byFrame)
    #expect(byFrame.safeAreaInsets == insets)
    let byConstraints = phone.placed()
    let inner = byConstraints.placed()
    NSLayoutConstraint.activate([
      relate(byConstraints, .left, .equal, phone, plus: frame.minX),
      relate(byConstraints, .top, .equal, phone, plus: frame.minY),
      relate(byConstraints, .width, plus: frame.width), relate(byConstraints, .height, plus: frame.height),
    ])
    let guide = byConstraints.safeAreaLayoutGuide
    NSLayoutConstraint.activate(
      [.left, .top, .right, .bottom].map { relate(inner, $0, .equal, guide) })
    phone.layoutIfNeeded()
    #expect(byConstraints.safeAreaInsets == insets)
    #expect(inner.frame == CGRect(origin: .zero, size: frame.size).inset(by: insets))
    #expect(guide.layoutFrame == inner.frame)
  }

  @Test func theAreaPassesThroughNestedViews() {
    let outer = UIView(frame: rect(0, 10, 393, 842))
    let inner = UIView(frame: rect(0, 5, 393, 100))
    phone.addSubview(outer)
    outer.addSubview(inner)
    // 47 - 10, then 37 - 5
    #expect(outer.safeAreaInsets.top == 37)
    #expect(inner.safeAreaInsets == UIEdgeInsets(top: 32, left: 0, bottom: 0, right: 0))
  }

  @Test(arguments: [false, true]) func marginsGrowByTheSafeArea(_ rightToLeft: Bool) {
    let root = makeRoot(852, 393, rightToLeft: rightToLeft)
    root.hostSafeAreaInsets = UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44)
    let view = UIView(frame: rect(0, 0, 852, 100))
    root.addSubview(view)
    // 44 + 8 at the sides
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 52, bottom: 8, right: 52))
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 0)
    #expect(view.layoutMargins.left == (rightToLeft ? 44 : 54))
    #expect(view.layoutMargins.right == (rightToLeft ? 54 : 44))
    view.insetsLayoutMarginsFromSafeArea = false
    #expect(view.layoutMargins.left == (rightToLeft ? 0 : 10))
  }
}
