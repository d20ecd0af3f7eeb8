/// Something that the user may do to a view.
///
/// Off Apple's platforms nobody looks at touches: whoever shows the tree, or a test, says what was done by setting `state`,
/// which tells the targets.
open class UIGestureRecognizer: NSObject, ViewIsolated {
  public enum State: Int, Sendable {
    case possible = 0
    case began = 1
    case changed = 2
    case ended = 3
    case cancelled = 4
    case failed = 5

    /// The end of a gesture that is all one: a tap.
    public static var recognized: State { .ended }
  }

  private var targets: [GestureTarget] = []
  private var viewLink: LayoutItemLink?

  public override init() { super.init() }

  /// How far the gesture has come. Targets are told of each state but `possible` and `failed`, while the recognizer is
  /// enabled.
  open var state: State = .possible {
    didSet {
      guard isEnabled, state != .possible, state != .failed else { return }
      for target in targets { target.run(self) }
    }
  }

  open var isEnabled = true
  /// A name for debugging.
  open var name: String?
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  /// The view that the recognizer was added to.
  open var view: UIView? { viewLink?.item as? UIView }

  func moves(to view: UIView?) { viewLink = view.map { LayoutItemLink($0) } }

  func add(_ target: GestureTarget) { targets.append(target) }

  /// Forgets a target, or with `nil` all of them.
  func forgetTargets(of object: AnyObject?) {
    targets.removeAll { object == nil || $0.identity == object.map(ObjectIdentifier.init) }
  }
}

/// Who is told of a gesture, and how. Targets are not retained.
struct GestureTarget: ViewIsolated {
  let identity: ObjectIdentifier
  let run: (UIGestureRecognizer) -> Void
}
