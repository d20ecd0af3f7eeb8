import Testing

@testable import PlumbRender

@Suite("Escaping")
struct MarkupTextTests {
  @Test("the five characters with a meaning in markup")
  func special() {
    #expect(MarkupText.escape("a < b & c > \"d\" 'e'") == "a &lt; b &amp; c &gt; &quot;d&quot; &#39;e&#39;")
  }

  @Test("what XML 1.0 forbids becomes U+FFFD; tab and line ends become references")
  func forbidden() {
    #expect(MarkupText.escape("a\u{0}b\u{1F}c\u{FFFE}d") == "a\u{FFFD}b\u{FFFD}c\u{FFFD}d")
    #expect(MarkupText.escape("a\tb\nc") == "a&#9;b&#10;c")
  }

  @Test("other scripts stay as they are")
  func scripts() {
    #expect(MarkupText.escape("Grüße, 日本語, مرحبا, 👩‍🍳") == "Grüße, 日本語, مرحبا, 👩‍🍳")
  }
}
