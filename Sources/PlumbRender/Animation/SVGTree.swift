/// An element of an SVG picture, with what it holds.
struct SVGElement {
  let name: String
  var attributes: [(name: String, value: String)]
  var text: String?
  var children: [SVGElement] = []
  /// The name of the view that the element stands for.
  var key: String?
}

/// Takes display items as a tree of elements.
struct SVGTree: SVGSink {
  private var levels: [[SVGElement]] = [[]]
  private var opened: [SVGElement] = []
  private var keys: [String] = []
  private var pendingKey: String?
  private var clips: [String: Int] = [:]

  var elements: [SVGElement] { levels[0] }

  mutating func open(_ name: String, _ attributes: Attributes) {
    opened.append(SVGElement(name: name, attributes: attributes, key: name == "g" ? pendingKey : nil))
    if name == "g" { pendingKey = nil }
    levels.append([])
  }

  mutating func close(_ name: String) {
    var element = opened.removeLast()
    element.children = levels.removeLast()
    levels[levels.count - 1].append(element)
  }

  mutating func element(_ name: String, _ attributes: Attributes) {
    levels[levels.count - 1].append(SVGElement(name: name, attributes: attributes))
  }

  mutating func element(_ name: String, _ attributes: Attributes, text content: String) {
    levels[levels.count - 1].append(SVGElement(name: name, attributes: attributes, text: content))
  }

  /// Counted within the view, so that the ids stay the same when others come and go.
  mutating func newClipID() -> String {
    let key = keys.last ?? "c"
    clips[key, default: 0] += 1
    return "\(key)-\(clips[key] ?? 0)"
  }

  mutating func enter(_ key: String) {
    keys.append(key)
    pendingKey = key
  }

  mutating func leave() { keys.removeLast() }
}
