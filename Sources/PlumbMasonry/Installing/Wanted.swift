/// What a constraint of the engine has to be, but for its constant, to be one that an update means.
struct Wanted {
  let firstItem: AnyObject
  let firstAttribute: NSLayoutConstraint.Attribute
  let relation: NSLayoutConstraint.Relation
  let secondItem: AnyObject?
  let secondAttribute: NSLayoutConstraint.Attribute
  let multiplier: CGFloat
  let priority: NotationPriority

  /// Whether a constraint of the same first item agrees in everything else.
  func isMet(by candidate: MASLayoutConstraint) -> Bool {
    candidate.firstAttribute == firstAttribute && candidate.relation == relation
      && candidate.secondAttribute == secondAttribute && candidate.multiplier == multiplier
      && candidate.priority == priority && candidate.liveTarget === secondItem
  }
}
