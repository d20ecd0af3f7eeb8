import PlumbInterfaceBuilder

/// Parses a text; the error of a document that is refused is what the test looks at.
func parse(_ text: String, limits: MarkupLimits = MarkupLimits()) throws(MarkupError) -> MarkupElement {
  try MarkupElement.parse(Array(text.utf8), file: "test.xib", limits: limits)
}

/// The error that a document meets, or nil where it is accepted.
func fault(_ bytes: [UInt8], limits: MarkupLimits = MarkupLimits()) -> MarkupError? {
  do throws(MarkupError) {
    _ = try MarkupElement.parse(bytes, file: "test.xib", limits: limits)
    return nil
  } catch {
    return error
  }
}

func fault(_ text: String, limits: MarkupLimits = MarkupLimits()) -> MarkupError? {
  fault(Array(text.utf8), limits: limits)
}
