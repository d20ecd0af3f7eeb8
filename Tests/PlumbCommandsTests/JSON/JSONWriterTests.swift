import Foundation
import Testing

@testable import PlumbCommands

@Suite("JSON")
struct JSONWriterTests {
  @Test(
    "numbers are written as short as they read back",
    arguments: [
      (0.0, "0"), (-0.0, "0"), (20.0, "20"), (20.5, "20.5"), (1.0 / 3, "0.3333333333333333"),
      (1e300, "1e+300"),
      (.infinity, "null"), (.nan, "null"),
    ])
  func numbers(value: Double, text: String) {
    #expect(JSONWriter.digits(value) == text)
  }

  @Test(
    "strings are escaped so that any parser reads them back",
    arguments: ["", "a\"b\\c", "tab\t\u{1}\u{7F}", "ü 日 👩‍🍳", "\u{2028}"])
  func strings(text: String) throws {
    let document = JSONWriter.document(.array([.string(text)]))
    let read = try JSONSerialization.jsonObject(with: Data(document.utf8)) as? [String]
    #expect(read == [text])
  }

  @Test("keys keep their order, plain arrays stay on a line")
  func shape() {
    let value = JSONValue.object([
      .init("z", .numbers([1, 2.5])), .init("a", .array([.object([]), .null])), .init("m", .array([])),
    ])
    #expect(
      JSONWriter.document(value) == """
        {
          "z": [1, 2.5],
          "a": [
            {},
            null
          ],
          "m": []
        }

        """)
  }
}
