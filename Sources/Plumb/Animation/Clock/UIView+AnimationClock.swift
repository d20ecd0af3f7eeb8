extension UIView {
  /// The clock by which the animations of the view's tree run; all views of a tree share the one of its root.
  ///
  /// Apple has one time for all. Here each tree has its own, so that many can be laid out and tested at once.
  public var animationClock: AnimationClock {
    let root = treeRoot
    let motion = root.madeMotion
    if let clock = motion.clock { return clock }
    let clock = AnimationClock()
    motion.clock = clock
    return clock
  }

  var madeMotion: ViewMotion {
    if let motion { return motion }
    let made = ViewMotion()
    motion = made
    return made
  }

  /// A view, with everything in it, came into this view's tree. Its animations go on by this tree's clock.
  func motionDidJoin(_ view: UIView, from oldRoot: UIView) {
    if oldRoot === view {
      guard let clock = view.motion?.clock else { return }
      if clock.isRunning { animationClock.take(clock) }
    } else if oldRoot !== treeRoot {
      view.cutMotionOfSubtree()
    }
  }

  /// Ends the animations on the view and on everything in it: it has left its tree.
  func cutMotionOfSubtree() {
    forEachInTree { $0.motion?.cut { _, _ in true } }
  }

  /// The view is at its end, and so are its animations and those of its tree.
  func tearDownMotion() {
    guard let motion else { return }
    motion.cut { _, _ in true }
    motion.clock?.endAll()
  }
}
