extension Workload {
  /// W1: views each pinned to the container alone (left and right, top, height).
  static func siblings(_ count: Int) -> Problem {
    var problem = Problem("siblings", count)
    let numbers = WorkloadNumbers(.siblings, size: count)
    let outer = problem.container(of: .siblings)
    for index in 0..<count {
      let box = problem.box()
      let (margin, top, height) = numbers.sibling(index)
      problem.equal(term(box.left) + term(outer.left, -1), -margin)
      problem.equal(box.right + -outer.right, margin)
      problem.equal(term(box.top) + term(outer.top, -1), -top)
      problem.equal(term(box.height), -height)
    }
    return problem
  }

  /// W2: a column; each view below the previous one and as wide; the last one stays inside the container.
  static func chain(_ count: Int) -> Problem {
    var problem = Problem("chain", count)
    let numbers = WorkloadNumbers(.chain, size: count)
    let outer = problem.container(of: .chain)
    var previous = outer
    for index in 0..<count {
      let box = problem.box()
      problem.equal(term(box.left) + term(outer.left, -1), -8)
      if index == 0 {
        problem.equal(term(box.top) + term(outer.top, -1), -8)
        problem.equal(box.right + -outer.right, 8)
      } else {
        problem.equal(term(box.top) + -previous.bottom, -8)
        problem.equal(term(box.width) + term(previous.width, -1))
      }
      problem.equal(term(box.height), -numbers.linkHeight(index))
      previous = box
    }
    problem.atMost(previous.bottom + -outer.bottom)
    return problem
  }

  /// W3: boxes one inside the other, inset by 4.
  static func nested(_ count: Int) -> Problem {
    var problem = Problem("nested", count)
    var outer = problem.container(of: .nested)
    for _ in 0..<count {
      let box = problem.box()
      problem.equal(term(box.left) + term(outer.left, -1), -4)
      problem.equal(term(box.top) + term(outer.top, -1), -4)
      problem.equal(box.right + -outer.right, 4)
      problem.equal(box.bottom + -outer.bottom, 4)
      outer = box
    }
    return problem
  }

  /// W4: table cells of five views and 30 constraints, 12 of them optional inequalities.
  static func cells(_ count: Int) -> Problem {
    var problem = Problem("cells", count)
    let numbers = WorkloadNumbers(.cells, size: count)
    let outer = problem.container(of: .cells)
    var previous: Box?
    problem.groupCount = count
    for index in 0..<count {
      problem.group = index
      let cell = problem.box()
      let image = problem.box()
      let title = problem.box()
      let subtitle = problem.box()
      let accessory = problem.box()
      problem.equal(term(cell.left) + term(outer.left, -1))
      problem.equal(cell.right + -outer.right)
      problem.equal(term(cell.top) + (previous.map { -$0.bottom } ?? term(outer.top, -1)))
      problem.equal(term(image.left) + term(cell.left, -1), -16)
      problem.equal(term(image.width), -40)
      problem.equal(term(image.height), -40)
      problem.equal(
        term(image.top) + term(image.height, 0.5) + term(cell.top, -1) + term(cell.height, -0.5))
      problem.atLeast(term(image.top) + term(cell.top, -1), -8)
      problem.equal(term(title.left) + -image.right, -12)
      problem.equal(term(title.top) + term(cell.top, -1), -8)
      problem.equal(title.right + term(accessory.left, -1), 8)
      problem.equal(term(subtitle.left) + term(title.left, -1))
      problem.equal(term(subtitle.top) + -title.bottom, -4)
      problem.atMost(subtitle.right + term(accessory.left, -1), 8)
      problem.equal(subtitle.bottom + -cell.bottom, 8)
      problem.equal(accessory.right + -cell.right, 16)
      problem.equal(
        term(accessory.top) + term(accessory.height, 0.5) + term(cell.top, -1) + term(cell.height, -0.5))
      problem.atLeast(term(cell.height), -44)
      let sizes = numbers.cell(index)
      problem.intrinsic(title, sizes.title, 20, hugging: 250, compression: 750)
      problem.intrinsic(subtitle, sizes.subtitle, 16, hugging: 251, compression: 750)
      problem.intrinsic(accessory, sizes.accessory, 24, hugging: 251, compression: 751)
      previous = cell
    }
    problem.group = -1
    return problem
  }
}
