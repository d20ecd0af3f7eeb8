/// Finds the names that Interface Builder writes, by their bytes, so that nearly no name of a document is made anew.
///
/// The table is made once and never changes, and its parts are not counted: documents are read on all cores, which
/// would wait for each other at every count.
struct KnownNames: @unchecked Sendable {
  /// The number of a name that is not in the table.
  static let none: Int16 = -1

  static let shared = KnownNames(all)

  /// Numbers of names by the highest bits of their hash, the next free place for each; -1 where there is none.
  private let places: UnsafeMutablePointer<Int16>
  private let shift: UInt64
  private let mask: Int
  private let strings: UnsafeMutablePointer<String>
  private let spellings: UnsafeMutablePointer<Spelling>
  /// The bytes of all names, one after the other.
  private let bytes: UnsafeMutablePointer<UInt8>
  let count: Int

  /// What tells a name from others: its first and last eight bytes, its length, and where the bytes are.
  private struct Spelling {
    var first: UInt64
    var last: UInt64
    var start: Int32
    var count: Int32
  }

  private init(_ names: [String]) {
    count = names.count
    var bits: UInt64 = 8
    while 1 << bits < names.count * 4 { bits += 1 }
    shift = 64 - bits
    mask = 1 << bits - 1
    places = .allocate(capacity: mask + 1)
    places.initialize(repeating: Self.none, count: mask + 1)
    strings = .allocate(capacity: count)
    spellings = .allocate(capacity: count)
    bytes = .allocate(capacity: names.reduce(8) { $0 + $1.utf8.count })
    var end = 0
    for (number, name) in names.enumerated() {
      let start = end
      for byte in name.utf8 {
        bytes[end] = byte
        end += 1
      }
      (strings + number).initialize(to: name)
      let spelling = UnsafeRawBufferPointer(start: bytes + start, count: end - start)
      let (first, last) = Self.ends(of: spelling, from: 0, to: end - start)
      (spellings + number).initialize(
        to: Spelling(first: first, last: last, start: Int32(start), count: Int32(end - start)))
      var place = Self.hash(first, last, end - start) >> shift
      while places[Int(place)] != Self.none { place = (place + 1) & UInt64(mask) }
      places[Int(place)] = Int16(number)
    }
  }

  /// The first and the last eight bytes of a name; zeros after a shorter one.
  @inline(__always)
  private static func ends(of bytes: UnsafeRawBufferPointer, from start: Int, to end: Int) -> (UInt64, UInt64)
  {
    if end - start >= 8 {
      return (
        bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self),
        bytes.loadUnaligned(fromByteOffset: end - 8, as: UInt64.self)
      )
    }
    if start + 8 <= bytes.count {
      let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self))
      return ((word & (1 << UInt64(8 * (end - start)) - 1)).littleEndian, 0)
    }
    var word: UInt64 = 0
    for place in (start..<end).reversed() { word = word << 8 | UInt64(bytes[place]) }
    return (word.littleEndian, 0)
  }

  /// The table is fixed, so no document can make its names collide: any hash will do that is quick.
  @inline(__always)
  private static func hash(_ first: UInt64, _ last: UInt64, _ count: Int) -> UInt64 {
    ((first &* 0x9E37_79B9_7F4A_7C15) ^ last ^ UInt64(count)) &* 0xD6E8_FEB8_6659_FD93
  }

  /// The number of the name that stands in a range of bytes.
  @inline(__always)
  func number(of text: UnsafeRawBufferPointer, from start: Int, to end: Int) -> Int16 {
    let (first, last) = Self.ends(of: text, from: start, to: end)
    var place = Int(Self.hash(first, last, end - start) >> shift)
    while true {
      let number = places[place]
      if number == Self.none { return number }
      let spelling = spellings[Int(number)]
      if spelling.first == first, spelling.last == last, Int(spelling.count) == end - start,
        isEqual(text, from: start + 8, to: end - 8, at: Int(spelling.start) + 8)
      {
        return number
      }
      place = (place &+ 1) & mask
    }
  }

  /// The number of a name.
  func number(of name: String) -> Int16 {
    var copy = name
    return copy.withUTF8 { number(of: UnsafeRawBufferPointer($0), from: 0, to: $0.count) }
  }

  subscript(_ number: Int16) -> String { strings[Int(number)] }

  /// Whether what lies between the ends of two names is the same.
  @inline(__always)
  private func isEqual(_ text: UnsafeRawBufferPointer, from start: Int, to end: Int, at own: Int) -> Bool {
    var k = 0
    while start + k < end {
      if text[start + k] != bytes[own + k] { return false }
      k += 1
    }
    return true
  }
}
