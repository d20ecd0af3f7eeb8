import Testing

@testable import Plumb

/// Views that come to one of many siblings and leave it: the engine has them in the order of the views.
struct ManySiblingsTests {
  @Test(arguments: 0..<10)
  func theTreeHasTheViewsInTheirOrder(_ seed: Int) throws {
    var numbers = SeededNumbers(state: UInt64(seed) + 77)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    for index in 0..<60 { root.addSubview(column(index)) }
    root.layoutIfNeeded()
    for step in 0..<40 {
      for _ in 0..<1 + numbers.below(3) { change(root, step, &numbers) }
      if numbers.below(8) == 0 { _ = root.systemLayoutSizeFitting(.zero) }
      root.layoutIfNeeded()
      let binding = try #require(root.reference.binding)
      #expect(binding.engine.tree.subviews(of: binding.id) == root.subviews.map { $0.reference.binding?.id })
      for view in root.subviews {
        // A column is as wide as its number says, and its one subview fills it but for a point.
        let width = CGFloat(1 + view.tag % 50)
        #expect(view.frame == CGRect(x: CGFloat(view.tag % 7), y: 0, width: width, height: 20))
        #expect(view.subviews[0].frame == CGRect(x: 0, y: 1, width: width, height: 19))
      }
    }
  }

  /// A root that waited for a pass when it came into another tree: what comes to it later is heard of there.
  @Test func aRootThatMovedBeforeAPass() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    outer.layoutIfNeeded()
    root.layoutIfNeeded()
    root.addSubview(column(1))
    outer.addSubview(root)
    outer.layoutIfNeeded()
    let late = column(30)
    root.addSubview(late)
    pin(late, to: root)
    outer.layoutIfNeeded()
    #expect(late.frame == CGRect(x: 2, y: 0, width: 31, height: 20))
  }

  private func column(_ number: Int) -> UIView {
    let view = UIView()
    let inner = UIView()
    view.tag = number
    view.translatesAutoresizingMaskIntoConstraints = false
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: CGFloat(1 + number % 50)),
      view.heightAnchor.constraint(equalToConstant: 20),
      inner.leftAnchor.constraint(equalTo: view.leftAnchor),
      inner.rightAnchor.constraint(equalTo: view.rightAnchor),
      inner.topAnchor.constraint(equalTo: view.topAnchor, constant: 1),
      inner.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    return view
  }

  private func change(_ root: UIView, _ step: Int, _ numbers: inout SeededNumbers) {
    switch numbers.below(5) {
    case 0, 1:
      let view = column(100 + step)
      root.insertSubview(view, at: numbers.below(root.subviews.count + 1))
      pin(view, to: root)
    case 2: root.subviews[numbers.below(root.subviews.count)].removeFromSuperview()
    case 3: root.exchangeSubview(at: 3, withSubviewAt: numbers.below(root.subviews.count))
    default:
      // Out and in again before the engine hears of it.
      let view = root.subviews[numbers.below(root.subviews.count)]
      view.removeFromSuperview()
      root.insertSubview(view, at: numbers.below(root.subviews.count))
      pin(view, to: root)
    }
    for view in root.subviews
    where view.reference.participations.constraints.allSatisfy({ $0.holder !== root }) {
      pin(view, to: root)
    }
  }

  private func pin(_ view: UIView, to root: UIView) {
    guard view.reference.participations.constraints.allSatisfy({ $0.holder !== root }) else { return }
    view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: CGFloat(view.tag % 7)).isActive = true
    view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
  }
}
