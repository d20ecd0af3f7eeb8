/// The `activateConstraints` that is running.
///
/// Nearly every constraint is made in the block of its first view, which so is spared to look for its list.
struct OpenBlock {
  private let view: ObjectIdentifier
  private let list: TrackingList
  private let place: WrittenPlace

  /// Where the innermost block that is running was written.
  static var place: WrittenPlace? { openBlocks.innermost?.pointee.place }

  /// The view's list, if the innermost block that is running is the view's.
  static func list(of view: NotationView) -> TrackingList? {
    guard let block = openBlocks.innermost, block.pointee.view == ObjectIdentifier(view) else { return nil }
    return block.pointee.list
  }

  /// Runs `body` as a block of the view.
  static func run(_ view: NotationView, _ list: TrackingList, _ place: WrittenPlace, _ body: () -> Void) {
    var block = OpenBlock(view: ObjectIdentifier(view), list: list, place: place)
    openBlocks.withValue(&block) { _ in body() }
  }
}

nonisolated private let openBlocks = ThreadSlot<OpenBlock>()
