/// The end of the part of a range, from its low end on, in which a condition holds.
func bisect(_ low: Double, _ high: Double, steps: Int, while isBefore: (Double) -> Bool) -> Double {
  var (low, high) = (low, high)
  for _ in 0..<steps {
    let middle = (low + high) / 2
    if isBefore(middle) { low = middle } else { high = middle }
  }
  return high
}
