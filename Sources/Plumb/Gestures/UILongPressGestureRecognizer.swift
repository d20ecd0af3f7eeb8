/// A finger that stays.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 0
  open var numberOfTouchesRequired = 1
  /// Seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far, in points, the finger may move meanwhile.
  open var allowableMovement: CGFloat = 10
}
