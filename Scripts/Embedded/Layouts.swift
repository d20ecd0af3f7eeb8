import PlumbLayout
import PlumbSolver

/// A list of rows, each with a title that takes the room that a value beside it leaves.
final class List {
  private let tree = LayoutTree(scale: 2)
  private var last: ItemID

  init(_ count: Int32) {
    last = tree.root
    tree.setRootSize(Size(width: 320, height: 480))
    var above: ItemID?
    for index in 0..<count {
      let row = tree.addView(to: tree.root)
      let title = tree.addView(to: row)
      let value = tree.addView(to: row)
      tree.setContentSize(Size(width: Double(60 + index * 37 % 200), height: 20), of: title)
      tree.setContentSize(Size(width: Double(20 + index * 23 % 60), height: 20), of: value)
      do throws(ConstraintRefusal) {
        try tree.setHugging(Priority(251), .horizontal, of: value)
        try tree.setCompressionResistance(Priority(751), .horizontal, of: value)
        _ = try tree.add(ConstraintSpec(row, .leading, to: tree.root, .leading))
        _ = try tree.add(ConstraintSpec(row, .trailing, to: tree.root, .trailing))
        _ = try tree.add(ConstraintSpec(row, .top, to: above ?? tree.root, above == nil ? .top : .bottom))
        _ = try tree.add(ConstraintSpec(title, .leading, to: row, .leading, constant: 16))
        _ = try tree.add(ConstraintSpec(title, .top, to: row, .top, constant: 12))
        _ = try tree.add(ConstraintSpec(title, .bottom, to: row, .bottom, constant: -12))
        _ = try tree.add(ConstraintSpec(value, .leading, to: title, .trailing, constant: 8))
        _ = try tree.add(ConstraintSpec(value, .trailing, to: row, .trailing, constant: -16))
        _ = try tree.add(ConstraintSpec(value, .centerY, to: row, .centerY))
      } catch {
        fatalError()
      }
      above = row
      last = row
    }
  }

  /// Lays out in a new width; answers the last row's bottom and width, so that it can be checked: 44 points a row.
  func layOut(width: Double) -> Double {
    tree.setRootSize(Size(width: width, height: 480))
    tree.layoutIfNeeded()
    let frame = tree.frame(of: last)
    return frame.origin.y + frame.size.height + frame.size.width
  }
}

/// Makes a list of `rows` and lays it out, `times` times.
func builds(_ rows: Int32, _ times: Int32) -> Double {
  var sum = 0.0
  for _ in 0..<times { sum += List(rows).layOut(width: 320) }
  return sum
}

/// Makes a list of `rows` once and lays it out in `times` widths.
func resizes(_ rows: Int32, _ times: Int32) -> Double {
  let list = List(rows)
  var sum = 0.0
  for time in 0..<times { sum += list.layOut(width: Double(300 + time * 7 % 300)) }
  return sum
}

#if arch(wasm32)
@_expose(wasm, "builds")
@_cdecl("builds")
public func exportedBuilds(_ rows: Int32, _ times: Int32) -> Double { builds(rows, times) }

@_expose(wasm, "resizes")
@_cdecl("resizes")
public func exportedResizes(_ rows: Int32, _ times: Int32) -> Double { resizes(rows, times) }
#else
/// The number of arguments says what to do: none, nothing; one, builds; two, resizes. The script takes the time.
@_cdecl("main")
public func start(_ count: Int32, _ arguments: UnsafeMutableRawPointer?) -> Int32 {
  if count == 2 { print(Int(builds(100, 200))) }
  if count == 3 { print(Int(resizes(100, 4000))) }
  return 0
}
#endif
