/// The link from runs on a clock to their animator.
final class AnimatorController: AnimationController, ViewIsolated {
  private weak var animator: UIViewPropertyAnimator?
  /// Keeps the animator while it runs.
  var held: UIViewPropertyAnimator?

  init(_ animator: UIViewPropertyAnimator) { self.animator = animator }

  func runDidArrive(_ run: AnimationRun) { animator?.runDidArrive() }
  func runWasCut() { animator?.runWasCut() }
}
