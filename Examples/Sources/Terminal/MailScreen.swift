import PlumbLayout

/// A mailbox: a list at the left, the chosen message at the right, and keys along the bottom.
///
/// The list takes 3/10 of the width, but at least 18 cells and at most 34; on a narrow window it goes away. All of
/// it is constraints: no line of this file computes a frame.
public final class MailScreen {
  public struct Message: Sendable {
    public var sender: String
    public var subject: String
    public var text: String

    public init(sender: String, subject: String, text: String) {
      self.sender = sender
      self.subject = subject
      self.text = text
    }
  }

  public let screen: TerminalScreen
  public let list: Panel
  public let reader: Panel
  public let subject: Label
  public let body: Label
  public let status: Label
  private let messages: [Message]
  private var rows: [Label] = []
  private let listWidth: LayoutConstraintID
  public private(set) var selection = 0
  private var wantsList = true

  public init(_ messages: [Message], width: Int, height: Int) throws(ConstraintRefusal) {
    self.messages = messages
    screen = TerminalScreen(width: width, height: height)
    let root: TerminalView = screen.root
    list = Panel("Inbox", in: root)
    reader = Panel("Message", in: root)
    status = Label(" ↑↓ choose   tab list   q quit", style: .inverse, in: root)
    subject = Label("", style: .bold, in: reader)
    let sender = Label("", style: .dim, in: reader)
    body = Label("", wraps: true, in: reader)

    try screen.pin([.leading, .trailing, .bottom], of: status, to: root)
    try screen.pin([.leading, .top], of: list, to: root)
    try screen.pin(list, .bottom, to: status, .top)
    try screen.pin([.trailing, .top], of: reader, to: root)
    try screen.pin(reader, .leading, to: list, .trailing)
    try screen.pin(reader, .bottom, to: list)

    listWidth = try screen.pin(list, .width, .lessThanOrEqual, plus: 34)
    // Stronger than the wish of a long text for a single line, which has the priority 750.
    try screen.pin(list, .width, .greaterThanOrEqual, plus: 18, priority: 800)
    try screen.pin(list, .width, to: root, times: 0.3, priority: 780)

    try screen.pin(subject, .leading, to: reader, .leadingMargin)
    try screen.pin(subject, .trailing, to: reader, .trailingMargin)
    try screen.pin(subject, .top, to: reader, .topMargin)
    try screen.pin(sender, .top, to: subject, .bottom)
    try screen.pin([.leading, .trailing], of: sender, to: subject)
    try screen.pin(body, .top, to: sender, .bottom, plus: 1)
    try screen.pin([.leading, .trailing], of: body, to: subject)
    try screen.pin(body, .bottom, .lessThanOrEqual, to: reader, .bottomMargin)

    var above: TerminalView?
    for message in messages {
      let row = Label(message.sender, in: list)
      try screen.pin(row, .leading, to: list, .leadingMargin)
      try screen.pin(row, .trailing, to: list, .trailingMargin)
      if let above {
        try screen.pin(row, .top, to: above, .bottom)
      } else {
        try screen.pin(row, .top, to: list, .topMargin)
      }
      rows.append(row)
      above = row
    }
    self.sender = sender
    select(0)
    fitList()
  }

  private let sender: Label

  public func select(_ index: Int) {
    guard messages.indices.contains(index) else { return }
    selection = index
    for (row, label) in rows.enumerated() { label.style = row == index ? .inverse : .plain }
    subject.text = messages[index].subject
    sender.text = "from " + messages[index].sender
    body.text = messages[index].text
  }

  public func toggleList() {
    wantsList.toggle()
    fitList()
  }

  public func resize(width: Int, height: Int) {
    screen.resize(width: width, height: height)
    fitList()
  }

  private func fitList() {
    let isShown = wantsList && screen.root.frame.width >= 48
    list.isHidden = !isShown
    screen.setConstant(isShown ? 34 : 0, of: listWidth)
  }
}
