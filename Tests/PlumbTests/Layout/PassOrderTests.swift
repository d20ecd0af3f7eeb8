import Testing

@testable import Plumb

/// The order of the passes, and which views they visit: facts measured on Apple's systems.
struct PassOrderTests {
  final class Probe: UIView {
    let name: String
    let log: PassLog

    init(_ name: String, _ log: PassLog) {
      self.name = name
      self.log = log
      super.init(frame: .zero)
      translatesAutoresizingMaskIntoConstraints = false
    }

    required init?(coder: NSCoder) { nil }

    override func updateConstraints() {
      log.entries.append("update \(name)")
      super.updateConstraints()
    }

    override func layoutSubviews() {
      log.entries.append("layout \(name)")
      super.layoutSubviews()
    }
  }

  /// root > middle > leaf, each filling its superview.
  private func tree() -> (root: Probe, middle: Probe, leaf: Probe, log: PassLog, leading: NSLayoutConstraint)
  {
    let log = PassLog()
    let root = Probe("root", log)
    let middle = Probe("middle", log)
    let leaf = Probe("leaf", log)
    root.translatesAutoresizingMaskIntoConstraints = true
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    root.addSubview(middle)
    middle.addSubview(leaf)
    for (view, outer) in [(middle, root), (leaf, middle)] {
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: outer.topAnchor),
        view.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
        view.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
      ])
    }
    let leading = leaf.leadingAnchor.constraint(equalTo: middle.leadingAnchor)
    NSLayoutConstraint.activate([leading, middle.leadingAnchor.constraint(equalTo: root.leadingAnchor)])
    return (root, middle, leaf, log, leading)
  }

  @Test func newViewNeedsBoth() {
    let view = UIView()
    #expect(view.needsUpdateConstraints())
    #expect(view.translatesAutoresizingMaskIntoConstraints)
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
  }

  @Test func firstPassUpdatesFromTheLeavesAndLaysOutFromTheRoot() {
    let tree = tree()
    tree.root.layoutIfNeeded()
    #expect(
      tree.log.entries == [
        "update leaf", "update middle", "update root", "layout root", "layout middle", "layout leaf",
      ])
    #expect(!tree.root.needsUpdateConstraints())
  }

  @Test func secondPassWithNothingChangedDoesNothing() {
    let tree = tree()
    tree.root.layoutIfNeeded()
    tree.log.entries = []
    tree.root.layoutIfNeeded()
    #expect(tree.log.entries.isEmpty)
  }

  @Test func settingNeedsLayoutMakesOneMoreCall() {
    let tree = tree()
    tree.root.layoutIfNeeded()
    tree.log.entries = []
    tree.middle.setNeedsLayout()
    tree.root.layoutIfNeeded()
    #expect(tree.log.entries == ["layout middle"])
  }

  @Test func settingNeedsUpdateConstraintsTouchesThatViewOnly() {
    let tree = tree()
    tree.root.layoutIfNeeded()
    tree.log.entries = []
    tree.middle.setNeedsUpdateConstraints()
    #expect(tree.middle.needsUpdateConstraints())
    #expect(!tree.root.needsUpdateConstraints())
    tree.root.layoutIfNeeded()
    #expect(tree.log.entries == ["update middle"])
  }

  @Test func updatingASubtreeLeavesItsSuperview() {
    let tree = tree()
    tree.middle.updateConstraintsIfNeeded()
    #expect(tree.log.entries == ["update leaf", "update middle"])
    #expect(tree.root.needsUpdateConstraints())
    #expect(!tree.leaf.needsUpdateConstraints())
  }

  @Test func aConstantLaysOutOnlyWhatMoves() {
    let tree = tree()
    tree.root.layoutIfNeeded()
    tree.log.entries = []
    tree.leading.constant = 10
    tree.root.layoutIfNeeded()
    // The leaf moves in the middle view, and its own size changes; the root has nothing to do.
    #expect(tree.log.entries == ["layout middle", "layout leaf"])
    #expect(tree.leaf.frame == CGRect(x: 10, y: 0, width: 90, height: 100))
  }

  @Test func layoutIfNeededOfAViewBeginsAtTheHighestOneThatNeedsLayout() {
    let tree = tree()
    tree.leaf.layoutIfNeeded()
    #expect(tree.leaf.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test func layoutThatChangesConstraintsRunsAgain() {
    final class Tall: UIView {
      var height: NSLayoutConstraint?
      override func layoutSubviews() {
        super.layoutSubviews()
        height?.constant = bounds.width / 2
      }
    }
    let root = Tall(frame: CGRect(x: 0, y: 0, width: 80, height: 100))
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(child)
    let height = child.heightAnchor.constraint(equalToConstant: 0)
    root.height = height
    NSLayoutConstraint.activate([
      height, child.leftAnchor.constraint(equalTo: root.leftAnchor),
      child.rightAnchor.constraint(equalTo: root.rightAnchor),
      child.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 0, y: 0, width: 80, height: 40))
  }

  @Test func layoutThatNeverSettlesIsGivenUpAndNamed() {
    final class Restless: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        setNeedsLayout()
      }
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let restless = Restless(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    root.addSubview(restless)
    root.layoutIfNeeded()
    #expect(root.layoutIssues.loopingViews.map(ObjectIdentifier.init) == [ObjectIdentifier(restless)])
  }

  @Test func superLayoutSubviewsAppliesConstraintsChangedBeforeIt() {
    final class Changing: UIView {
      let child = UIView()
      lazy var width = child.widthAnchor.constraint(equalToConstant: 10)
      var widthAfterSuper: CGFloat = 0
      override func layoutSubviews() {
        width.constant = bounds.width - 20
        super.layoutSubviews()
        widthAfterSuper = child.frame.width
      }
    }
    let root = Changing(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    root.child.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(root.child)
    NSLayoutConstraint.activate([
      root.width, root.child.leftAnchor.constraint(equalTo: root.leftAnchor),
      root.child.topAnchor.constraint(equalTo: root.topAnchor),
      root.child.heightAnchor.constraint(equalToConstant: 1),
    ])
    root.layoutIfNeeded()
    #expect(root.widthAfterSuper == 80)
  }
}
