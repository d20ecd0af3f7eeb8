/// A node of the flex tree that gives a workload's picture: for peers that know no constraints.
public struct FlexNode: Sendable {
  /// The index of the node that holds this one, or -1.
  var parent = 0
  /// The number of the view whose frame this is, or -1.
  var view: Int
  /// The part that can be removed and made again, or -1.
  var group = -1
  var isRow = false
  var isAbsolute = false
  /// On the axis across.
  var centersChildren = false
  var isAtStart = false
  var isAtMostParent = false
  /// 1 takes all the room that is left, from a basis of 0; 0 neither grows nor shrinks.
  var grow = 0.0
  var width: Double?
  var height: Double?
  var inset: (left: Double, top: Double, right: Double)?
  var margin = (left: 0.0, top: 0.0, right: 0.0)
  var padding = (left: 0.0, top: 0.0, right: 0.0, bottom: 0.0)

  init(view: Int) { self.view = view }

  /// Sets the padding, alike on both sides.
  mutating func pad(_ horizontal: Double, _ vertical: Double) {
    padding = (horizontal, vertical, horizontal, vertical)
  }

  /// `parent view group flags grow width height left top right`, the margins, the paddings; nan for what is not given.
  var text: String {
    let flags = [isRow, isAbsolute, centersChildren, isAtStart, isAtMostParent].enumerated()
      .reduce(0) { $0 | ($1.element ? 1 << $1.offset : 0) }
    var numbers = [grow, width ?? .nan, height ?? .nan]
    numbers += inset.map { [$0.left, $0.top, $0.right] } ?? [.nan, .nan, .nan]
    numbers += [margin.left, margin.top, margin.right]
    numbers += [padding.left, padding.top, padding.right, padding.bottom]
    return "\(parent) \(view) \(group) \(flags) " + numbers.map { "\($0)" }.joined(separator: " ")
  }
}
