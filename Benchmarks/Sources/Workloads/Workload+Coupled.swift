extension Workload {
  /// W6: equal cells in rows and columns. With `redundant` every row and column is pinned at both ends, which
  /// makes `2 n - 2` equalities follow from the others.
  static func grid(_ n: Int, redundant: Bool) -> Problem {
    var problem = Problem(redundant ? "gridr" : "grid", n)
    let outer = problem.container(of: .grid)
    var boxes: [Box] = []
    for i in 0..<n {
      for j in 0..<n {
        let box = problem.box()
        let leftOne = j > 0 ? boxes[boxes.count - 1] : outer
        let upperOne = i > 0 ? boxes[boxes.count - n] : outer
        if j == 0 {
          problem.equal(term(box.left) + term(outer.left, -1), -8)
        } else if i == 0 || redundant {
          problem.equal(term(box.left) + -leftOne.right, -8)
        } else {
          problem.equal(term(box.left) + term(upperOne.left, -1))
        }
        if i == 0 {
          problem.equal(term(box.top) + term(outer.top, -1), -8)
        } else if j == 0 || redundant {
          problem.equal(term(box.top) + -upperOne.bottom, -8)
        } else {
          problem.equal(term(box.top) + term(leftOne.top, -1))
        }
        if i > 0 || j > 0 {
          let twin = j > 0 ? leftOne : upperOne
          problem.equal(term(box.width) + term(twin.width, -1))
          problem.equal(term(box.height) + term(twin.height, -1))
        }
        if j == n - 1 && (i == 0 || redundant) { problem.equal(box.right + -outer.right, 8) }
        if i == n - 1 && (j == 0 || redundant) { problem.equal(box.bottom + -outer.bottom, 8) }
        boxes.append(box)
      }
    }
    return problem
  }

  /// The natural widths of the leaves of `ties`.
  static func tiesSizes(_ count: Int) -> [Double] {
    var random = PythonRandom(seed: 9)
    return (0...count).map { _ in random.within(20...120) }
  }

  /// W9: rows one inside the other, a leaf and the next row side by side; all leaves share one slack, so that
  /// the optimum is not unique and only the totals are.
  static func ties(_ count: Int) -> Problem {
    var problem = Problem("ties", count)
    let sizes = tiesSizes(count)
    let natural = sizes.reduce(0, +) + Double(8 * count)
    var row = problem.container(natural + 40, 200)
    problem.widths = (Int(natural) - 150)..<(Int(natural) + 150)
    for index in 0...count {
      let leaf = problem.box()
      problem.equal(term(leaf.left) + term(row.left, -1))
      problem.equal(term(leaf.top) + term(row.top, -1))
      problem.equal(leaf.bottom + -row.bottom)
      problem.atLeast(term(leaf.width))
      problem.atMost(term(leaf.width), -sizes[index], at: 250)
      problem.atLeast(term(leaf.width), -sizes[index], at: 750)
      if index == count {
        problem.equal(leaf.right + -row.right)
        break
      }
      let inner = problem.box()
      problem.equal(term(inner.left) + -leaf.right, -8)
      problem.equal(inner.right + -row.right)
      problem.equal(term(inner.top) + term(row.top, -1))
      problem.equal(inner.bottom + -row.bottom)
      row = inner
    }
    return problem
  }
}
