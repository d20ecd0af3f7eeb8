import Foundation
import Testing

@testable import Plumb

/// Associated objects, which libraries hang on views, guides and constraints.
struct AssociatedObjectTests {
  final class Value {}
  final class Foreign {}

  /// Calls back when it ends.
  final class Farewell {
    let body: () -> Void
    init(_ body: @escaping () -> Void) { self.body = body }
    deinit { body() }
  }

  /// One owner of each kind: of this module and of others.
  private var owners: [AnyObject] {
    [UIView(), UIViewController(), UILayoutGuide(), NSLayoutConstraint(), Foreign()]
  }

  /// Calls `body` with addresses that are nobody else's.
  private func withKeys(_ count: Int, _ body: ([UnsafeRawPointer]) -> Void) {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 1)
    defer { memory.deallocate() }
    body((0..<count).map { UnsafeRawPointer(memory + $0) })
  }

  @Test func valuesLiveAndDieWithTheObject() {
    weak var freed: Value?
    withKeys(2) { keys in
      for object in owners {
        #expect(objc_getAssociatedObject(object, keys[0]) == nil)
        do {
          let value = Value()
          freed = value
          objc_setAssociatedObject(object, keys[0], value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
        #expect(objc_getAssociatedObject(object, keys[0]) as? Value === freed)
        #expect(freed != nil)
        #expect(objc_getAssociatedObject(object, keys[1]) == nil)
        objc_setAssociatedObject(object, keys[0], nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        #expect(freed == nil)
      }
    }
  }

  /// The first two keys lie in place, the others in a table: they take turns here.
  @Test func anyNumberOfKeysInAnyOrder() {
    withKeys(7) { keys in
      for object in owners {
        for (index, key) in keys.enumerated() {
          objc_setAssociatedObject(object, key, index, .OBJC_ASSOCIATION_RETAIN)
        }
        func values() -> [Int?] { keys.map { objc_getAssociatedObject(object, $0) as? Int } }
        #expect(values() == [0, 1, 2, 3, 4, 5, 6])
        for index in [0, 3, 1, 6] {
          objc_setAssociatedObject(object, keys[index], nil, .OBJC_ASSOCIATION_RETAIN)
        }
        #expect(values() == [nil, nil, 2, nil, 4, 5, nil])
        for index in [6, 0, 2, 2] {
          objc_setAssociatedObject(object, keys[index], index * 10, .OBJC_ASSOCIATION_RETAIN)
        }
        #expect(values() == [0, nil, 20, nil, 4, 5, 60])
        objc_setAssociatedObject(object, keys[1], nil, .OBJC_ASSOCIATION_RETAIN)
        objc_removeAssociatedObjects(object)
        #expect(values() == [nil, nil, nil, nil, nil, nil, nil])
      }
    }
  }

  @Test func whatIsStaticallyAnythingIsFoundToo() {
    withKeys(1) { keys in
      for object in owners {
        let anything: Any = object
        objc_setAssociatedObject(anything, keys[0], "mine", .OBJC_ASSOCIATION_COPY_NONATOMIC)
        #expect(objc_getAssociatedObject(object, keys[0]) as? String == "mine")
        #expect(objc_getAssociatedObject(anything, keys[0]) as? String == "mine")
      }
      let get: (Any, UnsafeRawPointer) -> Any? = objc_getAssociatedObject
      #expect(get(UIView(), keys[0]) == nil)
    }
  }

  /// The end of a value reads and writes its owner's other values, as libraries' do.
  @Test func theEndOfAValueMayComeBack() {
    withKeys(2) { keys in
      for object in owners {
        var said: [String?] = []
        objc_setAssociatedObject(
          object, keys[0],
          Farewell { [unowned object] in
            said.append(objc_getAssociatedObject(object, keys[0]) as? String)
            objc_setAssociatedObject(object, keys[1], "after", .OBJC_ASSOCIATION_RETAIN)
          }, .OBJC_ASSOCIATION_RETAIN)
        objc_setAssociatedObject(object, keys[0], "new", .OBJC_ASSOCIATION_RETAIN)
        #expect(said == ["new"])
        #expect(objc_getAssociatedObject(object, keys[1]) as? String == "after")
      }
    }
  }

  @Test func aReusedAddressBringsNothingBack() {
    var addresses = Set<ObjectIdentifier>()
    withKeys(1) { keys in
      for index in 0..<10_000 {
        let object: AnyObject =
          switch index % 4 {
          case 0: UIView()
          case 1: UILayoutGuide()
          case 2: NSLayoutConstraint()
          default: Foreign()
          }
        addresses.insert(ObjectIdentifier(object))
        #expect(objc_getAssociatedObject(object, keys[0]) == nil)
        objc_setAssociatedObject(object, keys[0], "mine", .OBJC_ASSOCIATION_COPY_NONATOMIC)
      }
    }
    // AddressSanitizer, under which the short tests run, hands no address out again.
    if ProcessInfo.processInfo.environment["PLUMB_SHORT_TESTS"] == nil {
      #expect(addresses.count < 10_000)
    }
  }

  @Test func theShortWayReachesTheSameObjects() {
    withKeys(2) { keys in
      for owner in owners {
        let value = Value()
        LayoutAssociation.setObject(value, of: owner, keys[0])
        #expect(objc_getAssociatedObject(owner, keys[0]) as? Value === value)
        let other = Value()
        objc_setAssociatedObject(owner, keys[0], other, .OBJC_ASSOCIATION_RETAIN)
        #expect(LayoutAssociation.object(of: owner, keys[0]) === other)
        #expect(LayoutAssociation.object(of: owner, keys[1]) == nil)
        if let view = owner as? UIView {
          #expect(LayoutAssociation.object(of: view, keys[0]) === other)
          LayoutAssociation.setObject(value, of: view, keys[1])
          #expect(objc_getAssociatedObject(owner, keys[1]) as? Value === value)
          LayoutAssociation.setObject(nil, of: view, keys[1])
          #expect(objc_getAssociatedObject(owner, keys[1]) == nil)
        }
        LayoutAssociation.setObject(nil, of: owner, keys[0])
        #expect(objc_getAssociatedObject(owner, keys[0]) == nil)
      }
    }
  }

  /// `Any` keeps what was put in: structs, enums, optionals, functions and types.
  @Test func everyKindOfValueComesBackAsItWas() {
    withKeys(1) { keys in
      for owner in owners {
        func back(_ value: Any) -> Any? {
          objc_setAssociatedObject(owner, keys[0], value, .OBJC_ASSOCIATION_RETAIN)
          return objc_getAssociatedObject(owner, keys[0])
        }
        #expect(back(CGRect(x: 1, y: 2, width: 3, height: 4)) as? CGRect == rect(1, 2, 3, 4))
        #expect(back(Optional(3) as Any) as? Int == 3)
        #expect(back({ 4 } as () -> Int).map { ($0 as? () -> Int)?() } == 4)
        #expect(back(Value.self) as? Value.Type == Value.self)
        #expect(back(NSLayoutConstraint.Attribute.top) as? NSLayoutConstraint.Attribute == .top)
      }
    }
  }

  @Test func valuesHaveNothingToHangOn() {
    withKeys(1) { keys in
      objc_setAssociatedObject(3, keys[0], "three", .OBJC_ASSOCIATION_RETAIN)
      #expect(objc_getAssociatedObject(3, keys[0]) == nil)
      objc_removeAssociatedObjects(3)
    }
  }
}
