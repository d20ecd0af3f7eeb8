/// A rectangle that takes part in layout without being a view.
open class UILayoutGuide: NSObject, ViewIsolated {
  let reference = ItemReference()
  unowned(unsafe) var storedOwner: UIView?
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
}
