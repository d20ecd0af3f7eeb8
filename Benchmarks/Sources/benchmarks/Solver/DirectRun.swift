import Workloads

/// Measures hand-written evaluation of the same frames: the least anyone could need.
func directFigures(_ workload: Workload, _ problem: Problem, _ rules: Protocol) -> Figures? {
  guard let direct = DirectEvaluation(workload, problem) else { return nil }
  var figures = Figures()
  var sink = 0.0
  figures.build = medianOfSteps(count: rules.edits, limit: rules.buildSeconds) { edit in
    var frames = [Double](repeating: 0, count: problem.variableCount)
    direct.evaluate(width: problem.width(atEdit: edit), into: &frames)
    sink += frames[frames.count - 1]
  } afterBlock: { _ in
  }
  var frames = [Double](repeating: 0, count: problem.variableCount)
  figures.edit = medianOfSteps(count: rules.edits, limit: rules.editSeconds) { edit in
    direct.evaluate(width: problem.width(atEdit: edit), into: &frames)
    sink += frames[frames.count - 1]
  } afterBlock: { _ in
  }
  // After a cell has changed, all frames are evaluated again.
  if problem.groupCount > 0 { figures.churn = figures.edit }
  return sink.isNaN ? nil : figures
}
