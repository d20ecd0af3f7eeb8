import PlumbInterfaceBuilder
import PlumbLayout

/// How a command line asks for a document to be laid out.
struct LayoutRequest: Sendable {
  var options = ImportOptions()
  /// The only root wanted; nil for all.
  var root: String?
  /// The device as it was asked for: several names may mean one.
  var deviceName: String?

  /// Reads the options that `layout` and `render` share. `device` stands in for the option of that name.
  init(_ arguments: ParsedArguments, device: String?) throws {
    root = arguments.value("root")
    options.isRightToLeft = arguments.has("rtl")
    if arguments.value("content") == "recorded" { options.content = .recorded }
    if let device {
      let found = try Self.device(device)
      options.device = found
      deviceName = found.names.first { $0.lowercased() == device.lowercased() } ?? found.name
    }
    if let size = arguments.value("size") { options.size = try Self.size(size) }
  }

  /// The layout that Interface Builder recorded.
  static let recorded: LayoutRequest = {
    var request = LayoutRequest()
    request.options.content = .recorded
    return request
  }()

  private init() {}

  static func device(_ name: String) throws(UsageError) -> Device {
    switch DeviceLookup(name) {
    case .found(let device): return device
    case .unknown(let suggestions):
      let near = suggestions.prefix(4).map { "'\($0)'" }.joined(separator: ", ")
      throw UsageError(
        message: "there is no device '\(name)'",
        hint: near.isEmpty ? "'plumb devices' lists them" : "did you mean \(near)?")
    }
  }

  /// The largest width or height that may be asked for.
  private static let greatestLength = 100_000.0

  static func size(_ text: String) throws(UsageError) -> Size {
    let parts = text.lowercased().replacing("×", with: "x").split(
      separator: "x", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Double($0) }
    guard parts.count == 2, numbers.count == 2 else {
      throw UsageError(message: "--size cannot be '\(text)'", hint: "write width and height such as 320x568")
    }
    guard numbers.allSatisfy({ $0 > 0 && $0 <= greatestLength }) else {
      throw UsageError(
        message: "--size cannot be '\(text)'", hint: "width and height lie above 0 and up to 100000 points")
    }
    return Size(width: numbers[0], height: numbers[1])
  }
}
