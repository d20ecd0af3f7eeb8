// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Masonry's.

/// The class of the engine's constraints that Masonry makes; only those are matched by an update.
open class MASLayoutConstraint: NSLayoutConstraint, MASKeyHolder {
  open var mas_key: Any? {
    get { storedKey?.value }
    set { storedKey = newValue.map(Key.init) }
  }

  var storedKey: Key?
  /// The constraint's place in its first item's record, -1 outside of one.
  var slot = -1
  /// When the constraint was installed or updated last, in the count of the record.
  var serial = 0

  #if canImport(Darwin)
  private var place: (fileID: String, line: UInt)?
  // UIKit and AppKit hand out the items unretained, so there are links of our own.
  private var links: (item: ItemLink, target: ItemLink)?

  var liveItem: AnyObject? { links.map { $0.item.item } ?? firstItem }
  var liveTarget: AnyObject? { links.map { $0.target.item } ?? secondItem }
  #else
  /// The first item, `nil` once it is gone.
  var liveItem: AnyObject? { firstItem }
  /// The second item, `nil` once it is gone.
  var liveTarget: AnyObject? { secondItem }
  #endif

  /// Remembers what the constraint was made of, and the line of the program that it stands for.
  func note(_ item: AnyObject, _ target: AnyObject?, _ fileID: String, _ line: UInt) {
    #if canImport(Darwin)
    place = (fileID, line)
    links = (ItemLink(item), ItemLink(target))
    #else
    markWritten(fileID, line)
    #endif
  }

  private var written: String? {
    #if canImport(Darwin)
    place.map { "\($0.fileID):\($0.line)" }
    #else
    sourceLocation?.description
    #endif
  }

  /// The constraint as one equation, with the line that it was written on:
  /// `<MASLayoutConstraint:gap UIView:title.top == UIView:icon.bottom * 2 + 8 ^low> (App/Screen.swift:12)`.
  ///
  /// Keys stand for addresses; a multiplier of 1, a constant of 0 beside a second item and the priority *required*
  /// are left out.
  nonisolated open override var description: String { assumingIsolation { equation } }

  private var equation: String {
    let equation = Equation(
      first: sideName(liveItem, firstAttribute), relation: relation,
      second: secondAttribute == .notAnAttribute ? nil : sideName(liveTarget, secondAttribute),
      multiplier: multiplier, constant: constant, priority: priority)
    let text = "<\(itemName(self)) \(equation)>"
    return written.map { "\(text) (\($0))" } ?? text
  }
}
