/// Where a view's keyboard guide lies.
public struct KeyboardRule: Hashable, Sendable {
  /// Whether the guide goes along with a keyboard that does not stand on the root's bottom edge.
  public var followsUndocked: Bool
  /// Whether the guide stands on the safe area, rather than on the view's bottom, while there is no keyboard.
  public var usesBottomSafeArea: Bool

  public init(followsUndocked: Bool = false, usesBottomSafeArea: Bool = true) {
    self.followsUndocked = followsUndocked
    self.usesBottomSafeArea = usesBottomSafeArea
  }

  /// The guide's distances from a view's sides, in points.
  ///
  /// Apple's rule: with a docked keyboard the guide begins at its top, and never below where it lies without one; the
  /// bottom is the view's. Horizontally it is the part of the view that the keyboard covers. A keyboard that floats
  /// counts as none, or is followed on all sides.
  ///
  /// - Parameters:
  ///   - keyboard: the keyboard in the root's coordinates; `nil` without one.
  ///   - view: the view's frame in the root's coordinates.
  ///   - rootSize: the size of the root.
  ///   - safeAreaBottom: how far the safe area's bottom lies above the view's.
  public func insets(keyboard: Rect?, view: Rect, rootSize: Size, safeAreaBottom: Double) -> Insets {
    let rest = view.size.height - (usesBottomSafeArea ? safeAreaBottom : 0)
    var absent = Insets.zero
    absent.top = rest
    guard let keyboard, keyboard.size.width > 0, keyboard.size.height > 0, keyboard.minY < rootSize.height
    else { return absent }
    let around = Insets(
      top: keyboard.minY - view.minY, left: keyboard.minX - view.minX, bottom: view.maxY - keyboard.maxY,
      right: view.maxX - keyboard.maxX)
    guard Self.isDocked(keyboard, rootSize: rootSize) else { return followsUndocked ? around : absent }
    let left = max(0, around.left)
    let right = max(0, around.right)
    guard left + right <= view.size.width else { return absent }
    return Insets(top: max(0, min(around.top, rest)), left: left, bottom: 0, right: right)
  }

  /// Whether a keyboard stands on the bottom edge of the root.
  public static func isDocked(_ keyboard: Rect, rootSize: Size) -> Bool {
    keyboard.maxY >= rootSize.height - 0.5
  }
}
