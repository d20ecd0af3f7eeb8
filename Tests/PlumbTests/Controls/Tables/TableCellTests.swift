import Plumb
import Testing

struct TableCellTests {
  private func cell(_ style: UITableViewCell.CellStyle, width: CGFloat = 375) -> UITableViewCell {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: width, height: 44)
    cell.traitOverrides.displayScale = 2
    return cell
  }

  @Test func contentIsNarrowerBesideAnAccessory() {
    let cell = cell(.default)
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.width == 375)
    cell.accessoryType = .disclosureIndicator
    cell.layoutIfNeeded()
    // Recorded: 348.5 of 375
    #expect(cell.contentView.frame.width == 348.5)
    cell.accessoryType = .checkmark
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.width == 338.5)
  }

  @Test func theTextFillsTheDefaultCell() {
    let cell = cell(.default)
    cell.textLabel?.text = "Title"
    cell.layoutIfNeeded()
    // Recorded: 16, 0, 343 wide
    #expect(cell.textLabel?.frame == CGRect(x: 16, y: 0, width: 343, height: 44))
    #expect(cell.detailTextLabel == nil)
  }

  @Test func valueStandsAtTheEnd() {
    let cell = cell(.value1)
    cell.textLabel?.text = "Title"
    cell.detailTextLabel?.text = "Detail"
    cell.layoutIfNeeded()
    // Recorded: texts at 16, details end at 360 - 1 = 359, both at 12 in a row of 43.5
    #expect(cell.textLabel?.frame.minX == 16)
    #expect(cell.detailTextLabel?.frame.maxX == 359)
    #expect(cell.textLabel?.frame.minY == 12)
  }

  @Test func subtitleBelowTheTitle() {
    let cell = cell(.subtitle)
    cell.textLabel?.text = "Title"
    cell.detailTextLabel?.text = "Subtitle"
    cell.layoutIfNeeded()
    // Recorded: 5 and 25.5 in a row of 43.5, with lines of 20.5 and 14.5
    #expect(cell.detailTextLabel?.frame.minY == (cell.textLabel?.frame.maxY ?? 0))
    #expect(abs((cell.textLabel?.frame.minY ?? 0) - 4.5) <= 0.5)
  }
}
