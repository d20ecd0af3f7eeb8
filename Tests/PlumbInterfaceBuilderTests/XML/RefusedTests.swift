import PlumbInterfaceBuilder
import Testing

/// What is not well-formed is refused, with the reason and the place.
@Suite struct RefusedTests {
  @Test(arguments: [
    ("", MarkupError.Kind.empty),
    ("   \n", .missingRoot),
    ("<!-- x -->", .missingRoot),
    ("hello", .textOutsideRoot),
    ("<a/>x", .textOutsideRoot),
    ("<a/><b/>", .secondRoot("b")),
    ("<a></b>", .mismatchedEnd(open: "a", close: "b")),
    ("</a>", .endWithoutStart("a")),
    ("<a x='1' x='2'/>", .duplicateAttribute("x")),
    ("<a>&nbsp;</a>", .unknownEntity("nbsp")),
    ("<a>&averyveryverylongname;</a>", .unknownEntity("averyveryverylongname")),
    ("<a>&#0;</a>", .invalidReference("#0")),
    ("<a>&#xD800;</a>", .invalidReference("#xD800")),
    ("<a>&#x110000;</a>", .invalidReference("#x110000")),
    ("<a>&#99999999;</a>", .invalidReference("#99999999")),
    ("<a>&#-1;</a>", .invalidReference("#-1")),
    ("<a>&#x;</a>", .invalidReference("#x")),
    ("<a>]]></a>", .misplaced("]]> in text")),
    ("<![CDATA[x]]><a/>", .misplaced("a CDATA section")),
    ("<a><?xml version='1.0'?></a>", .misplaced("an XML declaration")),
    (" <?xml version='1.0'?><a/>", .misplaced("an XML declaration")),
    ("<a/><!DOCTYPE a>", .misplaced("a document type")),
    ("<!DOCTYPE a><!DOCTYPE a><a/>", .misplaced("a document type")),
    ("<!DOCTYPE a [<!ENTITY b 'c'>]><a>&b;</a>", .documentTypeWithSubset),
    ("<a><!-- -- --></a>", .misplaced("-- inside a comment")),
    ("<?xml version='1.0' encoding='UTF-16'?><a/>", .unsupportedEncoding("UTF-16")),
    ("<?xml version='1.0' encoding='ISO-8859-1'?><a/>", .unsupportedEncoding("ISO-8859-1")),
    ("<a\u{1}/>", .illegalCharacter(1)),
    ("<a>\u{0}</a>", .illegalCharacter(0)),
    ("<a>\u{FFFE}</a>", .illegalCharacter(0xFFFE)),
    ("<a>\u{FFFF}</a>", .illegalCharacter(0xFFFF)),
  ])
  func reason(_ text: String, _ kind: MarkupError.Kind) {
    #expect(fault(text)?.kind == kind)
  }

  @Test(arguments: [
    "<", "<a", "<a x", "<a x=", "<a x='", "<a x='1'", "<a/", "<a>", "<a>x", "<a><b></b>", "<a><!", "<a><!--",
    "<a><!-- --", "<a><![CDATA[ ]]", "<a><?pi", "<a></", "<a></a", "<!DOCTYPE", "<!DOCTYPE a", "<?xml",
    "<?xml version='1.0'", "<a>&", "<a>&lt", "<a>&#", "<1/>", "<a 1='2'/>", "<a x=1/>", "<a x='1'y='2'/>",
    "<a x='<'/>", "<a / >", "< a/>", "<a>&</a>", "<a>& b</a>", "<a>&;</a>", "<?xml?><a/>",
    "<?xml encoding='UTF-8'?><a/>", "<?xml version='2.0'?><a/>", "<a><!ELEMENT b></a>", "<a></ a>",
    "<!DOCTYPE a SYSTEM><a/>", "<!DOCTYPE a SYSTEM 'x><a/>", "<?pi<a/>",
  ])
  func refused(_ text: String) {
    #expect(fault(text) != nil)
  }

  @Test func errorNamesFileLineColumnAndElement() {
    let error = fault("<a>\n <b>\n  <c></b></a>")
    #expect(error?.position == MarkupPosition(line: 3, column: 6))
    #expect(error?.element == "c")
    #expect(error?.description == "test.xib:3:6: </b> where </c> is expected (in <c>)")
  }

  @Test func everyPrefixOfADocumentIsRefused() {
    let text = "<?xml version=\"1.0\"?><!--c--><a x='&lt;'><b>é&#65;</b><![CDATA[y]]><?p q?></a>"
    let bytes = Array(text.utf8)
    for count in 0..<bytes.count {
      #expect(fault(Array(bytes[..<count])) != nil, "first \(count) bytes")
    }
    #expect(fault(bytes) == nil)
  }
}
