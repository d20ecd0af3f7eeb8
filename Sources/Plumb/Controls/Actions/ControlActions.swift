/// What a control runs at its events.
struct ControlActions: ViewIsolated {
  private struct Entry {
    var events: UIControl.Event
    var identifier: UIAction.Identifier?
    var target: ObjectIdentifier?
    var run: (UIControl) -> Void
  }

  private var entries: [Entry] = []

  var events: UIControl.Event { entries.reduce(into: []) { $0.formUnion($1.events) } }

  /// An action that is registered already moves to the new events as well, and is replaced by the new one.
  mutating func add(_ action: UIAction, _ events: UIControl.Event) {
    var events = events
    if let index = entries.firstIndex(where: { $0.identifier == action.identifier }) {
      events.formUnion(entries[index].events)
      entries.remove(at: index)
    }
    entries.append(
      Entry(events: events, identifier: action.identifier, target: nil) { action.run(from: $0) })
  }

  mutating func add(_ target: AnyObject, _ events: UIControl.Event, run: @escaping (UIControl) -> Void) {
    entries.append(
      Entry(events: events, identifier: nil, target: ObjectIdentifier(target), run: run))
  }

  mutating func remove(_ identifier: UIAction.Identifier, _ events: UIControl.Event) {
    remove(events) { $0.identifier == identifier }
  }

  mutating func remove(_ target: AnyObject?, _ events: UIControl.Event) {
    let identity = target.map(ObjectIdentifier.init)
    remove(events) { $0.identifier == nil && (identity == nil || $0.target == identity) }
  }

  private mutating func remove(_ events: UIControl.Event, where matches: (Entry) -> Bool) {
    for index in entries.indices where matches(entries[index]) { entries[index].events.subtract(events) }
    entries.removeAll { $0.events.isEmpty }
  }

  func send(_ events: UIControl.Event, from control: UIControl) {
    for entry in entries where !entry.events.isDisjoint(with: events) { entry.run(control) }
  }
}
