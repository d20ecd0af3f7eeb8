import Foundation

#if canImport(ObjectiveC)
import ObjectiveC
#endif

/// A value that lives and dies with the object it is hung on.
///
/// One constant of this type stands for one property:
///
/// ```swift
/// private let keys = AssociatedValue<String>()
/// keys[view] = "title"
/// ```
nonisolated public final class AssociatedValue<Value>: @unchecked Sendable {
  // The address of the constant is the key, so it needs no storage of its own, and is never written: sharing is safe.
  public init() {}

  @usableFromInline var key: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()) }

  /// The value that hangs on `owner`; setting `nil` takes it away.
  @inlinable
  public subscript(owner: AnyObject) -> Value? {
    get {
      guard let value = objc_getAssociatedObject(owner, key) else { return nil }
      // The same as `as?`, for less where the value is of the very type.
      func open<Stored>(_ stored: Stored) -> Value? {
        Stored.self == Value.self ? unsafeBitCast(stored, to: Value.self) : stored as? Value
      }
      return _openExistential(value, do: open)
    }
    set { objc_setAssociatedObject(owner, key, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }
}

extension AssociatedValue where Value: AnyObject {
  /// The object that hangs on `owner`; setting `nil` takes it away.
  @inlinable
  public subscript(owner: AnyObject) -> Value? {
    get {
      #if canImport(ObjectiveC)
      return objc_getAssociatedObject(owner, key) as? Value
      #else
      // Nobody else has the key, so the object is of the type.
      return LayoutAssociation.object(of: owner, key).map { unsafeDowncast($0, to: Value.self) }
      #endif
    }
    set {
      #if canImport(ObjectiveC)
      objc_setAssociatedObject(owner, key, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      #else
      LayoutAssociation.setObject(newValue, of: owner, key)
      #endif
    }
  }

  /// The object that hangs on a view: the same, without asking what `owner` is.
  @inlinable
  public subscript(owner: NotationView) -> Value? {
    get {
      #if canImport(ObjectiveC)
      return self[owner as AnyObject]
      #else
      return LayoutAssociation.object(of: owner, key).map { unsafeDowncast($0, to: Value.self) }
      #endif
    }
    set {
      #if canImport(ObjectiveC)
      self[owner as AnyObject] = newValue
      #else
      LayoutAssociation.setObject(newValue, of: owner, key)
      #endif
    }
  }
}
