import Foundation
import PlumbCommands

let console = StandardConsole()
let status = await CommandLineTool(console: console).run(Array(CommandLine.arguments.dropFirst()))
exit(console.hasFailed ? CommandStatus.failure.rawValue : status.rawValue)
