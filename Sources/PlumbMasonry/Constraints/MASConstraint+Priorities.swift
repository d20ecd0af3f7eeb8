extension MASConstraint {
  /// Divides the right side by `divisor`; it replaces what `multipliedBy(_:)` said.
  @discardableResult
  public func dividedBy(_ divisor: CGFloat) -> MASConstraint { multipliedBy(1 / divisor) }

  /// Multiplies the right side; a second call replaces the first.
  @discardableResult
  public func multipliedBy(_ multiplier: Int) -> MASConstraint { multipliedBy(CGFloat(multiplier)) }

  /// Divides the right side by `divisor`; it replaces what `multipliedBy(_:)` said.
  @discardableResult
  public func dividedBy(_ divisor: Int) -> MASConstraint { dividedBy(CGFloat(divisor)) }

  /// Sets the priority, from above 0 to 1000.
  @discardableResult
  public func priority(_ priority: Int) -> MASConstraint { self.priority(Float(priority)) }

  /// Sets the priority, from above 0 to 1000.
  @discardableResult
  public func priority(_ priority: Double) -> MASConstraint { self.priority(Float(priority)) }

  /// Sets the priority, from above 0 to 1000.
  @discardableResult
  public func priority(_ priority: Float) -> MASConstraint { self.priority(NotationPriority(priority)) }

  /// Sets the priority to 250.
  @discardableResult
  public func priorityLow() -> MASConstraint { priority(.defaultLow) }

  /// Sets the priority to 500, on macOS to 501, as Masonry does.
  @discardableResult
  public func priorityMedium() -> MASConstraint { priority(.masMedium) }

  /// Sets the priority to 750.
  @discardableResult
  public func priorityHigh() -> MASConstraint { priority(.defaultHigh) }
}

extension NotationPriority {
  /// Between low and high. 500 is the priority at which windows of macOS keep their size, so there it is 501.
  nonisolated static var masMedium: NotationPriority {
    #if os(macOS)
    NotationPriority(501)
    #else
    NotationPriority(500)
    #endif
  }
}
