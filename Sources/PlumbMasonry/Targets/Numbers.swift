import Foundation

extension MASConstraintValue where Self: BinaryInteger {
  public var masValue: MASValue { .number(CGFloat(self)) }

  public func masRelate(
    _ constraint: MASConstraint, _ relation: NSLayoutConstraint.Relation, fileID: String, line: UInt
  ) -> MASConstraint {
    constraint.relate(relation, toNumber: CGFloat(self), fileID: fileID, line: line)
  }
}

extension MASConstraintValue where Self: BinaryFloatingPoint {
  public var masValue: MASValue { .number(CGFloat(self)) }

  public func masRelate(
    _ constraint: MASConstraint, _ relation: NSLayoutConstraint.Relation, fileID: String, line: UInt
  ) -> MASConstraint {
    constraint.relate(relation, toNumber: CGFloat(self), fileID: fileID, line: line)
  }
}

// What numbers mostly are is written out: a conversion in generic code goes through their exponents.

extension CGFloat: MASConstraintValue {
  public var masValue: MASValue { .number(self) }

  public func masRelate(
    _ constraint: MASConstraint, _ relation: NSLayoutConstraint.Relation, fileID: String, line: UInt
  ) -> MASConstraint {
    constraint.relate(relation, toNumber: self, fileID: fileID, line: line)
  }
}

extension Double: MASConstraintValue {
  public var masValue: MASValue { .number(CGFloat(self)) }

  public func masRelate(
    _ constraint: MASConstraint, _ relation: NSLayoutConstraint.Relation, fileID: String, line: UInt
  ) -> MASConstraint {
    constraint.relate(relation, toNumber: CGFloat(self), fileID: fileID, line: line)
  }
}

extension Float: MASConstraintValue {}

extension Int: MASConstraintValue {
  public var masValue: MASValue { .number(CGFloat(self)) }

  public func masRelate(
    _ constraint: MASConstraint, _ relation: NSLayoutConstraint.Relation, fileID: String, line: UInt
  ) -> MASConstraint {
    constraint.relate(relation, toNumber: CGFloat(self), fileID: fileID, line: line)
  }
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
