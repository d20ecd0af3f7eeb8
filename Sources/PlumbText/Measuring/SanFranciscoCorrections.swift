/// What San Francisco's advances differ by from Inter's: general corrections by class of character, weight and size.
struct SanFranciscoCorrections {
  /// Added after every character, in em.
  let spacing: Double

  init(pointSize: Double, openTypeWeight: Double) {
    spacing = 0
  }

  /// Added to a character of some class, in em.
  func advance(of scalar: Unicode.Scalar) -> Double {
    0
  }
}
