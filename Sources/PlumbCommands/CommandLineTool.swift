import Plumb

/// The command line `plumb`: takes arguments apart, runs the command, says how it ended.
public struct CommandLineTool: Sendable, ViewIsolated {
  private let console: any Console

  public init(console: any Console) {
    self.console = console
  }

  /// Runs a command line, without the name of the program.
  public func run(_ arguments: [String]) async -> CommandStatus {
    guard let first = arguments.first else {
      console.writeError("plumb: which command? 'plumb help' lists them\n")
      return .failure
    }
    switch first {
    case "help", "--help", "-h": return help(Array(arguments.dropFirst()))
    case "--version":
      console.write("plumb \(Version.current)\n")
      return .clean
    default: break
    }
    guard let command = CommandCatalog.command(named: first) else { return unknown(first) }
    let rest = Array(arguments.dropFirst())
    if asksForHelp(rest) {
      console.write(HelpText.page(of: command))
      return .clean
    }
    do {
      let parsed = try ArgumentParser(command: command).parse(rest)
      return try await run(command, parsed)
    } catch let error as UsageError {
      return report(error, in: command)
    } catch let failure as CommandFailure {
      console.writeError("plumb: \(failure.message)\n")
      return .failure
    } catch {
      console.writeError("plumb: \(error)\n")
      return .failure
    }
  }

  /// Whether help is asked for before the operands that follow `--`.
  private func asksForHelp(_ arguments: [String]) -> Bool {
    arguments.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
  }

  private func run(_ command: CommandSpecification, _ arguments: ParsedArguments) async throws
    -> CommandStatus
  {
    switch command.name {
    case "layout": return try LayoutCommand(console: console).run(arguments)
    case "compare": return await CompareCommand(console: console).run(arguments)
    case "render": return try RenderCommand(console: console).run(arguments)
    case "devices": return DevicesCommand(console: console).run(arguments)
    default: throw CommandFailure(message: "'\(command.name)' cannot be run")
    }
  }

  private func help(_ topics: [String]) -> CommandStatus {
    guard let topic = topics.first, topic != "help" else {
      console.write(HelpText.overview(CommandCatalog.all))
      return .clean
    }
    guard let command = CommandCatalog.command(named: topic) else { return unknown(topic) }
    console.write(HelpText.page(of: command))
    return .clean
  }

  private func unknown(_ word: String) -> CommandStatus {
    let near = Spelling.nearest(to: word, among: CommandCatalog.all.map(\.name) + ["help"])
    let what = word.hasPrefix("-") ? "option" : "command"
    let hint = near.map { "did you mean '\($0)'?" } ?? "'plumb help' lists them"
    console.writeError("plumb: there is no \(what) '\(word)'; \(hint)\n")
    return .failure
  }

  private func report(_ error: UsageError, in command: CommandSpecification) -> CommandStatus {
    let hint = error.hint.map { "; \($0)" } ?? ""
    console.writeError(
      """
      plumb: \(error.message)\(hint)
      usage: \(HelpText.usage(of: command))
      'plumb help \(command.name)' says more.

      """)
    return .failure
  }
}
