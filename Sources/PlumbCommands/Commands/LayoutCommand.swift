import Plumb

/// `plumb layout`: the frames of a document.
struct LayoutCommand: ViewIsolated {
  let console: any Console

  func run(_ arguments: ParsedArguments) throws -> CommandStatus {
    let request = try LayoutRequest(arguments, device: arguments.value("device"))
    let document = try DocumentFile.read(arguments.operands[0])
    let result = try DocumentLayout(document, request).result()
    let isJSON = arguments.value("format") == "json"
    console.write(isJSON ? LayoutJSONReport.text(result) : LayoutTextReport.text(result))
    return result.hasFindings ? .findings : .clean
  }
}
