import Foundation
import Testing

@testable import Plumb

@Suite("Curves")
struct CurveTests {
  /// A cubic curve's point at the parameter s: x = 3 (1-s)² s x1 + 3 (1-s) s² x2 + s³, and y alike.
  @Test(
    "A cubic curve passes through the points that its parameter gives",
    arguments: [
      // s = 0.5 on (0.42, 0) (1, 1): x = 0.375 * 0.42 + 0.375 + 0.125, y = 0.375 + 0.125
      (UIView.AnimationCurve.easeIn, 0.6575, 0.5),
      // s = 0.5 on (0, 0) (0.58, 1): x = 0.375 * 0.58 + 0.125, y = 0.5
      (.easeOut, 0.3425, 0.5),
      // s = 0.25 on (0.42, 0) (0.58, 1): x = 0.421875 * 0.42 + 0.140625 * 0.58 + 0.015625, y = 0.15625
      (.easeInOut, 0.274375, 0.15625),
      (.easeInOut, 0.5, 0.5),
      (.linear, 0.3, 0.3),
    ])
  func cubic(curve: UIView.AnimationCurve, time: Double, progress: Double) {
    #expect(abs(curve.timing.value(at: time) - progress) < 1e-6)
  }

  @Test("The standard curve is (0.25, 0.1) (0.25, 1)")
  func standard() {
    // s = 0.5: x = 0.375 * 0.25 + 0.375 * 0.25 + 0.125, y = 0.375 * 0.1 + 0.375 + 0.125
    #expect(abs(CubicBezier.standard.value(at: 0.3125) - 0.5375) < 1e-6)
    let parameters = UICubicTimingParameters()
    #expect(parameters.controlPoint1 == CGPoint(x: 0.25, y: 0.1))
    #expect(parameters.controlPoint2 == CGPoint(x: 0.25, y: 1))
  }

  @Test("A curve with vertical tangents and one that leaves the square are exact too")
  func hardCurves() {
    for (x1, y1, x2, y2) in [(1.0, 0.0, 0.0, 1.0), (0, 1, 0, 1), (0.3, -0.5, 0.7, 1.5), (1, 1, 1, 1)] {
      let curve = CubicBezier(x1, y1, x2, y2)
      for step in 1..<20 {
        let s = Double(step) / 20
        let u = 1 - s
        let x = 3 * u * u * s * x1 + 3 * u * s * s * x2 + s * s * s
        let y = 3 * u * u * s * y1 + 3 * u * s * s * y2 + s * s * s
        // Where the tangent is vertical the time does not tell the parameter to more than a cube root.
        guard s != 0.5 || x1 != 1 || x2 != 0 else { continue }
        #expect(abs(curve.value(at: x) - y) < 1e-6)
      }
    }
  }

  @Test("A spring without damping to speak of swings as a cosine")
  func undamped() {
    let spring = Spring(damping: 0, frequency: 2 * .pi, velocity: 0)
    for time in [0.1, 0.25, 0.5, 0.9] {
      #expect(abs(spring.value(at: time) - (1 - cos(2 * .pi * time))) < 1e-12)
    }
  }

  @Test("An underdamped spring has the closed form's values")
  func underdamped() {
    // ζ = 0.6, ω = 10: the damped frequency is 10 * 0.8 = 8, and x(t) = e^(-6 t) (cos 8 t + 6/8 sin 8 t).
    let spring = Spring(damping: 0.6, frequency: 10, velocity: 0)
    for time in [0.05, 0.2, 0.5] {
      let distance = exp(-6 * time) * (cos(8 * time) + 0.75 * sin(8 * time))
      #expect(abs(spring.value(at: time) - (1 - distance)) < 1e-12)
    }
  }

  @Test("A critical and an overdamped spring solve their equation")
  func otherDampings() {
    // ζ = 1, ω = 4: x = e^(-4 t) (1 + 4 t). ζ = 1.25, ω = 4: the rates are -5 ± 3, x = (4/3) e^(-2 t) - (1/3) e^(-8 t).
    let critical = Spring(damping: 1, frequency: 4, velocity: 0)
    let slow = Spring(damping: 1.25, frequency: 4, velocity: 0)
    for time in [0.1, 0.4, 1.3] {
      #expect(abs(critical.value(at: time) - (1 - exp(-4 * time) * (1 + 4 * time))) < 1e-12)
      let distance = 4.0 / 3 * exp(-2 * time) - 1.0 / 3 * exp(-8 * time)
      #expect(abs(slow.value(at: time) - (1 - distance)) < 1e-12)
    }
  }

  @Test("A spring begins with its velocity", arguments: [0.3, 1.0, 1.5])
  func velocity(damping: Double) {
    let spring = Spring(damping: damping, frequency: 12, velocity: 3)
    #expect(abs(spring.value(at: 1e-6) / 1e-6 - 3) < 1e-3)
  }

  @Test("A fitted spring is at rest, to a thousandth, when its time is over", arguments: [0.2, 0.7, 1.0])
  func fitted(damping: Double) {
    let spring = Spring.settlingInOne(damping: damping, velocity: 0)
    #expect(abs(spring.envelope(at: 1) - 0.001) < 1e-9)
    for step in 0...100 { #expect(abs(1 - spring.value(at: 1 + Double(step) / 50)) <= 0.001 + 1e-9) }
  }

  @Test("The system's spring takes half a second")
  func systemSpring() {
    // Mass 3 and stiffness 1000 give ω = 18.257; damped critically, (1 + ω t) e^(-ω t) is 0.0011 at t = 0.5.
    let timing = UISpringTimingParameters().timing(over: 9)
    #expect(abs(timing.duration - 0.5) < 0.02)
  }

  @Test("A transform turns the shorter way and keeps its shape", arguments: [0.0, 0.25, 0.5, 1.0])
  func transform(share: Double) {
    let old = CGAffineTransform(rotationAngle: 3)
    let new = CGAffineTransform(rotationAngle: -3)
    let way = AffineParts.way(from: old, to: new)
    let shown = AffineParts(AffineParts(new).value + way * AnimatedValue(repeating: 1 - share)).transform
    // From 3 on to -3 + 2π: 0.2832 radians rather than 6.
    let expected = CGAffineTransform(rotationAngle: 3 + (2 * .pi - 6) * share)
    #expect(isNear(shown.a, expected.a, 1e-12) && isNear(shown.b, expected.b, 1e-12))
  }

  @Test("A transform is its parts", arguments: 0..<40)
  func parts(seed: Int) {
    var state = UInt64(seed) &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    func random() -> CGFloat {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return CGFloat(state >> 40) / CGFloat(1 << 24) * 4 - 2
    }
    let isFlat = seed % 5 == 0
    let (a, b) = (isFlat ? 0 : random(), isFlat ? 0 : random())
    let transform = CGAffineTransform(a: a, b: b, c: random(), d: random(), tx: random(), ty: random())
    let back = AffineParts(transform).transform
    for (x, y) in [
      (transform.a, back.a), (transform.b, back.b), (transform.c, back.c), (transform.d, back.d),
      (transform.tx, back.tx), (transform.ty, back.ty),
    ] { #expect(isNear(x, y, 1e-12)) }
  }
}
