@testable import Plumb

/// A screen as plain data, from which a tree of views can be built at any time.
struct ScreenModel {
  enum Kind { case plain, label, stack, scroll }

  struct Stack {
    var axis = NSLayoutConstraint.Axis.horizontal
    var distribution = UIStackView.Distribution.fill
    var alignment = UIStackView.Alignment.fill
    var spacing: CGFloat = 0
    var isMarginsRelative = false
  }

  struct Node {
    var kind: Kind
    var parent: Int
    var children: [Int] = []
    var content = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    var text = ""
    var isHidden = false
    var margins: UIEdgeInsets?
    var preservesMargins = false
    var hugging: [UILayoutPriority] = [.defaultLow, .defaultLow]
    var compression: [UILayoutPriority] = [.defaultHigh, .defaultHigh]
    var semantics = UISemanticContentAttribute.unspecified
    var stack = Stack()
    /// The space that a stack leaves after the view.
    var spacingAfter = UIStackView.spacingUseDefault
    var guides: [Int] = []
  }

  /// A view, or a guide of the view.
  struct Item: Hashable {
    var node: Int
    var guide: Int?
  }

  struct Rule {
    var key: Int
    var first: Item
    var attribute: NSLayoutConstraint.Attribute
    var relation: NSLayoutConstraint.Relation
    var second: Item?
    var other: NSLayoutConstraint.Attribute
    var multiplier: CGFloat = 1
    var constant: CGFloat
    var priority: UILayoutPriority
  }

  static let root = 0

  var nodes: [Int: Node] = [root: Node(kind: .plain, parent: -1)]
  /// The active constraints in the order of their activation.
  var rules: [Rule] = []
  var size = CGSize(width: 320, height: 480)
  var safeArea = UIEdgeInsets.zero
  private var lastKey = 0

  mutating func makeKey() -> Int {
    lastKey += 1
    return lastKey
  }

  /// A view and everything below it.
  func subtree(of key: Int) -> Set<Int> {
    var found: Set = [key]
    for child in nodes[key]?.children ?? [] { found.formUnion(subtree(of: child)) }
    return found
  }

  mutating func detach(_ key: Int) {
    guard let parent = nodes[key]?.parent, parent >= 0 else { return }
    nodes[parent]?.children.removeAll { $0 == key }
    // What reaches over the cut ends with it.
    let inside = subtree(of: key)
    rules.removeAll { rule in
      guard let second = rule.second else { return false }
      return inside.contains(rule.first.node) != inside.contains(second.node)
    }
    nodes[key]?.parent = -1
    nodes[key]?.spacingAfter = UIStackView.spacingUseDefault
  }

  mutating func attach(_ key: Int, to parent: Int, at index: Int? = nil) {
    nodes[key]?.parent = parent
    let count = nodes[parent]?.children.count ?? 0
    nodes[parent]?.children.insert(key, at: min(index ?? count, count))
  }

  mutating func remove(_ key: Int) {
    detach(key)
    let gone = subtree(of: key)
    for node in gone { nodes[node] = nil }
    rules.removeAll { gone.contains($0.first.node) }
  }
}
