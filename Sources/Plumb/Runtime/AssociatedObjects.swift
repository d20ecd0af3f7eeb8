/// The values that somebody hung on an object, by the address of a key.
///
/// An object has one or two of them, so a list is cheaper than a table in time and space.
struct AssociatedObjects {
  private var values: [(key: UnsafeRawPointer, value: Any)] = []

  subscript(key: UnsafeRawPointer) -> Any? {
    get {
      for entry in values where entry.key == key { return entry.value }
      return nil
    }
    set {
      guard let place = values.firstIndex(where: { $0.key == key }) else {
        if let newValue { values.append((key, newValue)) }
        return
      }
      if let newValue { values[place].value = newValue } else { values.remove(at: place) }
    }
  }

  var isEmpty: Bool { values.isEmpty }
}

/// An object with room for its own associated values, so that they live and die with it.
protocol AssociatedObjectStoring: AnyObject {
  var associatedObjects: AssociatedObjects? { get set }
}
