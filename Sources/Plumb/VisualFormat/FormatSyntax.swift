/// A visual format as it was read.
struct FormatLine {
  var axis = NSLayoutConstraint.Axis.horizontal
  /// Views and superviews from the start to the end.
  var elements: [FormatElement] = []
  /// What stands between each element and the next one.
  var connections: [FormatConnection] = []
}

enum FormatElement {
  case superview(column: Int)
  case view(FormatName, [FormatPredicate])

  var column: Int {
    switch self {
    case .superview(let column): column
    case .view(let name, _): name.column
    }
  }
}

enum FormatConnection {
  /// `][`: no space at all.
  case flush(column: Int)
  /// `-`
  case standard(column: Int)
  /// `-(...)-`
  case spaces([FormatPredicate])
}

struct FormatName {
  var text: String
  /// Counted from 1.
  var column: Int
}

/// `>=50@750`, `==other*2+10`
struct FormatPredicate {
  var relation = NSLayoutConstraint.Relation.equal
  var value: FormatValue
  var priority: FormatNumber?
  var column: Int
}

enum FormatValue {
  case number(Double, column: Int)
  /// A metric, or a view of the same size.
  case name(FormatName, FormatTerm)
}

/// What a size may say of another view's: `.height`, `*2`, `+10`.
struct FormatTerm {
  var attribute: FormatName?
  var multiplier: FormatNumber?
  var divides = false
  var constant: FormatNumber?
  var subtracts = false

  var isPlain: Bool { attribute == nil && multiplier == nil && constant == nil }
}

enum FormatNumber {
  case literal(Double, column: Int)
  case metric(FormatName)

  var column: Int {
    switch self {
    case .literal(_, let column): column
    case .metric(let name): name.column
    }
  }
}
