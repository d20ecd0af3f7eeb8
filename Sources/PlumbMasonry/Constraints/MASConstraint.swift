// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Masonry's.

/// A constraint, or a list of them, that is written as a chain: `make.left.equalTo(icon).offset(8)`.
///
/// This is the abstract base. `MASViewConstraint` stands for one constraint of the engine and
/// `MASCompositeConstraint` for several; each call of a chain returns what the next one applies to.
open class MASConstraint: MASAttributeSource, MASKeyHolder, CustomStringConvertible {
  /// The maker or composite that the constraint is part of, until it is installed.
  @exclusivity(unchecked) unowned var owner: (any MASConstraintOwner)?

  /// Whether `install()` changes the constant of an equal constraint that is there instead of adding one.
  @exclusivity(unchecked) open var updateExisting = false

  /// For subclasses; the class itself is abstract, and making one ends the program.
  public init() {
    if type(of: self) == MASConstraint.self {
      refuse("Masonry", "MASConstraint is abstract; ask a maker for constraints.", #fileID, #line)
    }
  }

  init(owner: (any MASConstraintOwner)?) { self.owner = owner }

  // MARK: What a subclass has to override

  /// Adds another attribute, so that what follows in the chain applies to it too.
  open func attribute(_ attribute: NSLayoutConstraint.Attribute) -> MASConstraint { missing() }

  /// Gives the constraint its relation and its right side.
  ///
  /// - Parameters:
  ///   - relation: how the two sides compare.
  ///   - target: what the right side stands for.
  ///   - fileID: module and file of the line that says so.
  ///   - line: that line, counted from 1.
  /// - Returns: what the chain goes on with: the constraint itself, or a composite where the target is an array.
  open func relate(
    _ relation: NSLayoutConstraint.Relation, to target: MASTarget, fileID: String, line: UInt
  ) -> MASConstraint { missing() }

  /// Changes the constant of every attribute, in points, without a change of sign.
  open func setOffset(_ offset: CGFloat) { missing() }

  /// Changes the constants of edges: left and leading become `left`, top `top`, right and trailing `-right`,
  /// bottom `-bottom`. Other attributes keep theirs.
  open func setInsets(_ insets: NotationEdgeInsets) { missing() }

  /// Changes the constants of width and height, in points. Other attributes keep theirs.
  open func setSizeOffset(_ offset: CGSize) { missing() }

  /// Changes the constants of the two centres, in points. Other attributes keep theirs.
  open func setCenterOffset(_ offset: CGPoint) { missing() }

  /// Multiplies the right side by `multiplier`; a second call replaces the first. Ends the program once the
  /// constraint is installed: see `updateMultiplier(_:)`.
  @discardableResult
  open func multipliedBy(_ multiplier: CGFloat) -> MASConstraint { missing() }

  /// Sets the priority, 1000 by default. Ends the program once the constraint is installed: see `updatePriority(_:)`.
  @discardableResult
  open func priority(_ priority: NotationPriority) -> MASConstraint { missing() }

  /// Changes the priority at any time.
  open func updatePriority(_ priority: NotationPriority) { missing() }

  /// Changes the multiplier at any time; the engine's constraint is made anew.
  open func updateMultiplier(_ multiplier: CGFloat) { missing() }

  /// Names the constraint in descriptions; the parts of a composite are called `key[0]`, `key[1]` and so on.
  @discardableResult
  open func key(_ key: Any) -> MASConstraint { missing() }

  /// The name in descriptions.
  open var mas_key: Any? {
    get { missing() }
    set { missing() }
  }

  /// The same constraint, whose next change of a constant runs through the animator of AppKit. Elsewhere changes are
  /// animated by an animation block around `layoutIfNeeded()`, and this does nothing.
  open var animator: MASConstraint { missing() }

  /// Whether the engine's constraint is there and active; of a composite, whether all are.
  open var isInstalled: Bool { missing() }

  /// Makes the constraint active in the nearest common superview of its items.
  open func install() { missing() }

  /// Takes the constraint out. A later `install()` brings it back with the values that it has then.
  open func uninstall() { missing() }

  /// What the constraint says, for logs.
  open var description: String { "<\(type(of: self))>" }

  /// The same as `relate(_:to:fileID:line:)` with an item, or an attribute of one.
  func relate(
    _ relation: NSLayoutConstraint.Relation, toItem hold: consuming ItemHold, fileID: String, line: UInt
  ) -> MASConstraint {
    relate(relation, to: MASTarget(.item(hold)), fileID: fileID, line: line)
  }

  /// The same as `relate(_:to:fileID:line:)` with a number.
  func relate(
    _ relation: NSLayoutConstraint.Relation, toNumber number: CGFloat, fileID: String, line: UInt
  ) -> MASConstraint {
    relate(relation, to: MASTarget(.value(.number(number))), fileID: fileID, line: line)
  }

  /// Installs as part of a maker's run, by the maker's `updateExisting`; it ends the time in which attributes can be
  /// chained.
  func install(in pass: inout InstallPass) {
    updateExisting = pass.isUpdate
    install()
    owner = nil
  }

  /// The line that the constraint is reported with.
  var place: (fileID: String, line: UInt) { (#fileID, #line) }

  /// Whether somebody gave a relation.
  var isRelated: Bool { false }

  private func missing(_ member: String = #function) -> Never {
    refuse("Masonry", "\(type(of: self)) has to override \(member) of MASConstraint.", #fileID, #line)
  }
}

extension MASConstraint: Hashable {
  public static func == (left: MASConstraint, right: MASConstraint) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension MASConstraint {
  /// The same as `install()`.
  public func activate() { install() }

  /// The same as `uninstall()`.
  public func deactivate() { uninstall() }

  /// The constraint itself: a word for the ear.
  public var with: MASConstraint { self }

  /// The constraint itself: a word for the ear.
  public var and: MASConstraint { self }
}
