import Plumb
import PlumbLayout

extension ViewConfigurator {
  func configure(_ bar: UINavigationBar) {
    bar.prefersLargeTitles = flag("largeTitles")
    bar.isTranslucent = flag("translucent", missing: true)
    bar.barStyle = barStyle
    if let color = color("barTintColor") { bar.barTintColor = color }
    let items = node.child("items")?.children.filter { $0.name == "navigationItem" } ?? []
    bar.items = items.map { element in
      let item = UINavigationItem(title: element["title"] ?? "")
      item.prompt = element["prompt"]
      item.leftBarButtonItem = element.child("barButtonItem", key: "leftBarButtonItem").map(barButtonItem)
      item.rightBarButtonItem = element.child("barButtonItem", key: "rightBarButtonItem").map(barButtonItem)
      return item
    }
  }

  func configure(_ bar: UIToolbar) {
    bar.isTranslucent = flag("translucent", missing: true)
    bar.barStyle = barStyle
    if let color = color("barTintColor") { bar.barTintColor = color }
    let items = node.child("items")?.children.filter { $0.name == "barButtonItem" } ?? []
    bar.items = items.map(barButtonItem)
  }

  func configure(_ bar: UITabBar) {
    bar.isTranslucent = flag("translucent", missing: true)
    bar.barStyle = barStyle
    if let color = color("barTintColor") { bar.barTintColor = color }
    let items = node.child("items")?.children.filter { $0.name == "tabBarItem" } ?? []
    bar.items = items.map { element in
      let item = UITabBarItem(
        title: element["title"], image: image(named: element["image"], catalog: element["catalog"]), tag: 0)
      item.selectedImage = image(named: element["selectedImage"], catalog: element["catalog"])
      return item
    }
  }

  private var barStyle: UIBarStyle {
    switch node["barStyle"] {
    case "black"?, "blackOpaque"?, "blackTranslucent"?: .black
    default: .default
    }
  }

  func barButtonItem(_ element: MarkupElement) -> UIBarButtonItem {
    if let system = element["systemItem"].flatMap({ Self.systemItems[$0] }) {
      return UIBarButtonItem(systemItem: system)
    }
    let style: UIBarButtonItem.Style = element["style"] == "done" ? .done : .plain
    if let picture = image(named: element["image"], catalog: element["catalog"]) {
      return UIBarButtonItem(image: picture, style: style)
    }
    return UIBarButtonItem(title: element["title"], style: style)
  }

  private static let systemItems: [String: UIBarButtonItem.SystemItem] = [
    "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
    "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply,
    "action": .action, "organize": .organize, "bookmarks": .bookmarks, "search": .search,
    "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash, "play": .play, "pause": .pause,
    "rewind": .rewind, "fastForward": .fastForward, "undo": .undo, "redo": .redo, "close": .close,
  ]
}
