extension Double {
  /// The greatest whole number that is not greater.
  ///
  /// Written out since `rounded(_:)` calls the C library's mathematics, which a wasm or Embedded program may not have.
  var floored: Double {
    // From 2^52 on every number is whole.
    guard abs(self) < 4_503_599_627_370_496 else { return self }
    let truncated = Double(Int64(self))
    return truncated > self ? truncated - 1 : truncated
  }
}
