import PlumbLayout
import PlumbSolver

/// Solves a row of two labels in a window of 320 points: 16 + first + 8 + second + 16 == 320, the first as wide as
/// its text (120) by hugging; the second, which hugs less, takes the rest, 160. A required width of 500 cannot hold
/// and is set aside. Returns 1000 * first + second, or a negative number where something else is wrong.
func answer() -> Int32 {
  do throws(SolverError) {
    var solver = Solver()
    let window = try solver.addParameter(300)
    let left = solver.addVariable(.position, order: 0)
    let first = solver.addVariable(.size, order: 1)
    let middle = solver.addVariable(.position, order: 2)
    let second = solver.addVariable(.size, order: 3)
    _ = try solver.add(LinearExpression([Term(left)], constant: -16), .equal)
    _ = try solver.add(
      LinearExpression([Term(middle), Term(left, -1), Term(first, -1)], constant: -8), .equal)
    _ = try solver.add(
      LinearExpression([Term(middle), Term(second), Term(window, -1)], constant: 16), .equal)
    _ = try solver.add(
      LinearExpression([Term(first)], constant: -120), .equal, priority: Priority(251))
    _ = try solver.add(
      LinearExpression([Term(second)], constant: -90), .equal, priority: Priority(250))
    _ = try solver.add(LinearExpression([Term(second)]), .greaterThanOrEqual, origin: .system)
    _ = try solver.add(LinearExpression([Term(first)], constant: -500), .equal)
    solver.solve()
    if solver.conflicts.count != 1 { return -1 }
    try solver.setValue(320, of: window)
    solver.solve()
    if solver.conflicts.count != 1 { return -2 }
    if !solver.ambiguities().isEmpty { return -3 }
    return Int32(solver.value(of: first)) * 1000 + Int32(solver.value(of: second))
  } catch {
    return -4
  }
}

#if arch(wasm32)
@_expose(wasm, "answer")
@_cdecl("answer")
public func exportedAnswer() -> Int32 { answer() }

/// For runtimes that can only start a program: a wrong answer is a trap.
@_expose(wasm, "_start")
@_cdecl("start")
public func start() { if answer() != 120160 { fatalError() } }
#else
@main struct Program {
  static func main() { print(answer()) }
}
#endif
