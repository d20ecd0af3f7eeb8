import PlumbMasonry

/// A root of 300 by 200 points with a few views in it.
struct Screen {
  let root = NotationView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  let view = NotationView()
  let other = NotationView()
  let third = NotationView()

  init() {
    for view in [view, other, third] { root.addSubview(view) }
  }

  /// The frame of `view` after a layout pass.
  func frame(of view: NotationView) -> CGRect {
    root.layoutIfNeeded()
    return view.frame
  }
}

extension NotationView {
  /// The constraints that Masonry made and the view holds.
  var masonry: [MASLayoutConstraint] { constraints.compactMap { $0 as? MASLayoutConstraint } }
}

extension MASConstraint {
  /// The engine's constraints that stand behind the constraint and its parts.
  var layoutConstraints: [MASLayoutConstraint] {
    switch self {
    case let single as MASViewConstraint: [single.layoutConstraint].compactMap { $0 }
    case let composite as MASCompositeConstraint: composite.children.flatMap(\.layoutConstraints)
    default: []
    }
  }

  /// What the engine's constraints say: attribute, relation, attribute of the target, constant.
  var facts: [Fact] { layoutConstraints.map(Fact.init) }
}

extension [MASConstraint] {
  var facts: [Fact] { flatMap(\.facts) }
}

/// A constraint of the engine in a form that can be compared.
struct Fact: Equatable, CustomStringConvertible {
  var first: NSLayoutConstraint.Attribute
  var relation = NSLayoutConstraint.Relation.equal
  var item: ObjectIdentifier?
  var second = NSLayoutConstraint.Attribute.notAnAttribute
  var multiplier: CGFloat = 1
  var constant: CGFloat = 0
  var priority: Float = 1000

  init(_ constraint: NSLayoutConstraint) {
    first = constraint.firstAttribute
    relation = constraint.relation
    item = constraint.secondItem.map(ObjectIdentifier.init)
    second = constraint.secondAttribute
    multiplier = constraint.multiplier
    constant = constraint.constant
    priority = constraint.priority.rawValue
  }

  /// A constraint between two items; without `second` the attributes are the same.
  init(
    _ first: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation, _ item: AnyObject,
    _ second: NSLayoutConstraint.Attribute? = nil, times multiplier: CGFloat = 1,
    plus constant: CGFloat = 0, priority: Float = 1000
  ) {
    (self.first, self.relation, self.item) = (first, relation, ObjectIdentifier(item))
    self.second = second ?? first
    (self.multiplier, self.constant, self.priority) = (multiplier, constant, priority)
  }

  /// An equality between two items.
  init(
    _ first: NSLayoutConstraint.Attribute, _ item: AnyObject, _ second: NSLayoutConstraint.Attribute? = nil,
    times multiplier: CGFloat = 1, plus constant: CGFloat = 0, priority: Float = 1000
  ) {
    self.init(first, .equal, item, second, times: multiplier, plus: constant, priority: priority)
  }

  /// A size.
  init(
    _ first: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation = .equal,
    is constant: CGFloat
  ) {
    (self.first, self.relation, self.constant) = (first, relation, constant)
  }

  var description: String {
    "\(first) \(relation.rawValue) \(second) * \(multiplier) + \(constant) @\(priority)"
  }
}
