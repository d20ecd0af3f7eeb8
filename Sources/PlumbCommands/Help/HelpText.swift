/// Writes the manual of the tool and of its commands.
enum HelpText {
  /// The manual's first page.
  static func overview(_ commands: [CommandSpecification]) -> String {
    var page = Page()
    page.heading("NAME")
    page.paragraph("plumb - Auto Layout for Interface Builder documents, anywhere Swift runs")
    page.heading("SYNOPSIS")
    page.verbatim(["plumb COMMAND [OPTION...] FILE...", "plumb help [COMMAND]", "plumb --version"])
    page.heading("DESCRIPTION")
    page.paragraph(
      """
      Reads .xib and .storyboard files for iOS, solves their constraints with Plumb's own engine and shows the \
      result: as frames, as a picture, or against the frames that Interface Builder recorded.
      """)
    page.heading("COMMANDS")
    let width = (commands.map(\.name.count).max() ?? 0) + 3
    for command in commands { page.entry(command.name, command.summary, column: width) }
    page.entry("help", "shows this page, or the page of a command", column: width)
    page.heading("EXIT STATUS")
    exitStatus(of: nil, on: &page)
    page.heading("EXAMPLES")
    page.example("plumb render Examples/SignInForm.storyboard -o SignIn.svg", "draws a screen")
    page.example("plumb help render", "says everything about drawing")
    return page.text
  }

  /// The manual page of one command.
  static func page(of command: CommandSpecification) -> String {
    var page = Page()
    page.heading("NAME")
    page.paragraph("plumb \(command.name) - \(command.summary)")
    page.heading("SYNOPSIS")
    page.hanging("plumb \(command.name)", synopsisParts(of: command))
    page.heading("DESCRIPTION")
    for (index, paragraph) in command.description.enumerated() {
      if index > 0 { page.blank() }
      page.paragraph(paragraph)
    }
    page.heading("OPTIONS")
    for (index, option) in (command.options + [CommandCatalog.help]).enumerated() {
      if index > 0 { page.blank() }
      page.option(spelling(of: option), option.help)
    }
    page.heading("EXIT STATUS")
    exitStatus(of: command, on: &page)
    page.heading("EXAMPLES")
    for example in command.examples { page.example(example.command, example.meaning) }
    return page.text
  }

  /// The synopsis on one line, for messages about a wrong command line.
  static func usage(of command: CommandSpecification) -> String {
    (["plumb", command.name] + synopsisParts(of: command)).joined(separator: " ")
  }

  private static func synopsisParts(of command: CommandSpecification) -> [String] {
    command.operands
      + command.options.map { option in
        let short = option.letter.map { "-\($0)" } ?? option.spelling
        let value = option.value.map { " \($0)" } ?? ""
        return CommandCatalog.isRequired(option, of: command) ? short + value : "[\(short)\(value)]"
      }
  }

  private static func spelling(of option: OptionSpecification) -> String {
    let value = option.value.map { " \($0)" } ?? ""
    return (option.letter.map { "-\($0)\(value), " } ?? "") + option.spelling + value
  }

  private static func exitStatus(of command: CommandSpecification?, on page: inout Page) {
    let found = command?.exitStatus.first { $0.status == 1 }?.meaning
    page.entry("0", "done, nothing to report", column: 4)
    if let found {
      page.entry("1", "done, with findings: \(found)", column: 4)
    } else if command == nil {
      page.entry("1", "done, with findings; the page of a command says what it counts as one", column: 4)
    }
    page.entry("2", "bad usage, or a file that cannot be read or written", column: 4)
  }
}
