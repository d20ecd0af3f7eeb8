/// Damages documents in ways that files get damaged, the same ways for the same seed.
struct Mutation {
  private var random: SplitMix

  init(seed: UInt64) { random = SplitMix(seed: seed) }

  /// A damaged copy: one to three blows to the bytes.
  mutating func damaged(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0...Int(random.next() % 3) { strike(&bytes) }
    return bytes
  }

  private mutating func index(_ count: Int) -> Int { count == 0 ? 0 : Int(random.next() % UInt64(count)) }

  private mutating func strike(_ bytes: inout [UInt8]) {
    guard !bytes.isEmpty else { return }
    let place = index(bytes.count)
    switch random.next() % 12 {
    case 0: bytes.removeSubrange(place...)
    case 1: bytes[place] = UInt8(truncatingIfNeeded: random.next())
    case 2: bytes.remove(at: place)
    case 3: bytes.insert(contentsOf: Array("<?xml-stylesheet x?>".utf8), at: place)
    case 4: bytes.insert(contentsOf: [0xED, 0xA0, 0x80], at: place)
    case 5: bytes.insert(0, at: place)
    case 6: bytes.insert(contentsOf: Array("&unknown;".utf8), at: place)
    case 7:
      let end = min(bytes.count, place + 1 + index(200))
      bytes.insert(contentsOf: bytes[place..<end], at: place)
    case 8: replaceNumber(&bytes, from: place)
    case 9: exchangeID(&bytes, from: place)
    case 10: dropTag(&bytes, from: place)
    default: bytes.insert(contentsOf: Array("<![CDATA[ <a> ]]>".utf8), at: place)
    }
  }

  /// Puts something that is no number, or a huge one, where the next number stands.
  private mutating func replaceNumber(_ bytes: inout [UInt8], from place: Int) {
    guard let start = bytes[place...].firstIndex(where: { (48...57).contains($0) }) else { return }
    let end = bytes[start...].firstIndex { !(48...57).contains($0) } ?? bytes.count
    let texts = [
      "nan", "-1e308", "1e999", "99999999999999999999", "", "0x10", "-", "1:0", "infinite", "0", "-5",
    ]
    bytes.replaceSubrange(start..<end, with: Array(texts[index(texts.count)].utf8))
  }

  /// Makes an id another one that occurs: references then go in circles or to nothing.
  private mutating func exchangeID(_ bytes: inout [UInt8], from place: Int) {
    let quoted = bytes.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
    guard quoted.count > 3 else { return }
    let values = stride(from: 1, to: quoted.count, by: 2).map { quoted[$0] }
    let source = values[index(values.count)]
    guard let start = bytes[place...].firstIndex(of: UInt8(ascii: "\"")), start + 1 < bytes.count,
      let end = bytes[(start + 1)...].firstIndex(of: UInt8(ascii: "\""))
    else { return }
    bytes.replaceSubrange((start + 1)..<end, with: Array(source))
  }

  private mutating func dropTag(_ bytes: inout [UInt8], from place: Int) {
    guard let start = bytes[place...].firstIndex(of: UInt8(ascii: "<")),
      let end = bytes[start...].firstIndex(of: UInt8(ascii: ">"))
    else { return }
    bytes.removeSubrange(start...end)
  }
}
