import Testing

@testable import PlumbCommands

@Suite("Help and usage")
struct HelpTests {
  private func run(_ words: String...) async -> (status: CommandStatus, output: String, errors: String) {
    let console = RecordingConsole()
    let status = await CommandLineTool(console: console).run(words)
    return (status, console.output, console.errors)
  }

  @Test("help is written to standard output and is clean", arguments: CommandCatalog.all.map(\.name))
  func pages(command: String) async {
    let asked = await run("help", command)
    #expect(asked.status == .clean)
    #expect(asked.errors.isEmpty)
    let flagged = await run(command, "--help")
    #expect(flagged.output == asked.output)
    let short = await run(command, "-h")
    #expect(short.output == asked.output)
  }

  @Test(
    "every page has every section, names every option, and fits 80 columns",
    arguments: CommandCatalog.all.map(\.name))
  func sections(command: String) async throws {
    let page = await run("help", command).output
    for heading in ["NAME", "SYNOPSIS", "DESCRIPTION", "OPTIONS", "EXIT STATUS", "EXAMPLES"] {
      #expect(page.contains("\n\(heading)\n") || page.hasPrefix("\(heading)\n"))
    }
    let specification = try #require(CommandCatalog.command(named: command))
    for option in specification.options { #expect(page.contains(option.spelling)) }
    let prose = page.split(separator: "\n").filter { !$0.hasPrefix("    plumb") }
    #expect(prose.allSatisfy { $0.count <= 80 })
  }

  @Test("the overview names every command", arguments: ["help", "--help", "-h"])
  func overview(word: String) async {
    let page = await run(word)
    #expect(page.status == .clean)
    for command in CommandCatalog.all { #expect(page.output.contains(command.name)) }
  }

  @Test("the version is one line")
  func version() async {
    let version = await run("--version")
    #expect(version.status == .clean)
    #expect(version.output == "plumb \(Version.current)\n")
  }

  @Test("what cannot be meant goes to standard error with status 2")
  func usage() async {
    let none = await run()
    #expect(none.status == .failure)
    #expect(none.output.isEmpty)
    let mistyped = await run("rendr", "A.xib")
    #expect(mistyped.status == .failure)
    #expect(mistyped.errors == "plumb: there is no command 'rendr'; did you mean 'render'?\n")
    let option = await run("layout", "A.xib", "--devise", "x")
    #expect(option.status == .failure)
    #expect(option.output.isEmpty)
    let lines = option.errors.split(separator: "\n")
    #expect(lines[0] == "plumb: 'layout' has no option '--devise'; did you mean '--device'?")
    #expect(lines[1].hasPrefix("usage: plumb layout FILE [--root ID]"))
    #expect(lines[2] == "'plumb help layout' says more.")
  }
}
