import Plumb
import Workloads

/// The root of a screen that gives a workload's picture.
private func root(_ workload: Workload, _ size: Int) -> (view: UIView, widths: Range<Int>) {
  let container = workload.container(size)
  return (
    UIView(frame: CGRect(x: 0, y: 0, width: container.width, height: container.height)), container.widths
  )
}

private func screen(_ root: (view: UIView, widths: Range<Int>), _ constant: NSLayoutConstraint) -> Screen {
  Screen(
    root: root.view,
    operations: [
      "resize": Screen.resize(root.view, between: root.widths),
      "constant": Screen.change(constant, in: root.view),
      "animate": Screen.animate(constant, in: root.view),
    ])
}

// As programs mostly do it, each view's constraints are activated where they are made.

/// W1 in views.
func siblingsScreen(_ count: Int) -> Screen {
  let root = root(.siblings, count)
  let numbers = WorkloadNumbers(.siblings, size: count)
  var firstTop = NSLayoutConstraint()
  for index in 0..<count {
    let (margin, top, height) = numbers.sibling(index)
    let view = root.view.place(UIView())
    let place = view.topAnchor.constraint(equalTo: root.view.topAnchor, constant: top)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.view.leadingAnchor, constant: margin),
      view.trailingAnchor.constraint(equalTo: root.view.trailingAnchor, constant: -margin),
      place,
      view.heightAnchor.constraint(equalToConstant: height),
    ])
    if index == 0 { firstTop = place }
  }
  return screen(root, firstTop)
}

/// W2 in views.
func chainScreen(_ count: Int) -> Screen {
  let root = root(.chain, count)
  let numbers = WorkloadNumbers(.chain, size: count)
  var lastHeight = NSLayoutConstraint()
  var previous: UIView?
  for index in 0..<count {
    let view = root.view.place(UIView())
    lastHeight = view.heightAnchor.constraint(equalToConstant: numbers.linkHeight(index))
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.view.leadingAnchor, constant: 8),
      view.topAnchor.constraint(equalTo: previous?.bottomAnchor ?? root.view.topAnchor, constant: 8),
      previous.map { view.widthAnchor.constraint(equalTo: $0.widthAnchor) }
        ?? view.trailingAnchor.constraint(equalTo: root.view.trailingAnchor, constant: -8),
      lastHeight,
    ])
    previous = view
  }
  previous?.bottomAnchor.constraint(lessThanOrEqualTo: root.view.bottomAnchor).isActive = true
  return screen(root, lastHeight)
}

/// W3 in views.
func nestedScreen(_ count: Int) -> Screen {
  let root = root(.nested, count)
  var lastLeading = NSLayoutConstraint()
  var outer = root.view
  for _ in 0..<count {
    let view = outer.place(UIView())
    lastLeading = view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 4)
    NSLayoutConstraint.activate([
      lastLeading,
      view.topAnchor.constraint(equalTo: outer.topAnchor, constant: 4),
      view.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -4),
      view.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -4),
    ])
    outer = view
  }
  return screen(root, lastLeading)
}

/// Rows of three views, each next to the one before it: the constant at the head of a row moves three views.
func threesScreen(_ count: Int) -> Screen {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  var middle = NSLayoutConstraint()
  for row in 0..<count / 3 {
    var previous: UIView?
    for _ in 0..<3 {
      let view = root.place(UIView())
      let leading = view.leadingAnchor.constraint(
        equalTo: previous?.trailingAnchor ?? root.leadingAnchor, constant: 8)
      if row == count / 6, previous == nil { middle = leading }
      NSLayoutConstraint.activate([
        leading,
        view.widthAnchor.constraint(equalToConstant: 40),
        view.topAnchor.constraint(equalTo: root.topAnchor, constant: CGFloat(20 * row)),
        view.heightAnchor.constraint(equalToConstant: 16),
      ])
      previous = view
    }
  }
  return Screen(
    root: root,
    operations: [
      "constant": Screen.change(middle, in: root), "animate": Screen.animate(middle, in: root),
    ])
}

/// W6 in views.
func gridScreen(_ count: Int) -> Screen {
  let root = root(.grid, count)
  var constraints: [NSLayoutConstraint] = []
  var views: [UIView] = []
  for row in 0..<count {
    for column in 0..<count {
      let view = root.view.place(UIView())
      let left = column > 0 ? views[views.count - 1] : nil
      let above = row > 0 ? views[views.count - count] : nil
      constraints += [
        view.leadingAnchor.constraint(equalTo: left?.trailingAnchor ?? root.view.leadingAnchor, constant: 8),
        view.topAnchor.constraint(equalTo: above?.bottomAnchor ?? root.view.topAnchor, constant: 8),
      ]
      if let twin = left ?? above {
        constraints += [
          view.widthAnchor.constraint(equalTo: twin.widthAnchor),
          view.heightAnchor.constraint(equalTo: twin.heightAnchor),
        ]
      }
      views.append(view)
    }
  }
  constraints += [
    views[count - 1].trailingAnchor.constraint(equalTo: root.view.trailingAnchor, constant: -8),
    views[count * count - 1].bottomAnchor.constraint(equalTo: root.view.bottomAnchor, constant: -8),
  ]
  NSLayoutConstraint.activate(constraints)
  return screen(root, constraints[0])
}
