@testable import PlumbSolver

/// A table in a window: every cell holds a title above a subtitle, and its height is what they need, but never under 44.
struct TableFixture {
  var solver = Solver()
  var width: Variable
  var cellTops: [Variable] = []
  var cellHeights: [Variable] = []
  var titleHeights: [Variable] = []
  var wishes: [ConstraintID] = []
  /// The least heights of the cells.
  var limits: [ConstraintID] = []

  /// Per cell: title 20, subtitle 16, margins 8 and a gap of 4, so 8 + 20 + 4 + 16 + 8 = 56.
  init(cells: Int) throws {
    width = try solver.addParameter(320)
    var above = LinearExpression()
    for index in 0..<cells {
      let order = Int64(10 * index)
      let top = solver.addVariable(.position, order: order)
      let height = solver.addVariable(.size, order: order)
      let titleTop = solver.addVariable(.position, order: order + 1)
      let title = solver.addVariable(.size, order: order + 1)
      let subtitleTop = solver.addVariable(.position, order: order + 2)
      let subtitle = solver.addVariable(.size, order: order + 2)
      var link = LinearExpression([Term(top)])
      link.add(above, times: -1)
      _ = try solver.add(link, .equal)
      _ = try solver.add(LinearExpression([Term(titleTop), Term(top, -1)], constant: -8), .equal)
      _ = try solver.add(
        LinearExpression([Term(subtitleTop), Term(titleTop, -1), Term(title, -1)], constant: -4), .equal)
      _ = try solver.add(
        LinearExpression(
          [Term(subtitleTop), Term(subtitle), Term(top, -1), Term(height, -1)], constant: 8), .equal)
      limits.append(try solver.add(LinearExpression([Term(height)], constant: -44), .greaterThanOrEqual))
      for (size, natural) in [(title, 20.0), (subtitle, 16.0)] {
        let wish = LinearExpression([Term(size)], constant: -natural)
        wishes.append(try solver.add(wish, .lessThanOrEqual, priority: Priority(250)))
        wishes.append(try solver.add(wish, .greaterThanOrEqual, priority: Priority(750)))
      }
      cellTops.append(top)
      cellHeights.append(height)
      titleHeights.append(title)
      above = LinearExpression([Term(top), Term(height)])
    }
  }
}

extension Solver {
  /// What the presolve has made of an inequality or an optional constraint.
  func residual(of constraint: ConstraintID) -> Residual {
    state.pointee.residuals[Int(state.pointee.store.rows[constraint.slot].residual)]
  }
}
