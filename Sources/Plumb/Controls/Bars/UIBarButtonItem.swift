/// A button of a navigation bar or toolbar.
open class UIBarButtonItem: UIBarItem {
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
  }

  public enum SystemItem: Int, Sendable {
    case done = 0
    case cancel = 1
    case edit = 2
    case save = 3
    case add = 4
    case flexibleSpace = 5
    case fixedSpace = 6
    case compose = 7
    case reply = 8
    case action = 9
    case organize = 10
    case bookmarks = 11
    case search = 12
    case refresh = 13
    case stop = 14
    case camera = 15
    case trash = 16
    case play = 17
    case pause = 18
    case rewind = 19
    case fastForward = 20
    case undo = 21
    case redo = 22
    case pageCurl = 23
    case close = 24
  }

  open var style: Style = .plain
  /// The width in points; 0 for one that follows from the content.
  open var width: CGFloat = 0
  open var customView: UIView?
  open var tintColor: UIColor?
  open var primaryAction: UIAction?
  /// The item of the system that this one is.
  package private(set) var systemItem: SystemItem?

  public override init() { super.init() }

  public convenience init(title: String?, style: Style, primaryAction: UIAction? = nil) {
    self.init()
    self.title = title
    self.style = style
    self.primaryAction = primaryAction
  }

  public convenience init(image: UIImage?, style: Style, primaryAction: UIAction? = nil) {
    self.init()
    self.image = image
    self.style = style
    self.primaryAction = primaryAction
  }

  public convenience init(primaryAction: UIAction?) {
    self.init(title: primaryAction?.title, style: .plain, primaryAction: primaryAction)
    image = primaryAction?.image
  }

  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init()
    self.systemItem = systemItem
    self.primaryAction = primaryAction
    style = systemItem == .done || systemItem == .save ? .done : .plain
    title = systemItem.title
    image = systemItem.symbol.flatMap { UIImage(systemName: $0) }
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// A space that takes what the other items leave.
  open class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }

  /// A space of a width in points.
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }
}

extension UIBarButtonItem.SystemItem {
  /// What the item says, for those that are words.
  fileprivate var title: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    default: nil
    }
  }

  /// The symbol of those that are pictures.
  fileprivate var symbol: String? {
    switch self {
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .reply: "arrowshape.turn.up.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .stop, .close: "xmark"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    default: nil
    }
  }
}
