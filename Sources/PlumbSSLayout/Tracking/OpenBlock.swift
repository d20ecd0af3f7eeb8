/// The `activateConstraints` that is running.
///
/// Nearly every constraint is made in the block of its first view, which so is spared to look for its list.
struct OpenBlock {
  private let view: ObjectIdentifier
  private let list: TrackingList
  /// Where the block was written.
  let place: WrittenPlace

  /// The innermost block that is running; `nil` outside of any.
  static var innermost: UnsafeMutablePointer<OpenBlock>? { openBlocks.innermost }

  /// The view's list, if the block is the view's.
  func list(of view: NotationView) -> TrackingList? { self.view == ObjectIdentifier(view) ? list : nil }

  /// Runs `body` as a block of the view.
  static func run(_ view: NotationView, _ list: TrackingList, _ place: WrittenPlace, _ body: () -> Void) {
    var block = OpenBlock(view: ObjectIdentifier(view), list: list, place: place)
    openBlocks.withValue(&block) { _ in body() }
  }
}

nonisolated private let openBlocks = ThreadSlot<OpenBlock>()
