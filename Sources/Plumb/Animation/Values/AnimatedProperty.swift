/// What of a view or its layer moves over time when it changes in an animation's block.
enum AnimatedProperty: UInt8 {
  case boundsOrigin
  case boundsSize
  case position
  case anchorPoint
  case transform
  case opacity
  case backgroundColor
  case cornerRadius
  case borderWidth
  case borderColor
  case shadowColor
  case shadowOpacity
  case shadowOffset
  case shadowRadius
  /// An arranged view that is being hidden: it is seen until the stack view has closed the gap.
  case hidden

  /// Core Animation's name for it.
  var key: String {
    switch self {
    case .boundsOrigin: "bounds.origin"
    case .boundsSize: "bounds.size"
    case .position: "position"
    case .anchorPoint: "anchorPoint"
    case .transform: "transform"
    case .opacity: "opacity"
    case .backgroundColor: "backgroundColor"
    case .cornerRadius: "cornerRadius"
    case .borderWidth: "borderWidth"
    case .borderColor: "borderColor"
    case .shadowColor: "shadowColor"
    case .shadowOpacity: "shadowOpacity"
    case .shadowOffset: "shadowOffset"
    case .shadowRadius: "shadowRadius"
    case .hidden: "hidden"
    }
  }

  /// Numbers add up: several animations of one property run at once. Colours replace each other.
  var isAdditive: Bool {
    switch self {
    case .backgroundColor, .borderColor, .shadowColor: false
    default: true
    }
  }

  /// Whether the value is a point or a size, whose coordinates have a velocity each.
  var hasCoordinates: Bool {
    switch self {
    case .boundsOrigin, .boundsSize, .position, .anchorPoint, .shadowOffset: true
    default: false
    }
  }
}
