/// The values that somebody hung on an object, by the address of a key.
struct AssociatedObjects {
  // An object has one or two: looking at each is faster than hashing.
  private var values: [(key: UnsafeRawPointer, value: Any)] = []

  subscript(key: UnsafeRawPointer) -> Any? {
    get { values.first { $0.key == key }?.value }
    set {
      if let index = values.firstIndex(where: { $0.key == key }) {
        if let newValue { values[index].value = newValue } else { values.remove(at: index) }
      } else if let newValue {
        values.append((key, newValue))
      }
    }
  }

  var isEmpty: Bool { values.isEmpty }
}

/// An object with room for its own associated values, so that they live and die with it.
protocol AssociatedObjectStoring: AnyObject {
  var associatedObjects: AssociatedObjects? { get set }
}
