// The elements of a list of objects, read without counting references to them.

extension Array where Element: AnyObject {
  /// The element at a place, for as long as the list keeps it.
  @inline(__always)
  func uncounted(at index: Int) -> Unmanaged<Element> {
    withUnsafeBufferPointer { list in
      list.withMemoryRebound(to: Unmanaged<Element>.self) { $0[index] }
    }
  }

  /// Calls `body` with every element, which the list keeps meanwhile.
  @inline(__always)
  func forEachUncounted(_ body: (Element) -> Void) {
    withUnsafeBufferPointer { list in
      list.withMemoryRebound(to: Unmanaged<Element>.self) { links in
        for link in links { link._withUnsafeGuaranteedRef(body) }
      }
    }
  }
}
