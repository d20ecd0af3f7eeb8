import Terminal

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

// In a terminal: arrows, tab and q, and the window may be resized. Otherwise, or with sizes such as `80x24 40x16`
// as arguments, the screen is printed once for each size.

let messages: [MailScreen.Message] = [
  .init(
    sender: "Ada", subject: "Notes on the engine",
    text: """
      The engine weaves algebraic patterns just as the loom weaves flowers and leaves.

      Please read section G before Thursday; I have numbered the operations and would like to hear where you would \
      put the second cycle.
      """),
  .init(
    sender: "Grace", subject: "Found it",
    text: "It was a moth, in relay 70 of panel F. I have taped it into the log book."),
  .init(sender: "林さん", subject: "来週の会議", text: "来週の水曜日の会議は十時からです。資料を送ります。よろしくお願いします。"),
  .init(sender: "Build", subject: "All checks passed", text: "Nothing to do. 🎉"),
]

func complain(_ text: String) {
  let bytes = Array(text.utf8)
  _ = write(STDERR_FILENO, bytes, bytes.count)
}

let sizes: [(Int, Int)] = CommandLine.arguments.dropFirst().compactMap { argument in
  let parts = argument.split(separator: "x", omittingEmptySubsequences: false).compactMap { Int($0) }
  guard parts.count == 2, parts.allSatisfy({ (1...1000).contains($0) }) else { return nil }
  return (parts[0], parts[1])
}
if sizes.count < CommandLine.arguments.count - 1 {
  complain("usage: terminal-mail [WIDTHxHEIGHT...], in cells from 1 to 1000\n")
  exit(2)
}

if sizes.isEmpty, isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 {
  var session = try Session(messages)
  session.run()
} else {
  let mail = try MailScreen(messages, width: 80, height: 24)
  for (width, height) in sizes.isEmpty ? [(80, 24), (44, 14)] : sizes {
    mail.resize(width: width, height: height)
    print(mail.screen.draw().lines.joined(separator: "\n"))
  }
}
