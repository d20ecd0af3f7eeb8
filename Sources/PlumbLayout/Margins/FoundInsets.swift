/// What follows for views from their superviews, found once for all views that ask at one time.
struct FoundInsets {
  /// Whether what is found now is kept.
  var isOpen = false
  var safeAreas = FoundValues<Insets>()
  var margins = FoundValues<Insets>()
  /// Whether a view has moved, itself or with one that it is in.
  var moves = FoundValues<Bool>()

  mutating func close() {
    isOpen = false
    safeAreas.removeAll()
    margins.removeAll()
    moves.removeAll()
  }
}

/// Values of some items, by their numbers. Forgetting them costs what finding them did.
struct FoundValues<Value> {
  private var values: [Value?] = []
  private var items: [Int32] = []

  subscript(item: Int32) -> Value? {
    get { Int(item) < values.count ? values[Int(item)] : nil }
    set {
      while values.count <= Int(item) { values.append(nil) }
      values[Int(item)] = newValue
      items.append(item)
    }
  }

  mutating func removeAll() {
    for item in items { values[Int(item)] = nil }
    items.removeAll(keepingCapacity: true)
  }
}
