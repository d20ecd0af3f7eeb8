import Plumb

/// A window with one box in it, and what is seen of the box.
struct Stage {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    window.addSubview(box)
    window.layoutIfNeeded()
  }

  var clock: AnimationClock { window.animationClock }

  /// What is seen of the box now.
  var shown: CALayer { box.layer.presentation() ?? box.layer }
  var shownX: CGFloat { shown.position.x }
}

/// Notes what happens, for closures.
final class Notes {
  var entries: [String] = []

  func add(_ entry: String) { entries.append(entry) }
}

func isNear(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat = 1e-9) -> Bool { abs(a - b) <= tolerance }
