import PlumbText

/// A control that chooses a date, a time, or both.
open class UIDatePicker: UIControl {
  public enum Mode: Int, Sendable {
    case time = 0
    case date = 1
    case dateAndTime = 2
    case countDownTimer = 3
    case yearAndMonth = 4
  }

  open var datePickerMode: Mode = .dateAndTime { didSet { invalidateIntrinsicContentSize() } }

  /// The style that the program asks for; automatic is the compact one.
  open var preferredDatePickerStyle: UIDatePickerStyle = .automatic {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// The style in which the picker is shown. A timer has wheels only.
  open var datePickerStyle: UIDatePickerStyle {
    if datePickerMode == .countDownTimer { return .wheels }
    return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }

  /// Held between `minimumDate` and `maximumDate`.
  open var date = Date(timeIntervalSinceReferenceDate: 0) { didSet { setNeedsDisplay() } }
  open var minimumDate: Date?
  open var maximumDate: Date?
  open var countDownDuration: TimeInterval = 60
  open var minuteInterval = 1
  open var roundsToMinuteInterval = true
  open var locale: Locale?
  open var calendar: Calendar! = Calendar(identifier: .gregorian)
  open var timeZone: TimeZone?

  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  open override var intrinsicContentSize: CGSize {
    switch datePickerStyle {
    case .wheels, .automatic: CGSize(width: 320, height: 216)
    case .inline:
      switch datePickerMode {
      case .time: CGSize(width: 208, height: 56)
      case .date: CGSize(width: 320, height: 330)
      default: CGSize(width: 320, height: 378)
      }
    case .compact: compactSize
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The texts that the compact style shows in fields of their own.
  package var compactTexts: [String] {
    switch datePickerMode {
    case .time: [timeText]
    case .date, .yearAndMonth: [dateText]
    case .dateAndTime, .countDownTimer: [dateText, timeText]
    }
  }

  /// Fields with 11 points at both ends of their text, 5 points apart.
  private var compactSize: CGSize {
    let font = UIFont.preferredFont(forTextStyle: .body)
    let grid = pixelGrid
    let widths = compactTexts.map { text in
      CGFloat(grid.up(TextMeasurement.naturalSize(TextContent(text, font: font), lines: 1).width)) + 22
    }
    return CGSize(
      width: widths.reduce(0, +) + 5 * CGFloat(widths.count - 1),
      height: CGFloat(grid.up(font.lineHeight)) + 14)
  }

  private var dateText: String { format("MMM d, yyyy") }
  private var timeText: String { format("h:mm a") }

  private func format(_ pattern: String) -> String {
    let formatter = DateFormatter()
    formatter.locale = locale ?? Locale(identifier: "en_US")
    formatter.timeZone = timeZone ?? TimeZone(secondsFromGMT: 0)
    formatter.dateFormat = pattern
    return formatter.string(from: date)
  }
}

/// How a date picker is shown.
public enum UIDatePickerStyle: Int, Sendable {
  case automatic = 0
  case wheels = 1
  case compact = 2
  case inline = 3
}
