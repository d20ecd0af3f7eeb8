extension UIView {
  /// Changes what a view shows, with a transition.
  ///
  /// The transitions themselves, which turn or dissolve a picture of the old content, are not drawn: the new content
  /// shows at once. Their time passes as at Apple's, so the handler comes when it does there. Changes are animated
  /// with `.allowAnimatedContent`, or where no transition is asked for.
  ///
  /// - Parameters:
  ///   - view: the view whose content changes.
  ///   - duration: seconds.
  ///   - options: the transition, and as for `animate`.
  ///   - animations: the changes.
  ///   - completion: called at the end.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let request = AnimationRequest(duration: duration, delay: 0, options)
    request.perform(
      {
        if options.hasTransition { AnimationContext.active?.passTime(in: view) }
        if options.hasTransition, !options.contains(.allowAnimatedContent) {
          performWithoutAnimation { animations?() }
        } else {
          animations?()
        }
      }, completion)
  }

  /// Puts one view in the place of another, with a transition.
  ///
  /// The old view leaves its superview, in which the new one comes to lie in front; with `.showHideTransitionViews`
  /// both stay and one is hidden, the other shown.
  ///
  /// - Parameters:
  ///   - fromView: the view that is seen.
  ///   - toView: the view that will be.
  ///   - duration: seconds.
  ///   - options: the transition, and as for `animate`.
  ///   - completion: called at the end.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let superview = fromView.superview else {
      AnimationBlock(completion).stopCollecting()
      return
    }
    transition(
      with: superview, duration: duration, options: options,
      animations: {
        if options.contains(.showHideTransitionViews) {
          fromView.isHidden = true
          toView.isHidden = false
        } else {
          superview.addSubview(toView)
          fromView.removeFromSuperview()
        }
      }, completion: completion)
  }
}
