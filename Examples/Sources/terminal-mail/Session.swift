import Terminal

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A terminal in raw mode, until `q`.
struct Session {
  private let mail: MailScreen
  private var size: (width: Int, height: Int)

  init(_ messages: [MailScreen.Message]) throws {
    size = Self.windowSize()
    mail = try MailScreen(messages, width: size.width, height: size.height)
  }

  mutating func run() {
    var saved = termios()
    tcgetattr(STDIN_FILENO, &saved)
    var raw = saved
    raw.c_lflag &= ~tcflag_t(ECHO | ICANON)
    tcsetattr(STDIN_FILENO, TCSANOW, &raw)
    put("\u{1B}[?1049h\u{1B}[?25l")
    defer {
      put("\u{1B}[?25h\u{1B}[?1049l")
      tcsetattr(STDIN_FILENO, TCSANOW, &saved)
    }
    draw()
    while handleKey() {
      let now = Self.windowSize()
      if now != size {
        size = now
        mail.resize(width: size.width, height: size.height)
        put("\u{1B}[2J")
      }
      draw()
    }
  }

  /// Waits for a key, or a tenth of a second, after which the window may have another size; whether to go on.
  private func handleKey() -> Bool {
    var waiting = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    guard poll(&waiting, 1, 100) > 0 else { return true }
    var bytes = [UInt8](repeating: 0, count: 8)
    let count = read(STDIN_FILENO, &bytes, bytes.count)
    guard count > 0 else { return false }
    switch String(decoding: bytes.prefix(count), as: UTF8.self) {
    case "q": return false
    case "\t": mail.toggleList()
    case "\u{1B}[A", "k": mail.select(mail.selection - 1)
    case "\u{1B}[B", "j": mail.select(mail.selection + 1)
    default: break
    }
    return true
  }

  private func draw() { put("\u{1B}[H" + mail.screen.draw().controlText) }

  private func put(_ text: String) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let written = bytes.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      guard written > 0 else { return }
      bytes = bytes.dropFirst(written)
    }
  }

  private static func windowSize() -> (width: Int, height: Int) {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return (80, 24)
    }
    return (Int(size.ws_col), Int(size.ws_row))
  }
}
