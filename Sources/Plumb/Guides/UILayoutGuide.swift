/// A rectangle that takes part in layout without being a view.
open class UILayoutGuide: NSObject, ViewIsolated {
  let reference = ItemReference()
  /// The owning view. Held so that reading it counts no references.
  @exclusivity(unchecked) final var ownerRef: Unmanaged<UIView>?
  nonisolated(unsafe) final var associatedObjects: AssociatedObjectsBox?

  public override init() {
    super.init()
    reference.attach(self)
  }

  public required init?(coder: NSCoder) {
    super.init()
    reference.attach(self)
  }

  deinit { assumingViewIsolation { reference.clear() } }

  /// The guide's rectangle in the coordinates of its owning view, as of the last layout pass.
  open var layoutFrame: CGRect { solvedFrame ?? .zero }

  /// The view that the guide was added to.
  open var owningView: UIView? { storedOwner }

  /// A name for reports. UIKit keeps identifiers that begin with `NS` or `UI` for itself.
  open var identifier = ""

  final var storedOwner: UIView? {
    get { ownerRef?.takeUnretainedValue() }
    set { ownerRef = newValue.map { Unmanaged.passUnretained($0) } }
  }
}
