/// What a name that somebody typed means.
public enum DeviceLookup: Sendable, Hashable {
  case found(Device)
  /// No device, or several; the nearest names, best first.
  case unknown(suggestions: [String])

  /// Looks a name up: an id or a full name before a part of one, whatever the case and punctuation.
  ///
  /// A part of a name counts where it means one device only.
  public init(_ text: String) {
    let wanted = Self.plain(text)
    guard !wanted.isEmpty, wanted.utf8.count <= 100 else {
      self = .unknown(suggestions: [])
      return
    }
    let exact = Device.all.first { device in
      Self.plain(device.id) == wanted || device.names.contains { Self.plain($0) == wanted }
    }
    if let exact {
      self = .found(exact)
      return
    }
    let partial = Device.all.filter { device in
      device.names.contains { Self.plain($0).contains(wanted) }
    }
    if partial.count == 1 {
      self = .found(partial[0])
      return
    }
    self = .unknown(suggestions: Self.suggestions(for: wanted))
  }

  /// Letters and digits in lower case. `(3rd generation)` and `(3rd gen)` are one.
  private static func plain(_ text: String) -> String {
    let letters = text.lowercased().filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    guard letters.hasSuffix("generation") else { return letters }
    return letters.dropLast("eration".count) + ""
  }

  private static func suggestions(for wanted: String) -> [String] {
    var ranked: [(distance: Int, order: Int, name: String)] = []
    for name in Device.all.flatMap(\.names) {
      let plain = plain(name)
      let distance = plain.contains(wanted) ? 0 : editDistance(Array(wanted.utf8), Array(plain.utf8))
      if distance <= max(3, wanted.utf8.count / 3) { ranked.append((distance, ranked.count, name)) }
    }
    ranked.sort { ($0.distance, $0.order) < ($1.distance, $1.order) }
    return ranked.prefix(5).map(\.name)
  }

  /// Levenshtein's distance: insertions, deletions and replacements of single bytes.
  private static func editDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var row = Array(0...b.count)
    for (i, byte) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for j in 0..<b.count {
        let next = min(row[j] + 1, row[j + 1] + 1, diagonal + (byte == b[j] ? 0 : 1))
        diagonal = row[j + 1]
        row[j + 1] = next
      }
    }
    return row[b.count]
  }
}
