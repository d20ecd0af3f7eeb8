/// One constraint: an attribute of the receiver, a relation, and a right side.
///
/// It is written first and installed later, with what was said by then; without a relation it means *equal*, and an
/// edge, centre or baseline without a target means that of the superview.
public final class MASViewConstraint: MASConstraint {
  // None is reached again while it changes, so nobody needs to check for it.

  /// The receiver until the constraint is installed.
  @exclusivity(unchecked) var first: ItemHold
  /// The target's item until the constraint is installed.
  @exclusivity(unchecked) var second = ItemHold.none
  let firstAttribute: NSLayoutConstraint.Attribute
  @exclusivity(unchecked) var secondAttribute = NSLayoutConstraint.Attribute.notAnAttribute
  @exclusivity(unchecked) var storedRelation = NSLayoutConstraint.Relation.equal
  @exclusivity(unchecked) var hasRelation = false
  /// Whether the right side is the superview because nobody gave a target.
  @exclusivity(unchecked) var impliesSuperview = false
  @exclusivity(unchecked) var animatesNextChange = false
  @exclusivity(unchecked) var storedMultiplier: CGFloat = 1
  @exclusivity(unchecked) var storedConstant: CGFloat = 0
  @exclusivity(unchecked) var storedPriority = NotationPriority.required
  @exclusivity(unchecked) var storedKey: Key?
  /// What the public property gives out; one of the module's own is cheaper to reach.
  @exclusivity(unchecked) var installed: MASLayoutConstraint? {
    didSet { installedRef = installed.map(Unmanaged.passUnretained) }
  }
  /// The same, for what is called without being counted: it is held, and of Masonry's own class, which never comes back
  /// here.
  @exclusivity(unchecked) private(set) var installedRef: Unmanaged<MASLayoutConstraint>?
  /// Where the program says so: the line of the relation, or else of the maker's call.
  @exclusivity(unchecked) var fileID: String
  @exclusivity(unchecked) var line: UInt

  init(
    _ first: ItemHold, _ attribute: NSLayoutConstraint.Attribute, owner: (any MASConstraintOwner)?,
    fileID: String, line: UInt
  ) {
    self.first = first
    firstAttribute = attribute
    self.fileID = fileID
    self.line = line
    super.init(owner: owner)
  }

  /// A constraint that no maker made, to be installed by hand.
  ///
  /// - Parameters:
  ///   - attribute: the left side.
  ///   - fileID: module and file of the call.
  ///   - line: the line of the call.
  public convenience init(
    firstViewAttribute attribute: MASViewAttribute, fileID: String = #fileID, line: UInt = #line
  ) {
    self.init(.attribute(attribute), attribute.layoutAttribute, owner: nil, fileID: fileID, line: line)
  }

  /// A constraint with the same attribute, constant, multiplier, priority and key, and with its relation given; it
  /// has no target yet and is not installed.
  public func copy() -> MASViewConstraint {
    // Nobody says when a copy outside of a block is installed, so it holds its item weakly.
    let hold = owner == nil ? .attribute(firstViewAttribute) : firstHold
    let copy = MASViewConstraint(hold, firstAttribute, owner: owner, fileID: fileID, line: line)
    copy.storedConstant = storedConstant
    copy.storedRelation = storedRelation
    copy.hasRelation = true
    copy.storedPriority = storedPriority
    copy.storedMultiplier = storedMultiplier
    copy.storedKey = storedKey
    return copy
  }

  /// How the two sides compare; *equal* by default.
  public var relation: NSLayoutConstraint.Relation { storedRelation }

  /// The engine's constraint, active or not; `nil` before it was first installed.
  public var layoutConstraint: MASLayoutConstraint? { installed }

  override var isRelated: Bool { hasRelation }

  override var place: (fileID: String, line: UInt) { (fileID, line) }

  public override var isInstalled: Bool { installed?.isActive ?? false }

  public override func attribute(_ attribute: NSLayoutConstraint.Attribute) -> MASConstraint {
    if hasRelation { refuseHere("an attribute has to be chained before the relation is given") }
    guard let owner else { refuseHere("attributes can be chained only inside the block that makes them") }
    let composite = MASCompositeConstraint(owner: owner, capacity: 2)
    owner.replace(self, with: composite)
    composite.append(self)
    composite.append(owner.newConstraint(attribute))
    return composite
  }

  /// By Masonry's rules multiplier and priority are fixed while a constraint is installed.
  private func requireNotInstalled(_ what: String, _ instead: String) {
    if isInstalled { refuseHere("the \(what) cannot change once it is installed; \(instead) can") }
  }

  public override func multipliedBy(_ multiplier: CGFloat) -> MASConstraint {
    requireNotInstalled("multiplier", "updateMultiplier(_:)")
    setMultiplier(multiplier)
    return self
  }

  public override func priority(_ priority: NotationPriority) -> MASConstraint {
    requireNotInstalled("priority", "updatePriority(_:)")
    updatePriority(priority)
    return self
  }

  public override func key(_ key: Any) -> MASConstraint {
    mas_key = key
    return self
  }

  public override var mas_key: Any? {
    get { storedKey?.value }
    set {
      storedKey = newValue.map(Key.init)
      installed?.storedKey = storedKey
    }
  }

  public override var animator: MASConstraint {
    animatesNextChange = true
    return self
  }

  /// The engine's constraint, or, before there is one, what it will say.
  public override var description: String { installed?.description ?? plan }

  public override func relate(
    _ relation: NSLayoutConstraint.Relation, to target: MASTarget, fileID: String, line: UInt
  ) -> MASConstraint {
    take(relation, target, fileID: fileID, line: line)
  }

  override func relate(
    _ relation: NSLayoutConstraint.Relation, toItem hold: consuming ItemHold, fileID: String, line: UInt
  ) -> MASConstraint {
    take(relation, hold, fileID: fileID, line: line)
    return self
  }

  override func relate(
    _ relation: NSLayoutConstraint.Relation, toNumber number: CGFloat, fileID: String, line: UInt
  ) -> MASConstraint {
    prepare(relation, fileID: fileID, line: line)
    setConstant(number)
    return self
  }

  public override func setOffset(_ offset: CGFloat) { setConstant(offset) }

  public override func setInsets(_ insets: NotationEdgeInsets) { inset(edgesBy: insets) }

  public override func setSizeOffset(_ offset: CGSize) { self.offset(sizeBy: offset) }

  public override func setCenterOffset(_ offset: CGPoint) { self.offset(centerBy: offset) }

  public override func updatePriority(_ priority: NotationPriority) {
    storedPriority = priority
    installed?.priority = priority
  }

  public override func updateMultiplier(_ multiplier: CGFloat) {
    let wasInstalled = isInstalled
    setMultiplier(multiplier)
    if wasInstalled { install() }
  }

  public override func install() {
    var pass = InstallPass(firstHold, count: 1, isUpdate: updateExisting)
    bringIn(&pass)
    pass.finish()
  }

  override func install(in pass: inout InstallPass) {
    if updateExisting != pass.isUpdate { updateExisting = pass.isUpdate }
    bringIn(&pass)
    owner = nil
  }

  public override func uninstall() {
    guard let installed else { return }
    installed.isActive = false
    if installed.slot >= 0 { ItemRecord.of(installed.liveItem)?.remove(installed) }
  }

  /// Ends the program with a sentence about this constraint and its line.
  func refuseHere(_ message: String) -> Never {
    refuse("Masonry", "\(self): \(message).", fileID, line)
  }
}
