/// One element over the frames of an animation.
struct MovingElement {
  let name: String
  let text: String?
  let key: String?
  /// The attributes' values, frame by frame; `nil` in frames without the element.
  var attributes: [(name: String, values: [String?])]
  var isPresent: [Bool]
  var children: [MovingElement] = []

  /// Puts the pictures of all frames together: elements that are the same thing become one that moves.
  static func merge(_ frames: [[SVGElement]?]) -> [MovingElement] {
    var order: [String] = []
    var found: [String: [SVGElement?]] = [:]
    for (frame, elements) in frames.enumerated() {
      var previous: String?
      for (label, element) in labelled(elements ?? []) {
        if found[label] == nil {
          found[label] = Array(repeating: nil, count: frames.count)
          // A new element comes behind the one that it follows here.
          let place = previous.flatMap { previous in order.lastIndex { $0 == previous } }
          order.insert(label, at: place.map { $0 + 1 } ?? 0)
        }
        found[label]?[frame] = element
        previous = label
      }
    }
    return order.compactMap { label in found[label].flatMap(moving) }
  }

  private static func moving(_ frames: [SVGElement?]) -> MovingElement? {
    guard let sample = frames.lazy.compactMap({ $0 }).first else { return nil }
    var names = sample.attributes.map(\.name)
    for element in frames.lazy.compactMap({ $0 }) {
      for (name, _) in element.attributes where !names.contains(name) { names.append(name) }
    }
    let attributes = names.map { name in
      (
        name,
        frames.map { element in
          element.map { $0.attributes.first { $0.name == name }?.value ?? standard[name] ?? "" }
        }
      )
    }
    var result = MovingElement(
      name: sample.name, text: sample.text, key: sample.key, attributes: attributes,
      isPresent: frames.map { $0 != nil })
    result.children = merge(frames.map { $0?.children })
    return result
  }

  /// What an attribute is worth that is not written.
  private static let standard = [
    "opacity": "1", "fill-opacity": "1", "stroke-opacity": "1", "stroke-width": "1", "rx": "0",
    "transform": "translate(0 0)",
  ]

  /// The elements with what tells them from their siblings: the view's name, or what kind of thing it is and the how
  /// manieth of these.
  private static func labelled(_ elements: [SVGElement]) -> [(String, SVGElement)] {
    var counts: [String: Int] = [:]
    return elements.map { element in
      if let key = element.key { return (key, element) }
      var kind = element.name
      for (name, value) in element.attributes where standard[name] == nil {
        kind += " " + name
        if name == "d" { kind += String(value.filter(\.isLetter)) }
        if name == "id" || name == "clip-path" { kind += value }
      }
      if let text = element.text { kind += " " + text }
      // A clip's group is known by the view in it.
      counts[kind, default: 0] += 1
      return ("\(kind) #\(counts[kind] ?? 0)", element)
    }
  }
}
