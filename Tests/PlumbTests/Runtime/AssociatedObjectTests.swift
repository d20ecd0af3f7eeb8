import Testing

@testable import Plumb

/// Associated objects, which libraries hang on views, guides and constraints.
struct AssociatedObjectTests {
  final class Value {}
  final class Foreign {}

  @Test func valuesLiveAndDieWithTheObject() {
    var key: UInt8 = 0
    var other: UInt8 = 0
    weak var freed: Value?
    withUnsafeMutablePointer(to: &key) { key in
      withUnsafeMutablePointer(to: &other) { other in
        for object in [UIView(), UILayoutGuide(), NSLayoutConstraint(), Foreign()] as [AnyObject] {
          #expect(objc_getAssociatedObject(object, key) == nil)
          do {
            let value = Value()
            freed = value
            objc_setAssociatedObject(object, key, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
          }
          #expect(objc_getAssociatedObject(object, key) as? Value === freed)
          #expect(freed != nil)
          #expect(objc_getAssociatedObject(object, other) == nil)
          objc_setAssociatedObject(object, key, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
          #expect(freed == nil)
        }
      }
    }
  }

  @Test func aReusedAddressBringsNothingBack() {
    var key: UInt8 = 0
    withUnsafeMutablePointer(to: &key) { key in
      for _ in 0..<1000 {
        let object = Foreign()
        #expect(objc_getAssociatedObject(object, key) == nil)
        objc_setAssociatedObject(object, key, "mine", .OBJC_ASSOCIATION_COPY_NONATOMIC)
      }
    }
  }

  @Test func valuesHaveNothingToHangOn() {
    var key: UInt8 = 0
    withUnsafeMutablePointer(to: &key) { key in
      objc_setAssociatedObject(3, key, "three", .OBJC_ASSOCIATION_RETAIN)
      #expect(objc_getAssociatedObject(3, key) == nil)
    }
  }
}
