extension Double {
  /// The largest whole number not above this one. The standard library's `rounded` calls the C library's mathematics,
  /// which a program that imports nothing is not linked with.
  var roundedDown: Double {
    guard abs(self) < 0x1p52 else { return self }
    let truncated = Double(Int64(self))
    return truncated > self ? truncated - 1 : truncated
  }

  /// The smallest whole number not below this one.
  var roundedUp: Double { -(-self).roundedDown }
}
