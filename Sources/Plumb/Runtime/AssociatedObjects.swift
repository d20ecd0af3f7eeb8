/// The values that somebody hung on an object, by the address of a key.
struct AssociatedObjects {
  private var values: [UnsafeRawPointer: Any] = [:]

  subscript(key: UnsafeRawPointer) -> Any? {
    get { values[key] }
    set { values[key] = newValue }
  }

  var isEmpty: Bool { values.isEmpty }
}

/// An object with room for its own associated values, so that they live and die with it.
protocol AssociatedObjectStoring: AnyObject {
  var associatedObjects: AssociatedObjects? { get set }
}
