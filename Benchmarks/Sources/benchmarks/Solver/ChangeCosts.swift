import Workloads

/// What one change costs in a list of cells: the change, the solve, the list of what it moved.
struct ChangeFigures: Codable {
  var change: String
  /// Seconds by the number of cells, and how many variables changed in the largest.
  var seconds: [Int: Double] = [:]
  var moved = 0
}

/// Measures one change of each kind, in the cell in the middle.
struct ChangeCosts {
  private let rules: Protocol

  init(_ rules: Protocol) { self.rules = rules }

  /// The places of rules within a cell's 30.
  private enum Place {
    static let imageLeading = 3
    static let imageTopAtLeast = 7
    static let titleHugging = 18
  }

  func run() throws -> [ChangeFigures] {
    var costs: [ChangeFigures] = []
    for size in Workload.cells.sizes {
      let problem = Workload.cells.problem(size)
      let cell = problem.constraintsByGroup[size / 2]
      let at = { (place: Int) in cell[place] }
      let changes: [(String, (inout PlumbSystem, Int) throws -> Void)] = [
        ("constant", { try $0.setConstant(-16 - Double($1 % 7), of: at(Place.imageLeading)) }),
        ("priority", { try $0.setPriority(250 - $1 % 2, of: at(Place.titleHugging)) }),
        ("remove and add an equality", { system, _ in try system.churn([at(Place.imageLeading)]) }),
        ("remove and add an inequality", { system, _ in try system.churn([at(Place.imageTopAtLeast)]) }),
        (
          "remove and add an optional inequality", { system, _ in try system.churn([at(Place.titleHugging)]) }
        ),
        ("remove and add a cell", { system, _ in try system.churn(cell) }),
        ("the container's width", { try $0.setWidth(problem.width(atEdit: $1)) }),
      ]
      for (index, (name, change)) in changes.enumerated() {
        if costs.count <= index { costs.append(ChangeFigures(change: name)) }
        var system = try PlumbSystem(problem)
        system.solve()
        var moved = 0
        costs[index].seconds[size] = try medianOfSteps(count: rules.churns, limit: rules.churnSeconds / 2) {
          step in
          try change(&system, step)
          system.solve()
          moved = system.changeCount
        } afterBlock: { _ in
        }
        costs[index].moved = moved
      }
    }
    return costs
  }
}

/// The costs of changes as text.
struct ChangeTable {
  private let costs: [ChangeFigures]

  init(_ costs: [ChangeFigures]) { self.costs = costs }

  var table: TextTable {
    let sizes = Set(costs.flatMap(\.seconds.keys)).sorted()
    var table = TextTable(
      "What one change costs in a list of cells",
      header: ["", "variables moved"] + sizes.map { "\($0) cells" })
    for cost in costs {
      table.add([cost.change, "\(cost.moved)"] + sizes.map { Texts.time(cost.seconds[$0]) })
    }
    return table
  }
}
