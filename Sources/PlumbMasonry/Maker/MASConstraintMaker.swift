/// What the block of `mas_makeConstraints(_:)` writes its constraints with.
public final class MASConstraintMaker: MASAttributeSource {
  @exclusivity(unchecked) private(set) var receiver: ItemHold
  let fileID: String
  let line: UInt
  @exclusivity(unchecked) private var constraints: [MASConstraint] = []
  /// The groups, which the list does not hold; their parts name them as their owners.
  @exclusivity(unchecked) private var groups: [MASCompositeConstraint] = []

  /// Whether `install()` changes the constants of equal constraints that are there instead of adding new ones.
  @exclusivity(unchecked) public var updateExisting = false
  /// Whether `install()` first takes out every constraint that Masonry installed for the receiver.
  @exclusivity(unchecked) public var removeExisting = false
  /// Whether an update takes out constraints that differ from what it adds in priority, multiplier or target only.
  @exclusivity(unchecked) public var replacesNearMatches = false

  init(_ receiver: ItemHold, fileID: String, line: UInt) {
    self.receiver = receiver
    self.fileID = fileID
    self.line = line
    constraints.reserveCapacity(4)
  }

  /// A maker to be used without a block, which holds its view weakly; `install()` ends its work.
  ///
  /// - Parameters:
  ///   - view: the receiver. Its `translatesAutoresizingMaskIntoConstraints` is the caller's affair.
  ///   - fileID: module and file of the call.
  ///   - line: the line of the call.
  public convenience init(view: NotationView, fileID: String = #fileID, line: UInt = #line) {
    self.init(.attribute(view.mas_attribute(.notAnAttribute)), fileID: fileID, line: line)
  }

  public func attribute(_ attribute: NSLayoutConstraint.Attribute) -> MASConstraint {
    let constraint = newConstraint(attribute)
    constraints.append(constraint)
    return constraint
  }

  /// Installs what was written, in its order.
  ///
  /// - Returns: the constraints; a composite counts as one.
  @discardableResult
  public func install() -> [MASConstraint] {
    let installed = constraints
    constraints = []
    var pass = InstallPass(
      receiver, count: installed.count, isUpdate: updateExisting, replaces: replacesNearMatches)
    if removeExisting { pass.uninstallAll() }
    // The list keeps them meanwhile.
    installed.withUnsafeBufferPointer { list in
      list.withMemoryRebound(to: Unmanaged<MASConstraint>.self) { links in
        for link in links { link._withUnsafeGuaranteedRef { $0.install(in: &pass) } }
      }
    }
    if !groups.isEmpty { groups = [] }
    pass.finish()
    return installed
  }

  /// From now on holds the receiver weakly, for whoever keeps a maker.
  func holdWeakly() { receiver = .attribute(receiver.attribute(.notAnAttribute)) }

  /// Adds a composite that is written as one.
  func composite(_ count: Int) -> MASCompositeConstraint {
    let composite = MASCompositeConstraint(owner: self, capacity: count)
    constraints.append(composite)
    return composite
  }

  /// Collects what `block` writes into one composite. Each constraint also stays one of its own.
  ///
  /// ```swift
  /// make.group {
  ///   make.left.equalTo(icon.mas_right)
  ///   make.top.equalTo(icon)
  /// }.priority(.defaultHigh)
  /// ```
  @discardableResult
  public func group(_ block: () -> Void) -> MASConstraint {
    let count = constraints.count
    block()
    let group = MASCompositeConstraint(owner: self, capacity: constraints.count - count, isGroup: true)
    for constraint in constraints[count...] { group.append(constraint) }
    groups.append(group)
    return group
  }
}

extension MASConstraintMaker: MASConstraintOwner {
  func newConstraint(_ attribute: NSLayoutConstraint.Attribute) -> MASViewConstraint {
    MASViewConstraint(receiver, attribute, owner: self, fileID: fileID, line: line)
  }

  func replace(_ old: MASConstraint, with new: MASConstraint) {
    new.owner = self
    if let place = constraints.lastIndex(where: { $0 === old }) { constraints[place] = new }
  }

  func adopt(_ constraint: MASConstraint) { constraints.append(constraint) }
}
