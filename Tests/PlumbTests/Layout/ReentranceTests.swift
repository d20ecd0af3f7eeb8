import Testing

@testable import Plumb

/// Layout, views and constraints changed from within every callback of a pass.
struct ReentranceTests {
  enum Place: CaseIterable {
    case updateConstraints, layoutSubviewsBeforeSuper, layoutSubviews, intrinsicContentSize,
      safeAreaInsetsDidChange
    case layoutMarginsDidChange, traitCollectionDidChange, viewWillLayoutSubviews, viewDidLayoutSubviews
    case updateViewConstraints, draw, didAddSubview
  }

  enum Deed: CaseIterable {
    case layoutSelf, layoutRoot, layoutChild, addView, removeView, replaceView, changeConstant,
      swapConstraints
    case invalidateContent, askForUpdate, updateConstraints, fit, addGuide, moveView
  }

  /// A view that does one thing in one callback, each of the first few times.
  final class Meddler: UIView {
    var place: Place?
    var deed: () -> Void = {}
    private var isMeddling = false
    private(set) var count = 0

    func meddle(_ place: Place) {
      guard place == self.place, !isMeddling, count < 3 else { return }
      isMeddling = true
      count += 1
      deed()
      isMeddling = false
    }

    override func updateConstraints() {
      meddle(.updateConstraints)
      super.updateConstraints()
    }

    override func layoutSubviews() {
      meddle(.layoutSubviewsBeforeSuper)
      super.layoutSubviews()
      meddle(.layoutSubviews)
    }

    override var intrinsicContentSize: CGSize {
      meddle(.intrinsicContentSize)
      return CGSize(width: 33, height: 22)
    }

    override func safeAreaInsetsDidChange() { meddle(.safeAreaInsetsDidChange) }
    override func layoutMarginsDidChange() { meddle(.layoutMarginsDidChange) }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      meddle(.traitCollectionDidChange)
    }
    override func draw(_ rect: CGRect) { meddle(.draw) }
    override func didAddSubview(_ subview: UIView) { meddle(.didAddSubview) }
  }

  final class Controller: UIViewController {
    let meddler = Meddler()
    override func loadView() { view = meddler }
    override func viewWillLayoutSubviews() { meddler.meddle(.viewWillLayoutSubviews) }
    override func viewDidLayoutSubviews() { meddler.meddle(.viewDidLayoutSubviews) }
    override func updateViewConstraints() {
      meddler.meddle(.updateViewConstraints)
      super.updateViewConstraints()
    }
  }

  @Test(arguments: Place.allCases, Deed.allCases) func isSafe(_ place: Place, _ deed: Deed) {
    let root = makeRoot(200, 100)
    let controller = Controller()
    let meddler = root.place(controller.meddler)
    _ = controller.view
    let child = meddler.placed()
    let inset = relate(child, .left, .equal, meddler, plus: 4)
    let width = relate(child, .width, plus: 10)
    NSLayoutConstraint.activate([
      relate(meddler, .left, .equal, root, plus: 7), relate(meddler, .top, .equal, root),
      relate(meddler, .right, .equal, root), relate(meddler, .bottom, .equal, root), inset, width,
      relate(child, .top, .equal, meddler), relate(child, .height, plus: 5),
    ])
    var constant: CGFloat = 4
    var isChildThere = true
    meddler.deed = { [unowned root, unowned meddler] in
      switch deed {
      case .layoutSelf:
        meddler.setNeedsLayout()
        meddler.layoutIfNeeded()
      case .layoutRoot:
        root.setNeedsLayout()
        root.layoutIfNeeded()
      case .layoutChild: child.layoutIfNeeded()
      case .addView: meddler.addSubview(UIView(frame: rect(1, 1, 1, 1)))
      case .removeView:
        child.removeFromSuperview()
        isChildThere = false
      case .replaceView:
        meddler.subviews.last { $0 !== child }?.removeFromSuperview()
        meddler.addSubview(UIView())
      case .changeConstant:
        constant += 3
        inset.constant = constant
      case .swapConstraints:
        width.isActive = false
        NSLayoutConstraint.activate([width])
      case .invalidateContent: meddler.invalidateIntrinsicContentSize()
      case .askForUpdate: meddler.setNeedsUpdateConstraints()
      case .updateConstraints: root.updateConstraintsIfNeeded()
      case .fit: _ = root.systemLayoutSizeFitting(.zero)
      case .addGuide: relate(meddler.guide(), .left, .equal, meddler).isActive = true
      case .moveView:
        root.addSubview(child)
        meddler.addSubview(child)
        isChildThere = false
      }
    }
    meddler.place = place
    func turn() {
      root.hostDisplayIfNeeded()
      root.hostDisplayIfNeeded()
    }
    turn()
    root.hostSafeAreaInsets = UIEdgeInsets(top: 3, left: 0, bottom: 0, right: 0)
    turn()
    root.traitOverrides.displayScale = 2
    turn()
    meddler.layoutMargins = .zero
    turn()
    meddler.addSubview(UIView())
    turn()
    #expect(meddler.count > 0)
    #expect(meddler.frame == rect(7, 0, 193, 100))
    if isChildThere { #expect(child.frame == rect(constant, 0, 10, 5)) }
    #expect(root.layoutIssues.conflicts.isEmpty)
    #expect(root.layoutIssues.loopingViews.isEmpty)
    // Nothing is left to do.
    meddler.place = nil
    let counting = VisitedViewsTests.Counting()
    root.addSubview(counting)
    turn()
    counting.layouts = 0
    turn()
    #expect(counting.layouts == 0)
  }
}
