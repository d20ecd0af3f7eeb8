import UIKit

// Priorities, insets, directions and what libraries put into an offset.

public protocol PriorityTarget { var value: Float { get } }

extension Int: PriorityTarget { public var value: Float { return Float(self) } }
extension Float: PriorityTarget { public var value: Float { return self } }
extension CGFloat: PriorityTarget { public var value: Float { return Float(self) } }
extension UILayoutPriority: PriorityTarget { public var value: Float { return self.rawValue } }

/// A priority with steps.
public struct Strength: ExpressibleByFloatLiteral, Equatable, Strideable {
  public let value: Float

  public init(floatLiteral value: Float) { self.value = value }
  public init(_ value: Float) { self.value = value }

  public static var required: Strength { return Strength(UILayoutPriority.required.rawValue) }
  public static var high: Strength { return Strength(UILayoutPriority.defaultHigh.rawValue) }
  public static var low: Strength { return Strength(UILayoutPriority.defaultLow.rawValue) }
  public static var fitting: Strength { return Strength(UILayoutPriority.fittingSizeLevel.rawValue) }
  public static var medium: Strength {
    #if os(OSX)
    return 501.0
    #else
    return 500.0
    #endif
  }

  public func advanced(by n: Float) -> Strength { return Strength(value + n) }
  public func distance(to other: Strength) -> Float { return other.value - value }
  public var priority: UILayoutPriority { return UILayoutPriority(rawValue: value) }
}

/// What may stand where a constant is wanted.
public protocol ConstantTarget {}

extension Int: ConstantTarget {}
extension CGFloat: ConstantTarget {}
extension CGPoint: ConstantTarget {}
extension CGSize: ConstantTarget {}
extension UIEdgeInsets: ConstantTarget {}

@available(iOS 11.0, tvOS 11.0, *)
extension NSDirectionalEdgeInsets: ConstantTarget {}

extension ConstantTarget {
  public func constant(
    for attribute: NSLayoutConstraint.Attribute, in direction: UIUserInterfaceLayoutDirection
  ) -> CGFloat {
    let isMirrored = direction == .rightToLeft
    if let value = self as? Int { return CGFloat(value) }
    if let value = self as? CGFloat { return value }
    if let value = self as? CGSize { return attribute == .width ? value.width : value.height }
    if let value = self as? CGPoint { return attribute == .centerX ? value.x : value.y }
    if let value = self as? UIEdgeInsets {
      switch attribute {
      case .top: return value.top
      case .bottom: return -value.bottom
      case .left: return value.left
      case .right: return -value.right
      case .leading: return isMirrored ? value.right : value.left
      default: return -(isMirrored ? value.left : value.right)
      }
    }
    if #available(iOS 11.0, tvOS 11.0, *), let value = self as? NSDirectionalEdgeInsets {
      return attribute == .leading ? value.leading : -value.trailing
    }
    return 0
  }
}

extension UIEdgeInsets {
  public init(all value: CGFloat) { self.init(top: value, left: value, bottom: value, right: value) }
}

public prefix func - (insets: UIEdgeInsets) -> UIEdgeInsets {
  return UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right)
}

public struct Configuration {
  public static var direction: UIUserInterfaceLayoutDirection = .leftToRight
}
