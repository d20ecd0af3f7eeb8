/// `plumb devices`: the table of devices.
struct DevicesCommand {
  let console: any Console

  func run(_ arguments: ParsedArguments) -> CommandStatus {
    console.write(arguments.value("format") == "json" ? DevicesReport.json() : DevicesReport.text())
    return .clean
  }
}
