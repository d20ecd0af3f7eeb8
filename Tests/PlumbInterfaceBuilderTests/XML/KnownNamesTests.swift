import Testing

@testable import PlumbInterfaceBuilder

/// The table of names against the list that it is made of, and what is looked up by it against the names themselves.
@Suite struct KnownNamesTests {
  @Test func namesAreFoundAndOthersAreNot() {
    let table = KnownNames.shared
    let all = Set(KnownNames.all)
    #expect(all.count == KnownNames.all.count)
    for (number, name) in KnownNames.all.enumerated() {
      #expect(table.number(of: name) == Int16(number))
      #expect(table[Int16(number)] == name)
      // One byte changed, dropped or added, in every place.
      let bytes = Array(name.utf8)
      for place in bytes.indices {
        var changed = bytes
        changed[place] ^= 1
        var shorter = bytes
        shorter.remove(at: place)
        for other in [changed, shorter, bytes + [bytes[place]]] {
          let text = String(decoding: other, as: UTF8.self)
          #expect((table.number(of: text) != KnownNames.none) == all.contains(text))
        }
      }
    }
    #expect(table.number(of: "") == KnownNames.none)
  }

  /// The names may stand at the very end of the bytes, or before others.
  @Test func namesAreFoundWhereverTheyStand() {
    for name in KnownNames.all {
      for (before, after) in [(0, 0), (3, 0), (0, 1), (1, 20)] {
        let bytes = Array(repeating: UInt8(ascii: "z"), count: before) + Array(name.utf8)
        let text = bytes + Array(repeating: UInt8(ascii: "="), count: after)
        let number = text.withUnsafeBytes {
          KnownNames.shared.number(of: $0, from: before, to: bytes.count)
        }
        #expect(number == KnownNames.shared.number(of: name))
      }
    }
  }

  /// Nothing but a good name is in the table, since what is found there is not looked at again.
  @Test func allAreNames() throws {
    for name in KnownNames.all { #expect(try parse("<\(name) \(name)=''/>").name == name) }
  }

  /// What is ignored is found by numbers; here the vocabulary is sets of its words.
  @Test func vocabularyIsTheSameByNumbers() {
    func words(_ text: some StringProtocol) -> Set<String> {
      Set(text.split { $0 == " " || $0 == "\n" }.map { String($0) })
    }
    let everywhere = words(Vocabulary.everywhere)
    let irrelevant = words(Vocabulary.irrelevant)
    var known: [String: Set<String>] = [:]
    for (text, shared) in [(Vocabulary.plain, words("")), (Vocabulary.views, words(Vocabulary.anyView))] {
      for line in text.split(separator: "\n") {
        let parts = line.split(separator: ":", maxSplits: 1)
        for name in words(parts[0]) {
          known[name, default: everywhere].formUnion(shared)
          if parts.count == 2 { known[name]?.formUnion(words(parts[1])) }
        }
      }
    }
    let attributes = known.values.reduce(everywhere) { $0.union($1) }
    for word in attributes.union(irrelevant).union(known.keys) {
      #expect(KnownNames.shared.number(of: word) != KnownNames.none, "\(word)")
    }
    let index = VocabularyIndex.shared
    for name in KnownNames.all + ["unheardOf"] {
      switch index.meaning(of: MarkupElement(name: name)) {
      case .irrelevant: #expect(irrelevant.contains(name))
      case .unknown: #expect(known[name] == nil && !irrelevant.contains(name))
      case .known(let row):
        #expect(!irrelevant.contains(name))
        let found = Set(
          (KnownNames.all + ["unheardOf"]).filter {
            index.knows(MarkupAttribute(name: $0, value: ""), inRow: row)
          })
        #expect(found == known[name])
      }
    }
  }

  @Test func kindsAreThoseOfTheNames() {
    for kind in ViewKind.allCases where kind != .other {
      #expect(ViewReader.kind(of: MarkupElement(name: kind.rawValue)) == kind)
    }
    for name in ["other", "unheardOf", "constraint", "toggle"] {
      #expect(ViewReader.kind(of: MarkupElement(name: name)) == .other)
    }
  }

  @Test func aRenamedAttributeHasTheNumberOfItsName() {
    var attribute = MarkupAttribute(name: "id", value: "a")
    attribute.name = "constant"
    #expect(attribute == MarkupAttribute(name: "constant", value: "a"))
  }
}
