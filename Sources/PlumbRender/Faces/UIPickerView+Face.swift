import Foundation
import Plumb

extension UIPickerView: FacePainting {
  func paintFace(in rect: CGRect, on canvas: inout Canvas) {
    let columns = (0..<min(numberOfComponents, 12)).map { component -> [String] in
      let chosen = selectedRow(inComponent: component)
      let rows = numberOfRows(inComponent: component)
      return (chosen - 2...chosen + 2).map { row in
        guard (0..<rows).contains(row) else { return "" }
        return delegate?.pickerView(self, titleForRow: row, forComponent: component) ?? ""
      }
    }
    WheelPainting.paint(columns, in: rect, on: &canvas)
  }
}

/// The wheels of pickers: a band for the chosen row, the rows around it smaller and paler.
enum WheelPainting {
  static func paint(_ columns: [[String]], in rect: CGRect, on canvas: inout Canvas) {
    let height = 34.0
    let band = CGRect(
      x: Double(rect.minX) + 9, y: Double(rect.midY) - height / 2, width: max(0, Double(rect.width) - 18),
      height: height)
    canvas.fill(band, ControlColors.groove, radius: 8)
    guard !columns.isEmpty else { return }
    let width = Double(band.width) / Double(columns.count)
    for (column, rows) in columns.enumerated() {
      for (row, text) in rows.enumerated() {
        let distance = row - rows.count / 2
        let place = CGRect(
          x: Double(band.minX) + width * Double(column),
          y: Double(rect.midY) - height / 2 + Double(distance) * 31, width: width, height: height)
        guard rect.contains(place) else { continue }
        let fade = [1, 0.4, 0.2][min(2, abs(distance))]
        TextPainting.paintCentered(
          text, .systemFont(ofSize: distance == 0 ? 23 : 21), UIColor.label.withAlphaComponent(fade),
          in: place,
          on: &canvas)
      }
    }
  }
}
