/// A property's value as numbers that can be added and scaled.
typealias AnimatedValue = SIMD8<Double>

extension SIMD8<Double> {
  init(_ number: CGFloat) {
    self = .zero
    self[0] = Double(number)
  }

  init(_ point: CGPoint) {
    self = .zero
    self[0] = Double(point.x)
    self[1] = Double(point.y)
  }

  init(_ size: CGSize) { self.init(CGPoint(x: size.width, y: size.height)) }

  /// Four components and, fifth, whether there is a colour at all.
  init(_ color: ColorComponents?) {
    self = .zero
    guard let color else { return }
    self[0] = Double(color.red)
    self[1] = Double(color.green)
    self[2] = Double(color.blue)
    self[3] = Double(color.alpha)
    self[4] = 1
  }

  var number: CGFloat { CGFloat(self[0]) }
  var point: CGPoint { CGPoint(x: self[0], y: self[1]) }
  var size: CGSize { CGSize(width: self[0], height: self[1]) }

  var color: ColorComponents? {
    guard self[4] > 0 else { return nil }
    return ColorComponents(
      red: CGFloat(self[0]), green: CGFloat(self[1]), blue: CGFloat(self[2]), alpha: CGFloat(self[3]))
  }

  /// The colour on the way to another one. One that is missing counts as the other without opacity.
  func mixed(with target: AnimatedValue, _ share: Double) -> AnimatedValue {
    var from = self
    var target = target
    if from[4] == 0 {
      from = target
      from[3] = 0
    }
    if target[4] == 0 {
      target = from
      target[3] = 0
    }
    var result = from + (target - from) * share
    for component in 0..<4 { result[component] = Swift.min(Swift.max(result[component], 0), 1) }
    return result
  }
}
