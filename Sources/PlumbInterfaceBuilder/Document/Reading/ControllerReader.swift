import PlumbLayout

/// Makes controller nodes of elements. Their views are read by whoever collects the roots.
struct ControllerReader {
  let notes: DocumentNotes

  static func isController(_ element: MarkupElement) -> Bool {
    // Asked of nearly every element.
    let name = element.name.utf8
    return name.count >= 10 && name.last == UInt8(ascii: "r") && element.name.hasSuffix("Controller")
  }

  func read(_ element: MarkupElement) -> ControllerNode {
    var node = ControllerNode(
      element: element.name, id: element["id"], customClass: element["customClass"],
      title: element["title"], position: element.position)
    for guide in element.child("layoutGuides")?.children ?? [] {
      guard let id = guide["id"], guide.name == "viewControllerLayoutGuide",
        let kind = GuideNode.Kind(rawValue: guide["type"] ?? ""), kind == .top || kind == .bottom
      else { continue }
      node.guides.append(GuideNode(id: id, kind: kind))
    }
    node.segues = segues(in: element)
    node.simulated = SimulatedMetrics(of: element)
    node.adjustsScrollViewInsets = element.flag("automaticallyAdjustsScrollViewInsets", missing: true)
    node.isNavigationBarHidden = element.flag("navigationBarHidden")
    node.isToolbarHidden = element.flag("toolbarHidden", missing: true)
    node.hidesBottomBarWhenPushed = element.flag("hidesBottomBarWhenPushed")
    node.usesLargeTitles = element.child("navigationBar", key: "navigationBar")?.flag("largeTitles") ?? false
    if let item = element.value(forKey: "navigationItem") {
      node.navigationTitle = item["title"]
      node.largeTitleDisplayMode = item["largeTitleDisplayMode"]
    }
    node.tabTitle = element.value(forKey: "tabBarItem")?["title"]
    if let edges = element.child("extendedEdge", key: "edgesForExtendedLayout") {
      node.extendsUnderTopBar = edges.flag("top")
      node.extendsUnderBottomBar = edges.flag("bottom")
    }
    node.freeformSize = element.child("size", key: "freeformSize").flatMap { $0.size(notes) }
    return node
  }

  /// Segues of the controller and of everything in it.
  private func segues(in element: MarkupElement) -> [SegueNode] {
    var found: [SegueNode] = []
    func visit(_ element: MarkupElement) {
      for child in element.children {
        if child.name == "connections" {
          for segue in child.children where segue.name == "segue" {
            guard let destination = segue["destination"], let kind = segue["kind"] else { continue }
            found.append(
              SegueNode(
                id: segue["id"], kind: kind, relationship: segue["relationship"], destination: destination,
                source: element["id"]))
          }
        } else {
          visit(child)
        }
      }
    }
    visit(element)
    return found
  }
}

extension SimulatedMetrics {
  /// The metrics of a controller, or of a view at the top level of a xib.
  init(of element: MarkupElement) {
    self.init()
    for child in element.children {
      switch child["key"] {
      case "simulatedStatusBarMetrics"?: statusBar = Self.bar(child)
      case "simulatedTopBarMetrics"?:
        topBar = Self.bar(child)
        hasOpaqueTopBar = child["translucent"] == "NO"
      case "simulatedBottomBarMetrics"?: bottomBar = Self.bar(child)
      case "simulatedDestinationMetrics"?: isFreeform = child.name == "freeformSimulatedSizeMetrics"
      default: break
      }
    }
  }

  private static func bar(_ element: MarkupElement) -> Bar {
    element.name == "nil" ? .none : .shown(element.name)
  }
}
