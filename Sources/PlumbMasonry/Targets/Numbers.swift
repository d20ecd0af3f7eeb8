import Foundation

extension MASConstraintValue where Self: BinaryInteger {
  public var masValue: MASValue { .number(CGFloat(self)) }
}

extension MASConstraintValue where Self: BinaryFloatingPoint {
  public var masValue: MASValue { .number(CGFloat(self)) }
}

extension CGFloat: MASConstraintValue {
  public var masValue: MASValue { .number(self) }
}

extension Double: MASConstraintValue {
  public var masValue: MASValue { .number(CGFloat(self)) }
}

extension Float: MASConstraintValue {}

extension Int: MASConstraintValue {
  public var masValue: MASValue { .number(CGFloat(self)) }
}

extension Int8: MASConstraintValue {}
extension Int16: MASConstraintValue {}
extension Int32: MASConstraintValue {}
extension Int64: MASConstraintValue {}
extension UInt: MASConstraintValue {}
extension UInt8: MASConstraintValue {}
extension UInt16: MASConstraintValue {}
extension UInt32: MASConstraintValue {}
extension UInt64: MASConstraintValue {}

extension Bool: MASConstraintValue {
  /// 1 for `true` and 0 for `false`, as in C.
  public var masValue: MASValue { .number(self ? 1 : 0) }
}

extension NSNumber: MASConstraintValue {
  public var masValue: MASValue { .number(CGFloat(doubleValue)) }
}
