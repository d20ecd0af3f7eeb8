/// Why a command gives up, in one sentence for the person at the terminal.
struct CommandFailure: Error, Hashable {
  let message: String
}
