/// Tells a whole side of a relation from its priority: `a == b + 20 ~ .required - 1` reads `a == ((b + 20) ~ (.required - 1))`.
precedencegroup PriorityPrecedence {
  associativity: none
  higherThan: ComparisonPrecedence
  lowerThan: AdditionPrecedence
}

infix operator ~ : PriorityPrecedence
infix operator /==/ : ComparisonPrecedence
infix operator /<=/ : ComparisonPrecedence
infix operator />=/ : ComparisonPrecedence
