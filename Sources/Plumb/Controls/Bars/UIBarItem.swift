/// A title and an image that a bar shows.
open class UIBarItem: NSObject, ViewIsolated {
  public override init() { super.init() }

  open var title: String?
  open var image: UIImage?
  open var landscapeImagePhone: UIImage?
  open var imageInsets = UIEdgeInsets.zero
  open var isEnabled = true
  open var tag = 0
}
