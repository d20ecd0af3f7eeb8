/// That a constraint names an item.
struct ConstraintUse {
  var constraint: Int32
  var item: Int32
  /// The neighbours in the item's list; a free place leads to the next free one.
  var next: Int32
  var previous: Int32
  /// The constraint's next use, that of another item.
  var sibling: Int32
}
