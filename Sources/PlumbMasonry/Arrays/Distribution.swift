/// Items in a row, in the nearest superview that they share.
struct Distribution {
  let items: [any MASLayoutItem]
  let axis: MASAxisType
  let container: NotationView
  let fileID: String
  let line: UInt

  /// Ends the program for fewer than two items and for items of different trees.
  init(_ items: [any MASLayoutItem], _ axis: MASAxisType, _ fileID: String, _ line: UInt) {
    if items.count < 2 { refuse("Masonry", "a distribution wants at least two views", fileID, line) }
    var common = items[0].mas_view
    for item in items.dropFirst() { common = common?.mas_closestCommonSuperview(item.mas_view) }
    guard let container = common else {
      refuse("Masonry", "the views of a distribution have no common superview", fileID, line)
    }
    if items.contains(where: { $0 === container }) {
      NotationWarning(
        notation: "Masonry",
        message: "\(itemName(container)) is distributed inside itself, since other views of the list "
          + "are in it",
        fileID: fileID, line: line
      ).report()
    }
    (self.items, self.axis, self.container) = (items, axis, container)
    (self.fileID, self.line) = (fileID, line)
  }

  /// Runs `rules` for each item's place in the list, and pins the first and the last item to the container.
  func lay(lead: CGFloat, tail: CGFloat, _ rules: (MASConstraintMaker, Int) -> Void) {
    for (place, item) in items.enumerated() {
      item.mas_makeConstraints(fileID: fileID, line: line) { make in
        rules(make, place)
        if place == 0 { relate(make, axis.start, to: container, axis.start).offset(lead) }
        if place == items.count - 1 { relate(make, axis.end, to: container, axis.end).offset(-tail) }
      }
    }
  }

  @discardableResult
  func relate(
    _ make: MASConstraintMaker, _ attribute: NSLayoutConstraint.Attribute, to target: any MASLayoutItem,
    _ targetAttribute: NSLayoutConstraint.Attribute
  ) -> MASConstraint {
    make.attribute(attribute).equalTo(target.mas_attribute(targetAttribute), fileID: fileID, line: line)
  }

  /// Places each item behind the one before it.
  func lay(spacing: CGFloat, lead: CGFloat, tail: CGFloat, lengths: MASItemLengths) {
    if case .proportional(let parts) = lengths, parts.count != items.count || !parts.allSatisfy({ $0 > 0 }) {
      refuse("Masonry", "a distribution wants one positive proportion for each of its views", fileID, line)
    }
    lay(lead: lead, tail: tail) { make, place in
      guard place > 0 else { return }
      let previous = items[place - 1]
      switch lengths {
      case .equal: relate(make, axis.length, to: previous, axis.length)
      case .proportional(let parts):
        relate(make, axis.length, to: previous, axis.length).multipliedBy(parts[place] / parts[place - 1])
      case .own: break
      }
      relate(make, axis.start, to: previous, axis.end).offset(spacing)
    }
  }

  /// Gives each item the same length and shares what is left among the gaps.
  ///
  /// The end of item i of n lies at the fraction f = i / (n − 1) of the way from where the first item ends to where
  /// the last one does: (1 − f) · (length + lead) + f · (end of the container − tail).
  func lay(itemLength: CGFloat, lead: CGFloat, tail: CGFloat) {
    lay(lead: lead, tail: tail) { make, place in
      make.attribute(axis.length).equalTo(itemLength, fileID: fileID, line: line)
      guard place > 0, place < items.count - 1 else { return }
      let fraction = CGFloat(place) / CGFloat(items.count - 1)
      relate(make, axis.end, to: container, axis.end).multipliedBy(fraction)
        .offset((1 - fraction) * (itemLength + lead) - fraction * tail)
    }
  }
}
