/// The picture of a workload as flex nodes, root first, each node before those that it holds.
public struct FlexTree: Sendable {
  private let problem: Problem
  private var nodes: [FlexNode] = []

  /// Nil where flex layout cannot say the same: grids share their tracks, ties have no one answer.
  public init?(_ workload: Workload, _ problem: Problem) {
    self.problem = problem
    let numbers = WorkloadNumbers(workload, size: problem.size)
    var root = FlexNode(view: 0)
    root.parent = -1
    root.width = problem.width
    root.height = problem.height
    nodes.append(root)
    switch workload {
    case .siblings: for index in 0..<problem.size { addSibling(index, numbers) }
    case .chain:
      nodes[0].pad(8, 0)
      for index in 0..<problem.size { addLink(index, numbers) }
    case .nested: for index in 0..<problem.size { addNested(index) }
    case .cells: for index in 0..<problem.size { addCell(index, numbers) }
    case .grid, .gridr, .ties, .enaml: return nil
    }
  }

  /// `FX 1 name size`, `values`, `nodes` and a line for each, `groups`, `widths`.
  public var text: String {
    var lines = [
      "FX 1 \(problem.name) \(problem.size)", "values \(problem.variableCount)", "nodes \(nodes.count)",
    ]
    lines += nodes.map(\.text)
    lines.append("groups \(problem.groupCount)")
    lines.append("widths \(problem.widths.lowerBound) \(problem.widths.upperBound)")
    return lines.joined(separator: "\n") + "\n"
  }

  private mutating func addSibling(_ index: Int, _ numbers: WorkloadNumbers) {
    var node = FlexNode(view: index + 1)
    let sibling = numbers.sibling(index)
    node.isAbsolute = true
    node.inset = (sibling.margin, sibling.top, sibling.margin)
    node.height = sibling.height
    nodes.append(node)
  }

  private mutating func addLink(_ index: Int, _ numbers: WorkloadNumbers) {
    var node = FlexNode(view: index + 1)
    node.margin.top = 8
    node.height = numbers.linkHeight(index)
    nodes.append(node)
  }

  private mutating func addNested(_ index: Int) {
    var node = FlexNode(view: index + 1)
    nodes[index].pad(4, 4)
    node.parent = index
    node.grow = 1
    nodes.append(node)
  }

  /// A row of image, texts one below the other, and accessory.
  private mutating func addCell(_ index: Int, _ numbers: WorkloadNumbers) {
    let place = nodes.count
    let view = 5 * index + 1
    let sizes = numbers.cell(index)
    var cell = FlexNode(view: view)
    cell.isRow = true
    cell.centersChildren = true
    cell.pad(16, 8)
    var image = FlexNode(view: view + 1)
    (image.parent, image.width, image.height) = (place, 40, 40)
    var texts = FlexNode(view: -1)
    (texts.parent, texts.grow, texts.margin) = (place, 1, (12, 0, 8))
    var title = FlexNode(view: view + 2)
    (title.parent, title.height) = (place + 2, 20)
    var subtitle = FlexNode(view: view + 3)
    (subtitle.parent, subtitle.width, subtitle.height) = (place + 2, sizes.subtitle, 16)
    subtitle.margin.top = 4
    subtitle.isAtStart = true
    subtitle.isAtMostParent = true
    var accessory = FlexNode(view: view + 4)
    (accessory.parent, accessory.width, accessory.height) = (place, sizes.accessory, 24)
    for var node in [cell, image, texts, title, subtitle, accessory] {
      node.group = index
      nodes.append(node)
    }
  }
}
