extension LinearExpression {
  /// A multiple of one variable, and a constant.
  init(_ variable: Variable, constant: Double = 0) {
    self.init(constant)
    add(variable)
  }
}

/// A stretch along one axis as linear expressions: where it starts and how long it is.
struct Extent {
  var start: LinearExpression
  var size: LinearExpression

  var end: LinearExpression {
    var end = start
    end.add(size)
    return end
  }

  var center: LinearExpression {
    var center = start
    center.add(size, times: 0.5)
    return center
  }

  /// The stretch that is left when a piece is taken off either end.
  func inset(start before: LinearExpression, end after: LinearExpression) -> Extent {
    var inner = self
    inner.start.add(before)
    inner.size.add(before, times: -1)
    inner.size.add(after, times: -1)
    return inner
  }
}
