extension NSLayoutConstraint {
  /// AppKit's name of a priority.
  public typealias Priority = UILayoutPriority
  /// AppKit's name of a direction of layout.
  public typealias Orientation = Axis
}

extension UILayoutPriority {
  /// 510: dragging may resize the window.
  public static let dragThatCanResizeWindow = dragThatCanResizeScene
  /// 500: the window keeps its size.
  public static let windowSizeStayPut = sceneSizeStayPut
  /// 490: dragging may not resize the window.
  public static let dragThatCannotResizeWindow = dragThatCannotResizeScene
  /// 50: the pull to the smallest size in `fittingSize`.
  public static let fittingSizeCompression = fittingSizeLevel
}
