/// San Francisco's tracking: points that are added after every character, by size, as Apple publishes it
/// (Human Interface Guidelines, Typography, "SF Pro" tracking values).
package enum Tracking {
  private static let table: [(size: Double, points: Double)] = [
    (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08), (14, -0.15),
    (15, -0.23), (16, -0.31), (17, -0.43), (18, -0.44), (19, -0.45), (20, -0.45), (21, -0.36), (22, -0.26),
    (23, -0.10), (24, 0.07), (25, 0.15), (26, 0.22), (27, 0.29), (28, 0.38), (29, 0.40), (30, 0.40),
    (31, 0.39), (32, 0.41), (33, 0.40), (34, 0.40), (36, 0.37), (40, 0.37), (44, 0.34), (48, 0.35),
    (56, 0.30),
    (64, 0.22), (72, 0.14), (80, 0),
  ]

  /// Tracking at a size, interpolated; below 6 points in proportion to the size, from 80 on none.
  package static func points(atSize size: Double) -> Double {
    guard size > 6 else { return max(size, 0) / 6 * table[0].points }
    for (low, high) in zip(table, table.dropFirst()) where size <= high.size {
      return low.points + (high.points - low.points) * (size - low.size) / (high.size - low.size)
    }
    return 0
  }
}
