import Synchronization

/// The animation block that is being run, which collects what changes in it.
///
/// Only the task that runs the block sees it: tasks that are started in the block inherit the value, but not its
/// meaning.
final class AnimationContext: @unchecked Sendable, ViewIsolated {
  @TaskLocal private static var current: AnimationContext?
  private static let openCount = Atomic<Int>(0)

  /// Whether a block is being run anywhere in the process: the one question that a change of a view asks where
  /// nothing is animated.
  static var isAnyOpen: Bool { openCount.load(ordering: .relaxed) != 0 }

  /// The block that the calling task is in.
  static var active: AnimationContext? {
    guard isAnyOpen, let current, current.owner == currentOwner, current.isOpen else { return nil }
    return current
  }

  private static var currentOwner: Int { withUnsafeCurrentTask { $0?.hashValue ?? 0 } }

  let block: AnimationBlock
  let timing: AnimationTiming
  let options: UIView.AnimationOptions
  /// Whether the block holds key frames, for the duration of which `timing` stands.
  let isOfKeyframes: Bool
  /// Whether its key frames jump.
  let isDiscrete: Bool
  /// Whether blocks inside do not animate either.
  let isDisabled: Bool
  /// Whether changes are seen over time.
  let animates: Bool
  private let owner: Int
  private let outer: AnimationContext?
  private var isOpen = false
  private(set) var runs: [AnimationRun] = []
  private var viewsToLayOut: [UIView] = []
  /// The views that are or were to be laid out, each once: sizes that keep changing come to an end.
  private var laidOut: Set<ObjectIdentifier> = []
  private var handlers: [() -> Void] = []

  init(
    _ block: AnimationBlock, _ timing: AnimationTiming, _ options: UIView.AnimationOptions = [],
    isOfKeyframes: Bool = false, isDiscrete: Bool = false, animates: Bool = true, isDisabled: Bool = false
  ) {
    self.block = block
    self.timing = timing
    self.options = options
    self.isOfKeyframes = isOfKeyframes
    self.isDiscrete = isDiscrete
    self.isDisabled = isDisabled
    self.animates = animates && timing.takesTime
    owner = Self.currentOwner
    outer = Self.active
  }

  /// Runs the block. Completion handlers that come due in it wait until no block is being run.
  func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    Self.openCount.add(1, ordering: .relaxed)
    isOpen = true
    defer {
      isOpen = false
      Self.openCount.subtract(1, ordering: .relaxed)
      Self.handBack(handlers, to: outer)
      handlers = []
    }
    return try Self.$current.withValue(self) {
      let result = try body()
      layOut()
      return result
    }
  }

  /// Calls a completion handler, as soon as the task is in no block any more.
  static func afterBlocks(_ handler: @escaping () -> Void) { handBack([handler], to: active) }

  private static func handBack(_ handlers: [() -> Void], to context: AnimationContext?) {
    if let context {
      context.handlers += handlers
      return
    }
    guard !handlers.isEmpty else { return }
    $current.withValue(nil) { handlers.forEach { $0() } }
  }

  /// Lays out a view when the block has been run, so that what moves by it is animated.
  func layOutAtEnd(_ view: UIView) {
    if laidOut.insert(ObjectIdentifier(view)).inserted { viewsToLayOut.append(view) }
  }

  private func layOut() {
    // Layout may name more views. All are kept until the end, so that none takes another's identity.
    var next = 0
    while next < viewsToLayOut.count {
      viewsToLayOut[next].layoutIfNeeded()
      next += 1
    }
    viewsToLayOut = []
  }

  // MARK: Changes

  /// A property has changed in the block.
  func record(
    _ property: AnimatedProperty, of view: UIView, from old: AnimatedValue, to new: AnimatedValue,
    original: AnyObject? = nil, way: AnimatedValue? = nil
  ) {
    guard animates, old != new else { return }
    let clock = view.animationClock
    let run = run(on: clock)
    let motion = view.madeMotion
    var way = way ?? (property.isAdditive ? old - new : old)
    if options.contains(.beginFromCurrentState) || !property.isAdditive {
      var shown = motion.presented(property, old)
      if property == .transform { shown = AffineParts(AffineParts(shown).transform).value }
      let isMoving = motion.pieces(of: property).contains { $0.run !== run }
      if isMoving {
        if property.isAdditive { way += shown - old } else { way = shown }
        motion.cut { $0 == property && $1.run !== run }
      }
    }
    if !motion.hasPart(of: run) { run.references.append(view.reference) }
    motion.add(way, of: property, original: original, in: run)
  }

  /// The block's run in the tree of a clock.
  private func run(on clock: AnimationClock) -> AnimationRun {
    if let run = runs.first(where: { $0.clock === clock }) { return run }
    let run = AnimationRun(block, timing, AnimationTimeline(anchor: clock.startTime))
    clock.start(run)
    runs.append(run)
    return run
  }

  /// Lets time pass in a view's tree as if something had changed there.
  func passTime(in view: UIView) {
    if animates { _ = run(on: view.animationClock) }
  }
}
