/// Finds what a mistyped word may have meant.
enum Spelling {
  /// The candidate nearest to a word, if one is near enough to be meant; the first of equals.
  static func nearest(to word: String, among candidates: [String]) -> String? {
    let typed = Array(word.lowercased().prefix(64))
    guard !typed.isEmpty else { return nil }
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
      let meant = Array(candidate.lowercased())
      let isPrefix = typed.count >= 2 && meant.starts(with: typed)
      let distance = isPrefix ? 1 : Self.distance(typed, meant)
      guard distance <= max(1, min(typed.count, meant.count) / 3) || isPrefix else { continue }
      if distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.candidate
  }

  /// Insertions, deletions, replacements and swaps of neighbours from one word to the other.
  static func distance(_ first: [Character], _ second: [Character]) -> Int {
    var beforeLast = [Int](repeating: 0, count: second.count + 1)
    var last = Array(0...second.count)
    for row in first.indices {
      var current = [row + 1] + [Int](repeating: 0, count: second.count)
      for column in second.indices {
        let replaced = last[column] + (first[row] == second[column] ? 0 : 1)
        var least = min(replaced, last[column + 1] + 1, current[column] + 1)
        let isSwap =
          row > 0 && column > 0 && first[row] == second[column - 1] && first[row - 1] == second[column]
        if isSwap { least = min(least, beforeLast[column - 1] + 1) }
        current[column + 1] = least
      }
      beforeLast = last
      last = current
    }
    return last[second.count]
  }
}
