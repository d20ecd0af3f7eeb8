import Testing

@testable import Plumb

/// Calls into layout from within layout, and views that come and go meanwhile.
struct NestedPassTests {
  @Test func layoutIfNeededInsideLayoutSubviewsLaysOutTheSubview() {
    final class Outer: UIView {
      let inner = UIView()
      let leaf = UIView()
      var seen = CGRect.null
      override func layoutSubviews() {
        super.layoutSubviews()
        inner.layoutIfNeeded()
        seen = leaf.frame
      }
    }
    let root = Outer(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    for view in [root.inner, root.leaf] { view.translatesAutoresizingMaskIntoConstraints = false }
    root.addSubview(root.inner)
    root.inner.addSubview(root.leaf)
    for (view, outer) in [(root.inner, root), (root.leaf, root.inner)] {
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 5),
        view.rightAnchor.constraint(equalTo: outer.rightAnchor, constant: -5),
        view.topAnchor.constraint(equalTo: outer.topAnchor), view.heightAnchor.constraint(equalToConstant: 9),
      ])
    }
    root.layoutIfNeeded()
    // 100 - 4 * 5
    #expect(root.seen == CGRect(x: 5, y: 0, width: 80, height: 9))
  }

  @Test func layingOutOnesOwnSuperviewEnds() {
    final class Child: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        setNeedsLayout()
        superview?.setNeedsLayout()
        superview?.layoutIfNeeded()
      }
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.addSubview(Child(frame: CGRect(x: 0, y: 0, width: 5, height: 5)))
    root.layoutIfNeeded()
    #expect(!root.layoutIssues.loopingViews.isEmpty)
  }

  @Test func viewsAddedWhileConstraintsAreUpdatedAreLaidOut() {
    final class Lazy: UIView {
      var made: UIView?
      override func updateConstraints() {
        if made == nil {
          let view = UIView()
          view.translatesAutoresizingMaskIntoConstraints = false
          addSubview(view)
          NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: leftAnchor), view.topAnchor.constraint(equalTo: topAnchor),
            view.widthAnchor.constraint(equalTo: widthAnchor),
            view.heightAnchor.constraint(equalToConstant: 3),
          ])
          made = view
        }
        super.updateConstraints()
      }
    }
    let root = Lazy(frame: CGRect(x: 0, y: 0, width: 70, height: 10))
    root.layoutIfNeeded()
    #expect(root.made?.frame == CGRect(x: 0, y: 0, width: 70, height: 3))
  }

  @Test func viewsRemovedWhileTheirSuperviewIsLaidOutAreLeftAlone() {
    final class Dropping: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        subviews.last?.removeFromSuperview()
      }
    }
    let root = Dropping(frame: CGRect(x: 0, y: 0, width: 70, height: 10))
    for _ in 0..<5 { root.addSubview(UIView()) }
    root.layoutIfNeeded()
    #expect(root.subviews.isEmpty)
  }

  @Test func aFittingSizeAskedForInsideLayoutDoesNotDisturbIt() {
    final class Asking: UIView {
      let child = UIView()
      var size = CGSize.zero
      override func layoutSubviews() {
        size = child.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        super.layoutSubviews()
      }
    }
    let root = Asking(frame: CGRect(x: 0, y: 0, width: 70, height: 10))
    root.child.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(root.child)
    NSLayoutConstraint.activate([
      root.child.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 4),
      root.child.topAnchor.constraint(equalTo: root.topAnchor),
      root.child.widthAnchor.constraint(equalToConstant: 33),
      root.child.heightAnchor.constraint(equalToConstant: 2),
    ])
    root.layoutIfNeeded()
    #expect(root.size == CGSize(width: 33, height: 2))
    #expect(root.child.frame == CGRect(x: 4, y: 0, width: 33, height: 2))
  }

  @Test func viewsAddedWhileAFittingSizeIsFoundJoinTheirTree() {
    final class Growing: UIView {
      override var intrinsicContentSize: CGSize {
        if subviews.isEmpty {
          let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
          view.autoresizingMask = [.flexibleLeftMargin]
          addSubview(view)
        }
        return CGSize(width: 5, height: 5)
      }
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 70, height: 10))
    let growing = Growing(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    root.layoutIfNeeded()
    root.addSubview(growing)
    _ = growing.systemLayoutSizeFitting(.zero)
    root.layoutIfNeeded()
    growing.frame.size.width = 30
    root.layoutIfNeeded()
    #expect(growing.subviews.first?.frame == CGRect(x: 11, y: 2, width: 3, height: 4))
  }
}
