extension SSLayoutAttribute {
  /// The attribute is equal to another.
  public var equalTo: SSLayoutRelation { SSLayoutRelation(attribute: self, relation: .equal) }

  /// The attribute is at most another, by the name that it has always had.
  public var lesserThan: SSLayoutRelation { SSLayoutRelation(attribute: self, relation: .lessThanOrEqual) }

  /// The attribute is at most another.
  public var lessThan: SSLayoutRelation { lesserThan }

  /// The attribute is at least another.
  public var greaterThan: SSLayoutRelation {
    SSLayoutRelation(attribute: self, relation: .greaterThanOrEqual)
  }

  /// Makes the attribute equal to another, by the name under which Swift imported it.
  ///
  /// - Parameters:
  ///   - other: the right side; `nil` for a bare number, which only widths and heights can be compared with.
  ///   - constant: what is added, in points and with its sign; by default 0.
  ///   - multiplier: the factor of the right side, by default 1.
  ///   - priority: how strongly the constraint is wanted, by default required.
  ///   - fileID: the caller's file.
  ///   - line: the caller's line.
  @discardableResult
  public func equal(
    to other: SSLayoutAttribute?, constant: CGFloat = 0, multiplier: CGFloat = 1,
    priority: NotationPriority = .required, fileID: String = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    relate(.equal, other, constant, multiplier, priority, place: (fileID, line))
  }

  /// Makes a constraint, which is active if the view tracks its constraints.
  @discardableResult
  func relate(
    _ relation: NSLayoutConstraint.Relation, _ other: SSLayoutAttribute?, _ constant: CGFloat = 0,
    _ multiplier: CGFloat = 1, _ priority: NotationPriority = .required, place: WrittenPlace?
  ) -> NSLayoutConstraint {
    let list = view.trackingList
    let place = place ?? OpenBlock.place
    if other == nil, attribute != .width, attribute != .height {
      refuseSSLayout("Only a width or a height can be compared with a bare number.", place)
    }
    let constraint = NSLayoutConstraint.checked(
      item, attribute, relation, other?.item, other?.attribute ?? .notAnAttribute, multiplier, constant,
      priority, place)
    list?.take(constraint)
    return constraint
  }
}
