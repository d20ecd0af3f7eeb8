extension SSLayoutAttribute {
  /// The attribute is equal to another.
  @inlinable public var equalTo: SSLayoutRelation { SSLayoutRelation(attribute: self, relation: .equal) }

  /// The attribute is at most another, by the name that it has always had.
  @inlinable public var lesserThan: SSLayoutRelation {
    SSLayoutRelation(attribute: self, relation: .lessThanOrEqual)
  }

  /// The attribute is at most another.
  @inlinable public var lessThan: SSLayoutRelation { lesserThan }

  /// The attribute is at least another.
  @inlinable public var greaterThan: SSLayoutRelation {
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
  @discardableResult @inlinable
  public func equal(
    to other: SSLayoutAttribute?, constant: CGFloat = 0, multiplier: CGFloat = 1,
    priority: NotationPriority = .required, fileID: String = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    held.relate(.equal, other?.held, constant, multiplier, priority, fileID, line)
  }
}

extension HeldAttribute {
  /// Makes a constraint, which is active if the view tracks its constraints.
  @discardableResult @usableFromInline
  func relate(
    _ relation: NSLayoutConstraint.Relation, _ other: HeldAttribute?, _ constant: CGFloat,
    _ multiplier: CGFloat, _ priority: NotationPriority, _ fileID: String, _ line: UInt
  ) -> NSLayoutConstraint {
    relate(relation, other, constant, multiplier, priority, (fileID, line), in: OpenBlock.innermost)
  }

  /// Makes the attribute equal to another, on the line of the block.
  @usableFromInline
  func equate(_ other: HeldAttribute) { relate(.equal, other, in: OpenBlock.innermost) }

  /// Makes a constraint in a block; without a place it is on the block's line.
  @discardableResult
  func relate(
    _ relation: NSLayoutConstraint.Relation, _ other: HeldAttribute?, _ constant: CGFloat = 0,
    _ multiplier: CGFloat = 1, _ priority: NotationPriority = .required, _ place: WrittenPlace? = nil,
    in block: UnsafeMutablePointer<OpenBlock>?
  ) -> NSLayoutConstraint {
    let list = view.trackingList(in: block)
    let place = place ?? block?.pointee.place
    if other == nil, attribute != .width, attribute != .height {
      refuseSSLayout("Only a width or a height can be compared with a bare number.", place)
    }
    let constraint: NSLayoutConstraint
    if isSafe || other?.isSafe == true {
      constraint = .checked(
        item, attribute, relation, other?.item, other?.attribute ?? .notAnAttribute, multiplier, constant,
        priority, place)
    } else {
      constraint = .checked(
        view, attribute, relation, other?.view, other?.attribute ?? .notAnAttribute, multiplier, constant,
        priority, place)
    }
    if let list { list.take(constraint, Pattern(self, other, relation)) }
    return constraint
  }
}
