/// Several constraints that a chain writes at once: `make.left.right`, `make.edges`, or one for each of an array's
/// targets. It hands every call on to its parts, in their order.
public final class MASCompositeConstraint: MASConstraint {
  /// The parts, in their order.
  public private(set) var children: [MASConstraint] = []
  /// Whether the maker holds the parts themselves, as it does those of `group`.
  let isGroup: Bool
  private var storedKey: Any?

  /// A composite of constraints that exist.
  public convenience init(children: [MASConstraint]) {
    self.init(owner: nil, capacity: children.count)
    children.forEach(append)
  }

  init(owner: (any MASConstraintOwner)?, capacity: Int, isGroup: Bool = false) {
    self.isGroup = isGroup
    super.init(owner: owner)
    children.reserveCapacity(capacity)
  }

  func append(_ child: MASConstraint) {
    child.owner = self
    children.append(child)
  }

  override var place: (fileID: String, line: UInt) { children.first?.place ?? super.place }

  override var isRelated: Bool { children.contains { $0.isRelated } }

  public override func attribute(_ attribute: NSLayoutConstraint.Attribute) -> MASConstraint {
    let child = newConstraint(attribute)
    if isRelated {
      NotationWarning(
        notation: "Masonry",
        message: "\(attribute.masName) is chained after the relation, which does not apply to it; "
          + "chain it before",
        fileID: child.fileID, line: child.line
      ).report()
    }
    if isGroup { owner?.adopt(child) }
    append(child)
    return self
  }

  public override func relate(
    _ relation: NSLayoutConstraint.Relation, to target: MASTarget, fileID: String, line: UInt
  ) -> MASConstraint {
    // A part that an array expands replaces itself, so the list is a copy.
    for child in children { _ = child.relate(relation, to: target, fileID: fileID, line: line) }
    return self
  }

  public override var updateExisting: Bool {
    didSet { for child in children { child.updateExisting = updateExisting } }
  }

  public override func setOffset(_ offset: CGFloat) { for child in children { child.setOffset(offset) } }

  public override func setInsets(_ insets: NotationEdgeInsets) {
    for child in children { child.setInsets(insets) }
  }

  public override func setSizeOffset(_ offset: CGSize) {
    for child in children { child.setSizeOffset(offset) }
  }

  public override func setCenterOffset(_ offset: CGPoint) {
    for child in children { child.setCenterOffset(offset) }
  }

  public override func multipliedBy(_ multiplier: CGFloat) -> MASConstraint {
    for child in children { child.multipliedBy(multiplier) }
    return self
  }

  public override func priority(_ priority: NotationPriority) -> MASConstraint {
    for child in children { child.priority(priority) }
    return self
  }

  public override func updatePriority(_ priority: NotationPriority) {
    for child in children { child.updatePriority(priority) }
  }

  public override func updateMultiplier(_ multiplier: CGFloat) {
    for child in children { child.updateMultiplier(multiplier) }
  }

  public override func key(_ key: Any) -> MASConstraint {
    mas_key = key
    return self
  }

  public override var mas_key: Any? {
    get { storedKey }
    set {
      storedKey = newValue
      for (index, child) in children.enumerated() { child.mas_key = newValue.map { "\($0)[\(index)]" } }
    }
  }

  public override var animator: MASConstraint {
    for child in children { _ = child.animator }
    return self
  }

  public override var isInstalled: Bool { children.allSatisfy(\.isInstalled) }

  public override func install() { for child in children { child.install() } }

  public override func uninstall() { for child in children { child.uninstall() } }

  public override var description: String {
    "<MASCompositeConstraint\(storedKey.map { ":\($0)" } ?? "") \(children)>"
  }

  override func install(in pass: inout InstallPass) {
    if updateExisting != pass.isUpdate { updateExisting = pass.isUpdate }
    for child in children { child.install(in: &pass) }
    owner = nil
  }
}

extension MASCompositeConstraint: MASConstraintOwner {
  func newConstraint(_ attribute: NSLayoutConstraint.Attribute) -> MASViewConstraint {
    guard let owner else {
      refuse(
        "Masonry", "\(self): attributes can be chained only inside the block that makes them.", place.fileID,
        place.line)
    }
    return owner.newConstraint(attribute)
  }

  func replace(_ old: MASConstraint, with new: MASConstraint) {
    if isGroup { owner?.replace(old, with: new) }
    new.owner = self
    if let place = children.firstIndex(where: { $0 === old }) { children[place] = new }
  }

  func adopt(_ constraint: MASConstraint) { owner?.adopt(constraint) }
}
