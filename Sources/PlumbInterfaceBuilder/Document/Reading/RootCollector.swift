/// Walks a document in its order and collects controllers and independent view trees.
struct RootCollector {
  let views: ViewReader
  var controllers: [ControllerNode] = []
  var roots: [RootNode] = []

  /// Where the walk is.
  private struct Place {
    var controller: Int?
    var enclosing: Int?
    var list: ViewNode?
    var isTopLevel = false
  }

  init(views: ViewReader) { self.views = views }

  mutating func collect(document: MarkupElement) {
    for child in document.children {
      switch child.name {
      case "objects": collectObjects(child)
      case "scenes":
        for scene in child.children where scene.name == "scene" {
          for objects in scene.children where objects.name == "objects" { collectObjects(objects) }
        }
      default: break
      }
    }
  }

  private mutating func collectObjects(_ objects: MarkupElement) {
    for object in objects.children { visit(object, Place(isTopLevel: true)) }
  }

  private mutating func visit(_ element: MarkupElement, _ place: Place) {
    if ControllerReader.isController(element) {
      visitController(element)
    } else if ViewReader.isView(element) {
      visitRoot(element, place)
    } else {
      var inside = place
      inside.isTopLevel = false
      for child in element.children { visit(child, inside) }
    }
  }

  private mutating func visitController(_ element: MarkupElement) {
    let index = controllers.count
    controllers.append(ControllerReader(notes: views.notes).read(element))
    for child in element.children where child.name != "connections" {
      let isRoot = child["key"] == "view" && ViewReader.isView(child)
      let before = roots.count
      visit(child, Place(controller: index))
      if isRoot, before < roots.count {
        roots[before].kind = .controllerView
        controllers[index].view = roots[before].view
      }
    }
  }

  private mutating func visitRoot(_ element: MarkupElement, _ place: Place) {
    let node = views.read(element)
    var root = RootNode(
      kind: place.isTopLevel ? .topLevelView : .barItemView, view: node, controller: place.controller,
      enclosing: place.enclosing, list: place.list)
    if place.isTopLevel { root.simulated = SimulatedMetrics(of: element) }
    switch node.kind {
    case .tableViewCell:
      root.kind = .tableCell
      root.cell = node
      if let content = node.subviews.first(where: { $0.key == "contentView" }) { root.view = content }
    case .collectionViewCell: root.kind = .collectionCell
    case .collectionReusableView, .tableViewHeaderFooterView: root.kind = .supplementaryView
    default:
      if place.list != nil, !place.isTopLevel { root.kind = .supplementaryView }
    }
    let index = roots.count
    roots.append(root)
    visitNested(in: node, root: index, Place(controller: place.controller, enclosing: index))
  }

  /// Finds the trees that lie in properties of a root's views, such as a table's prototypes.
  private mutating func visitNested(in node: ViewNode, root: Int, _ place: Place) {
    var inside = place
    if node.kind == .tableView || node.kind == .collectionView { inside.list = node }
    let managed = ViewReader.managedContent(of: node.element.element)
    for child in node.element.element.children where child !== managed {
      switch child.name {
      case "subviews", "constraints", "variation", "connections": break
      default: visit(child, inside)
      }
    }
    for subview in node.subviews { visitNested(in: subview, root: root, place) }
  }
}
