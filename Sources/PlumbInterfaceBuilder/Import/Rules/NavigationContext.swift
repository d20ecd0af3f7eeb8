/// Where a controller stands in its storyboard, as far as bars depend on it.
struct NavigationContext: Hashable {
  /// Inside a navigation controller that shows its bar.
  var hasNavigationBar = false
  var hasLargeTitle = false
  var hasTabBar = false
  var hasToolbar = false
  /// In a container view of another controller.
  var isEmbedded = false
}

/// Propagates navigation controllers, tab bars and presentations along relationships and segues.
struct NavigationGraph {
  private(set) var contexts: [NavigationContext]

  init(_ controllers: [ControllerNode]) {
    contexts = Array(repeating: NavigationContext(), count: controllers.count)
    var indices: [String: Int] = [:]
    for (index, controller) in controllers.enumerated() {
      if let id = controller.id, indices[id] == nil { indices[id] = index }
    }
    // Relationships first: a controller that sits in a bar's controller keeps that, whatever else leads to it.
    var queue: [Int] = []
    var isReached = Array(repeating: false, count: controllers.count)
    func reach(_ index: Int, _ context: NavigationContext) {
      guard !isReached[index] else { return }
      isReached[index] = true
      contexts[index] = context
      queue.append(index)
    }
    func spread() {
      var next = 0
      while next < queue.count {
        let source = queue[next]
        next += 1
        for segue in controllers[source].segues {
          guard let target = indices[segue.destination] else { continue }
          if let context = Self.context(
            after: segue, from: controllers[source], contexts[source], to: controllers[target])
          {
            reach(target, context)
          }
        }
      }
      queue.removeAll()
    }
    let targets = Set(controllers.flatMap(\.segues).filter { $0.kind != "unwind" }.map(\.destination))
    for (index, controller) in controllers.enumerated() where !targets.contains(controller.id ?? "") {
      reach(index, NavigationContext())
    }
    spread()
    // What is only reached in a circle.
    for (index, controller) in controllers.enumerated()
    where !isReached[index] && controller.segues.contains(where: { $0.kind == "relationship" }) {
      reach(index, NavigationContext())
      spread()
    }
    for index in controllers.indices where !isReached[index] {
      reach(index, NavigationContext())
      spread()
    }
  }

  /// The context of a segue's destination; nil for those that show nothing.
  private static func context(
    after segue: SegueNode, from source: ControllerNode, _ context: NavigationContext,
    to target: ControllerNode
  ) -> NavigationContext? {
    switch segue.kind {
    case "relationship":
      var inside = context
      switch segue.relationship {
      case "rootViewController"?:
        inside.hasNavigationBar = !source.isNavigationBarHidden
        inside.hasLargeTitle = source.usesLargeTitles
        inside.hasToolbar = !source.isToolbarHidden
      case "viewControllers"?: inside.hasTabBar = true
      default: break
      }
      return inside
    case "show", "push", "showDetail":
      var pushed = context
      if target.hidesBottomBarWhenPushed {
        pushed.hasTabBar = false
        pushed.hasToolbar = false
      }
      return pushed
    case "embed": return NavigationContext(isEmbedded: true)
    case "unwind": return nil
    default: return NavigationContext()
    }
  }
}
