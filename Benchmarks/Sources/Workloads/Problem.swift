/// A system of constraints in neutral form. Each view has four consecutive variables: left, top, width, height;
/// view 0 is the container, whose width and height (variables 2 and 3) are given numbers.
public struct Problem: Sendable {
  public struct Term: Sendable {
    public var variable: Int
    public var coefficient: Double
  }

  /// `sum of terms + constant  op  0`, `op` being 0 for `==`, 1 for `>=`, -1 for `<=`.
  public struct Constraint: Sendable {
    /// The part that can be removed and added again, or -1.
    public var group: Int
    public var op: Int
    public var priority: Int
    public var constant: Double
    public var terms: [Term]
  }

  public var name: String
  public var size: Int
  public var variableCount = 0
  public var constraints: [Constraint] = []
  public var groupCount = 0
  public var width = 0.0
  public var height = 0.0
  /// The widths between which the container is swept.
  public var widths = 300..<600

  var group = -1
  /// The text that the problem was read from, with the weights that stand there.
  var source: String?

  init(_ name: String, _ size: Int) {
    self.name = name
    self.size = size
  }

  /// The indices of the constraints that go and come together, by group.
  public var constraintsByGroup: [[Int]] {
    var groups = Array(repeating: [Int](), count: groupCount)
    for (index, constraint) in constraints.enumerated() where constraint.group >= 0 {
      groups[constraint.group].append(index)
    }
    return groups
  }

  /// The container's width at edit number `edit`.
  public func width(atEdit edit: Int) -> Double {
    Double(widths.lowerBound + 7 * edit % widths.count)
  }
}

/// The variables of a view.
struct Box {
  var left: Int
  var top: Int { left + 1 }
  var width: Int { left + 2 }
  var height: Int { left + 3 }

  var right: [Problem.Term] {
    [.init(variable: left, coefficient: 1), .init(variable: width, coefficient: 1)]
  }
  var bottom: [Problem.Term] {
    [.init(variable: top, coefficient: 1), .init(variable: height, coefficient: 1)]
  }
}

prefix func - (terms: [Problem.Term]) -> [Problem.Term] {
  terms.map { Problem.Term(variable: $0.variable, coefficient: -$0.coefficient) }
}

func term(_ variable: Int, _ coefficient: Double = 1) -> [Problem.Term] {
  [Problem.Term(variable: variable, coefficient: coefficient)]
}

extension Problem {
  mutating func box() -> Box {
    variableCount += 4
    return Box(left: variableCount - 4)
  }

  mutating func container(of workload: Workload) -> Box {
    let container = workload.container(size)
    widths = container.widths
    return self.container(container.width, container.height)
  }

  mutating func container(_ width: Double, _ height: Double) -> Box {
    let box = box()
    equal(term(box.left))
    equal(term(box.top))
    self.width = width
    self.height = height
    return box
  }

  mutating func equal(_ terms: [Term], _ constant: Double = 0) { add(0, terms, constant, 1000) }

  mutating func atLeast(_ terms: [Term], _ constant: Double = 0, at priority: Int = 1000) {
    add(1, terms, constant, priority)
  }

  mutating func atMost(_ terms: [Term], _ constant: Double = 0, at priority: Int = 1000) {
    add(-1, terms, constant, priority)
  }

  mutating func intrinsic(
    _ box: Box, _ width: Double, _ height: Double, hugging: Int, compression: Int
  ) {
    atMost(term(box.width), -width, at: hugging)
    atLeast(term(box.width), -width, at: compression)
    atMost(term(box.height), -height, at: hugging)
    atLeast(term(box.height), -height, at: compression)
  }

  private mutating func add(_ op: Int, _ terms: [Term], _ constant: Double, _ priority: Int) {
    var merged: [Term] = []
    for term in terms {
      if let index = merged.firstIndex(where: { $0.variable == term.variable }) {
        merged[index].coefficient += term.coefficient
      } else {
        merged.append(term)
      }
    }
    constraints.append(
      Constraint(
        group: group, op: op, priority: priority, constant: constant,
        terms: merged.filter { $0.coefficient != 0 }))
  }
}
