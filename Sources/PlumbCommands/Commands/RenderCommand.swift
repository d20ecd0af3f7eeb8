import Foundation
import Plumb
import PlumbInterfaceBuilder
import PlumbRender

/// `plumb render`: a picture of a document.
struct RenderCommand: ViewIsolated {
  let console: any Console

  private enum Format { case svg, html }

  func run(_ arguments: ParsedArguments) throws -> CommandStatus {
    guard let output = arguments.value("output") else {
      throw UsageError(message: "'render' needs a file to write", hint: "write -o OUT.svg or -o OUT.html")
    }
    let format = try format(of: output)
    let devices = arguments.all("device")
    if format == .svg, devices.count > 1 {
      throw UsageError(message: "an .svg shows one device", hint: "write an .html to see several")
    }
    let requests =
      try devices.isEmpty
      ? [LayoutRequest(arguments, device: nil)] : devices.map { try LayoutRequest(arguments, device: $0) }
    let aspects = arguments.all("show").compactMap(LayoutAspect.init)
    let document = try DocumentFile.read(arguments.operands[0])
    let artist = DocumentArtist(document, requests: requests, aspects: aspects)
    let drawing = try format == .svg ? artist.svg() : artist.html()
    try DocumentFile.write(drawing.text, to: output)
    for finding in drawing.findings { console.writeError("plumb: \(finding)\n") }
    return drawing.findings.isEmpty ? .clean : .findings
  }

  private func format(of path: String) throws(UsageError) -> Format {
    switch URL(fileURLWithPath: path).pathExtension.lowercased() {
    case "svg": return .svg
    case "html", "htm": return .html
    default:
      throw UsageError(
        message: "cannot tell what to write to '\(path)'", hint: "its name ends in .svg or .html")
    }
  }
}
