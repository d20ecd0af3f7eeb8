import PlumbInterfaceBuilder
import PlumbLayout

/// The table of devices.
struct DevicesReport {
  static func text() -> String {
    var table = TextTable([.left, .left, .right, .left, .left, .left])
    table.add(["name", "id", "size", "scale", "safe area", "in landscape"])
    for device in Device.all {
      let size = device.portraitSize
      table.add([
        device.name, device.id, "\(ShortNumber.text(size.width)) × \(ShortNumber.text(size.height))",
        "@\(ShortNumber.text(device.scale))x", text(device.safeArea(.portrait)),
        text(device.safeArea(.landscape)),
      ])
      for name in device.names.dropFirst() { table.add(["  \(name)", "", "", "", "", ""]) }
    }
    return (table.lines() + ["", "Safe areas are top, left, bottom, right, in points."]).joined(
      separator: "\n") + "\n"
  }

  static func json() -> String {
    JSONWriter.document(.array(Device.all.map(value)))
  }

  private static func value(_ device: Device) -> JSONValue {
    .object([
      .init("id", .string(device.id)),
      .init("names", .strings(device.names)),
      .init("size", .numbers([device.portraitSize.width, device.portraitSize.height])),
      .init("scale", .number(device.scale)),
      .init("safeArea", numbers(device.safeArea(.portrait))),
      .init("landscapeSafeArea", numbers(device.safeArea(.landscape))),
    ])
  }

  private static func text(_ insets: Insets) -> String {
    [insets.top, insets.left, insets.bottom, insets.right].map { ShortNumber.text($0) }.joined(separator: " ")
  }

  private static func numbers(_ insets: Insets) -> JSONValue {
    .numbers([insets.top, insets.left, insets.bottom, insets.right])
  }
}
