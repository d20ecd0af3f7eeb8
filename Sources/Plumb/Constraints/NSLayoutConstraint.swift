/// A rule that two attributes of views or layout guides have to obey:
/// `first.attribute {==, <=, >=} multiplier * second.attribute + constant`, with a priority.
///
/// A constraint acts while it is active. It then belongs to the nearest common ancestor of its items, in whose
/// `constraints` it can be seen. `constant`, `priority` and `isActive` may change at any time; frames follow at
/// the next layout pass.
open class NSLayoutConstraint: NSObject, ViewIsolated {
  // In this order they lie without gaps, and what the engine asks for when the constraint joins it comes first.
  @exclusivity(unchecked) final var first: ConstraintSide = .nothing
  @exclusivity(unchecked) final var second: ConstraintSide = .nothing
  @exclusivity(unchecked) final var storedRelation: Relation = .equal
  /// Whether the rules were asked; what may change later is checked when it does.
  @exclusivity(unchecked) final var isChecked = false
  @exclusivity(unchecked) final var storedPriority: UILayoutPriority = .required
  @exclusivity(unchecked) final var storedMultiplier: CGFloat = 1
  @exclusivity(unchecked) final var storedConstant: CGFloat = 0
  /// The view that holds the constraint while it is active.
  @exclusivity(unchecked) final var holderRef: Unmanaged<UIView>?
  /// The next one in that view's list.
  @exclusivity(unchecked) final var nextHeld: Unmanaged<NSLayoutConstraint>?
  /// How many activations there were before this one's; it orders constraints whatever tree they come to.
  @exclusivity(unchecked) final var activation: Int64 = 0
  /// The constraint's place in the engine of its tree, once it has joined one.
  @exclusivity(unchecked) final var binding: ConstraintBinding?
  @exclusivity(unchecked) final var previousHeld: Unmanaged<NSLayoutConstraint>?
  /// Where the constraint is in the sets of its two items.
  @exclusivity(unchecked) final var placeAtFirst = ConstraintPlace()
  @exclusivity(unchecked) final var placeAtSecond = ConstraintPlace()
  @exclusivity(unchecked) final var storedLocation: SourceLocation?
  nonisolated(unsafe) final var associatedObjects: AssociatedObjectsBox?

  public override init() { super.init() }

  /// The view, layout guide or layout support object on the left; `nil` once it is gone.
  open var firstItem: AnyObject? { first.item }
  open var firstAttribute: Attribute { first.attribute }
  open var secondItem: AnyObject? { second.item }
  open var secondAttribute: Attribute { second.attribute }
  /// The anchor on the left, equal to the one that the constraint was made of.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first) }
  /// The anchor on the right; `nil` for a constraint without a second item.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    second.isNothing ? nil : NSLayoutAnchor(second)
  }
  open var relation: Relation { storedRelation }
  open var multiplier: CGFloat { storedMultiplier }

  /// The distance that is added on the right side, in points.
  open var constant: CGFloat {
    get { storedConstant }
    set {
      do {
        try setConstant(checking: newValue)
      } catch {
        fatalError(error.description)
      }
    }
  }

  /// How strongly the constraint is wanted; may change while the constraint is active, to and from required too.
  open var priority: UILayoutPriority {
    get { storedPriority }
    set {
      do {
        try setPriority(checking: newValue)
      } catch {
        fatalError(error.description)
      }
    }
  }

  /// Whether the constraint takes part in layout.
  open var isActive: Bool {
    get { holderRef != nil }
    set {
      if newValue { activate() } else { deactivate() }
    }
  }

  /// Makes every constraint of the list active, in its order.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    var areTheirOwn = false
    constraints.forEachUncounted { if type(of: $0) != NSLayoutConstraint.self { areTheirOwn = true } }
    // What a subclass does when it is activated may activate others, whose turn it then is.
    if areTheirOwn { return constraints.forEachUncounted { $0.isActive = true } }
    var number = nextActivations(constraints.count)
    constraints.forEachUncounted {
      $0.activate(as: number)
      number += 1
    }
  }

  /// Makes every constraint of the list inactive.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    constraints.forEachUncounted { $0.isActive = false }
  }

  /// A name for reports. UIKit keeps identifiers that begin with `NS` or `UI` for itself.
  open var identifier: String? {
    get { associatedObjects?.identifier }
    set { changeRare { $0.identifier = newValue } }
  }
  /// Whether views that archive keep the constraint with the view that holds it.
  open var shouldBeArchived: Bool {
    get { associatedObjects?.shouldBeArchived ?? false }
    set { changeRare { $0.shouldBeArchived = newValue } }
  }

  /// Changes what few constraints have.
  private func changeRare(_ change: (AssociatedObjectsBox) -> Void) {
    let box = associatedObjects ?? AssociatedObjectsBox()
    change(box)
    associatedObjects = box.isEmpty ? nil : box
  }

  open override var description: String { assumingViewIsolation { consoleDescription } }

  /// The description, and where the constraint was written, if it knows and a subclass does not say it already.
  open override var debugDescription: String {
    let description = description
    guard let location = assumingViewIsolation({ storedLocation }) else { return description }
    return description.hasSuffix("(\(location))") ? description : "\(description) (\(location))"
  }
}
