/// What the rules say about a system, by exact arithmetic.
struct ReferenceAnswer {
  /// Indices of rows.
  var setAside: [Int] = []
  /// The least sum of violations of each optional priority, from the highest.
  var sums: [(priority: Float, violation: Double)] = []
  /// The range of every unknown over all optimal points; 0...0 for a parameter.
  var ranges: [(lowest: Double, highest: Double)]
  /// By variable; 0 for a parameter.
  var values: [Double]
}
