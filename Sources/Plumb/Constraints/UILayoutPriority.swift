/// How strongly a constraint is wanted: 1000 is required, everything below is optional.
///
/// Priorities are strict levels: a constraint of priority 251 is worth more than any number of constraints
/// of priority 250.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float

  public init(_ rawValue: Float) { self.rawValue = rawValue }

  public init(rawValue: Float) { self.rawValue = rawValue }

  /// 1000: must hold.
  public static let required = UILayoutPriority(1000)
  /// 750: the resistance of a button against being compressed.
  public static let defaultHigh = UILayoutPriority(750)
  /// 510: dragging may resize the window's scene.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// 500: the scene keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// 490: dragging may not resize the window's scene.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// 250: the hugging of a button.
  public static let defaultLow = UILayoutPriority(250)
  /// 50: the pull to the target size in `systemLayoutSizeFitting(_:)`.
  public static let fittingSizeLevel = UILayoutPriority(50)
}

extension UILayoutPriority {
  /// Whether a constraint can have the priority: greater than 0 and at most 1000.
  var isPossible: Bool { rawValue > 0 && rawValue <= 1000 }
}
