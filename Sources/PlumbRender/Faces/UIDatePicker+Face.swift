import Foundation
import Plumb
import PlumbText

extension UIDatePicker: FacePainting {
  func paintFace(in rect: CGRect, on canvas: inout Canvas) {
    switch datePickerStyle {
    case .compact: paintCompact(in: rect, on: &canvas)
    case .wheels, .automatic: WheelPainting.paint(columns, in: rect, on: &canvas)
    case .inline: paintInline(in: rect, on: &canvas)
    }
  }

  /// The date and the time, each on a grey tile: at the leading edge, and no larger than their texts ask for.
  private func paintCompact(in rect: CGRect, on canvas: inout Canvas) {
    let font = UIFont.preferredFont(forTextStyle: .body)
    let texts = compactTexts
    let gaps = 5 * Double(max(0, texts.count - 1))
    let lengths = texts.map { SystemTextMeasurer().width(of: $0, font: font.request) + 22 }
    let sum = max(1, lengths.reduce(0, +))
    let share = min(1, max(0, (Double(rect.width) - gaps) / sum))
    let height = min(rect.height, font.lineHeight + 14)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var x = isRightToLeft ? Double(rect.maxX) - sum * share - gaps : Double(rect.minX)
    for (text, length) in zip(texts, lengths) {
      let width = length * share
      let tile = CGRect(x: x, y: Double(rect.midY - height / 2), width: width, height: Double(height))
      canvas.fill(tile, ControlColors.groove, radius: 6)
      TextPainting.paintCentered(text, font, .label, in: tile, on: &canvas)
      x += width + 5
    }
  }

  private var columns: [[String]] {
    compactTexts.flatMap { $0.split(separator: " ").map { ["", "", String($0), "", ""] } }
  }

  /// A month as a grid of days, with its name above.
  private func paintInline(in rect: CGRect, on canvas: inout Canvas) {
    guard datePickerMode != .time else { return paintCompact(in: rect, on: &canvas) }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone ?? TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    let day = calendar.component(.day, from: date)
    guard let count = calendar.range(of: .day, in: .month, for: date)?.count,
      let first = calendar.date(byAdding: .day, value: 1 - day, to: date)
    else { return }
    let offset = calendar.component(.weekday, from: first) - 1
    let cell = CGSize(width: rect.width / 7, height: min(44, max(1, (rect.height - 76) / 6)))
    let heading = CGRect(x: rect.minX + 16, y: rect.minY + 6, width: rect.width - 32, height: 32)
    TextPainting.paintLine(
      Self.monthName(calendar.component(.month, from: date), calendar.component(.year, from: date)),
      .systemFont(ofSize: 17, weight: .semibold), .label, alignment: .left, in: heading, on: &canvas)
    for column in 0..<7 {
      let place = CGRect(
        x: rect.minX + cell.width * CGFloat(column), y: rect.minY + 44, width: cell.width, height: 24)
      TextPainting.paintCentered(
        ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"][column], .systemFont(ofSize: 13, weight: .semibold),
        ControlColors.placeholder, in: place, on: &canvas)
    }
    for number in 1...count {
      let index = offset + number - 1
      let place = CGRect(
        x: rect.minX + cell.width * CGFloat(index % 7), y: rect.minY + 72 + cell.height * CGFloat(index / 7),
        width: cell.width, height: cell.height)
      let isChosen = number == day
      if isChosen {
        let side = min(place.width, place.height)
        canvas.fill(
          .ellipse(CGRect(x: place.midX - side / 2, y: place.midY - side / 2, width: side, height: side)),
          tintColor.displayColor.faded(0.14))
      }
      TextPainting.paintCentered(
        String(number), .systemFont(ofSize: 20, weight: isChosen ? .semibold : .regular),
        isChosen ? tintColor : .label, in: place, on: &canvas)
    }
  }

  private static func monthName(_ month: Int, _ year: Int) -> String {
    let names = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
      "November",
      "December",
    ]
    return (names.indices.contains(month - 1) ? names[month - 1] : "") + " \(year)"
  }
}
