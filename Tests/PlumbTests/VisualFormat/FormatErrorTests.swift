import Foundation
import Plumb
import Testing

/// Formats that mean nothing, and the column that says so.
@Suite struct FormatErrorTests {
  private let root = UIView()
  private let a = UIView()
  private let b = UIView()

  init() {
    root.addSubview(a)
    root.addSubview(b)
  }

  private func fault(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions = [], lone: Bool = false
  ) -> NSLayoutConstraint.FormatError? {
    do {
      let views: [String: Any] = lone ? ["a": UIView()] : ["a": a, "b": b, "s": "text"]
      let metrics: [String: Any] = ["text": "text", "nan": Double.nan, "n": 5]
      _ = try NSLayoutConstraint.constraints(
        checkingVisualFormat: format, options: options, metrics: metrics, views: views)
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [
    ("", 1), ("|", 2), ("H:", 3), ("||", 2), ("|-|", 3), ("X:[a]", 1), ("h:[a]", 1), ("[a", 3), ("[a]]", 4),
    ("[]", 2), ("[5]", 2), ("[a(]", 4), ("[a()]", 4), ("[a(50]", 6), ("[a(=50)]", 5), ("[a(>50)]", 5),
    ("[a(50@)]", 7), ("[a(50@0)]", 7), ("[a(50@1001)]", 7), ("[a(50@nan)]", 7), ("[a(5.)]", 4),
    ("[a(nan)]", 4),
    ("[a(text)]", 4), ("[a(none)]", 4), ("[none]", 2), ("[s]", 2), ("[a]-", 5), ("[a]-5", 6), ("[a]-5[b]", 6),
    ("[a]--5-[b]", 5), ("[a]-(5-[b]", 7), ("[a]-none-[b]", 5), ("[a]-b-[b]", 5), ("[a]|[b]", 4), ("[a]x", 4),
    ("[a]-(b*2)-[b]", 6), ("[a(b.left)]", 6), ("[a(b/0)]", 6), ("[self.a]", 6), ("|-[a]-|-[b]", 7),
  ])
  func theColumnOfTheFault(format: String, column: Int) {
    #expect(fault(format)?.column == column, "\(format): \(String(describing: fault(format)))")
  }

  @Test func aNumberTooLarge() {
    #expect(fault("[a(" + String(repeating: "9", count: 400) + ")]")?.column == 4)
  }

  @Test func alignmentAlongTheFormat() {
    #expect(fault("[a][b]", .alignAllLeading)?.message.contains("vertical edge") == true)
    #expect(fault("V:[a][b]", .alignAllTop)?.message.contains("horizontal edge") == true)
    #expect(fault("V:[a][b]", .alignAllFirstBaseline) != nil)
    #expect(fault("[a][b]", .init(rawValue: 1 << 7)) != nil)
  }

  @Test func noSuperview() {
    #expect(fault("V:|[a]", lone: true)?.message.contains("doesn't have a superview") == true)
    #expect(fault("V:|[a]", lone: true)?.column == 3)
  }

  /// As UIKit does: the sentence, the format, and a mark below the place.
  @Test func thePlaceIsShown() {
    #expect(
      fault("|-[a(>=50)]-[none]")?.description == """
        Unable to parse constraint format: none is not a key in the views dictionary (column 14)
        |-[a(>=50)]-[none]
                     ^
        """)
  }

  /// Characters, not bytes: the three before the fault are of one column each.
  @Test func columnsCountCharacters() {
    #expect(fault("[é😀ü")?.column == 3)
  }

  @Test func aMegabyteIsReadInOneGo() {
    let format = "|" + String(repeating: "-[a]", count: 250_000) + "-[b"
    let error = fault(format)
    #expect(error?.column == format.count + 1)
    #expect((error?.description.count ?? 0) < 400)
  }

  /// Any text gives constraints or an error.
  @Test func mutatedFormats() {
    var random = SeededNumbers(state: 7)
    let alphabet = Array("HV:|-[]()=<>@,.*/+abn5 \n😀")
    var good = 0
    for _ in 0..<20_000 {
      var characters = Array("V:|-n-[a(>=50@7,<=b*2+n)]-(<=5)-[b]-|")
      for _ in 0...random.below(3) {
        let place = random.below(characters.count)
        switch random.below(3) {
        case 0: characters.remove(at: place)
        case 1: characters.insert(alphabet[random.below(alphabet.count)], at: place)
        default: characters[place] = alphabet[random.below(alphabet.count)]
        }
      }
      if let error = fault(String(characters)) {
        #expect((1...(characters.count + 1)).contains(error.column))
      } else {
        good += 1
      }
    }
    #expect(good > 0)
  }
}
