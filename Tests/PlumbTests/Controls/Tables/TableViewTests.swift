import Plumb
import Testing

struct TableViewTests {
  final class Source: UITableViewDataSource {
    var rows = [100, 3]
    var made = 0
    func numberOfSections(in tableView: UITableView) -> Int { rows.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows[section] }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      if let cell = tableView.dequeueReusableCell(withIdentifier: "row") { return cell }
      made += 1
      return UITableViewCell(style: .default, reuseIdentifier: "row")
    }
  }

  private func table(_ source: Source) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
    table.rowHeight = 50
    table.dataSource = source
    table.layoutIfNeeded()
    return table
  }

  @Test func cellsInSightOnly() {
    let source = Source()
    let table = table(source)
    // 400 / 50 = 8
    #expect(table.visibleCells.count == 8)
    #expect(source.made == 8)
    #expect(table.contentSize == CGSize(width: 320, height: 103 * 50))
    #expect(
      table.cellForRow(at: IndexPath(row: 3, section: 0))?.frame
        == CGRect(x: 0, y: 150, width: 320, height: 50))
  }

  @Test func scrollingReusesCells() {
    let source = Source()
    let table = table(source)
    table.contentOffset.y = 1000
    table.layoutIfNeeded()
    #expect(table.indexPathsForVisibleRows?.first == IndexPath(row: 20, section: 0))
    #expect(source.made <= 16)
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 1)).minY == 5050)
    #expect(table.rectForRow(at: IndexPath(row: 9, section: 9)) == .zero)
  }

  @Test func reloading() {
    let source = Source()
    let table = table(source)
    source.rows = [2]
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.visibleCells.count == 2)
    #expect(table.contentSize.height == 100)
  }

  @Test func rowsFromConstraints() {
    final class Texts: UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(box)
        NSLayoutConstraint.activate([
          box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
          box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
          box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
          box.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
          box.heightAnchor.constraint(equalToConstant: indexPath.row == 0 ? 80 : 10),
        ])
        return cell
      }
    }
    let source = Texts()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    table.dataSource = source
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 80)
    // No row is lower than 44 points.
    #expect(table.contentSize.height == 124)
  }
}
