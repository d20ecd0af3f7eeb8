/// A title and an image that a bar shows.
open class UIBarItem: NSObject {
  public override init() { super.init() }

  open var title: String? { didSet { didChange?() } }
  open var image: UIImage? { didSet { didChange?() } }
  open var landscapeImagePhone: UIImage?
  open var imageInsets = UIEdgeInsets.zero
  open var isEnabled = true { didSet { didChange?() } }
  open var tag = 0
  /// Called when the item looks different.
  var didChange: (() -> Void)?
}
