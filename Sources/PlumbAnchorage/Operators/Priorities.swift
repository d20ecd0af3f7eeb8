/// Gives one side of a relation its priority, in place of the one that it had.
@inlinable
public func ~ <Operand: LayoutOperand>(
  operand: Operand, priority: Priority
) -> LayoutExpression<Operand.Anchor, Operand.Constant> {
  var expression = operand.layoutExpression
  expression.priority = priority
  return expression
}

extension Priority {
  /// The priority so many steps higher.
  public static func + (priority: Priority, steps: Double) -> Priority { Priority(priority.number + steps) }

  /// The priority so many steps lower.
  public static func - (priority: Priority, steps: Double) -> Priority { Priority(priority.number - steps) }

  /// The priority so many steps higher.
  public static func + (steps: Double, priority: Priority) -> Priority { priority + steps }

  /// The priority that is the number less the priority's own.
  public static func - (number: Double, priority: Priority) -> Priority { Priority(number - priority.number) }

  private var number: Double { Double(value.rawValue) }
}
