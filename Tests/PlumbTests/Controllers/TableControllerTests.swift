import Plumb
import Testing

struct TableControllerTests {
  final class Colours: UITableViewController {
    let names = ["red", "green", "blue"]

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(
        { UITableViewCell(style: .default, reuseIdentifier: "cell") }, forCellReuseIdentifier: "cell")
      tableView.rowHeight = 40
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }
  }

  @Test func aSubclassSaysWhatIsInTheRows() throws {
    let controller = Colours(style: .plain)
    #expect(!controller.isViewLoaded)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.layoutIfNeeded()
    let table = try #require(controller.tableView)
    #expect(table === controller.view && table.frame == window.bounds)
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["red", "green", "blue"])
    #expect(table.visibleCells.map(\.frame.height) == [40, 40, 40])
    #expect(table.dataSource === controller && table.delegate === controller)
  }

  @Test func theSelectionGoesWhenTheViewAppears() {
    for goes in [true, false] {
      let controller = Colours()
      controller.clearsSelectionOnViewWillAppear = goes
      let row = IndexPath(row: 1, section: 0)
      controller.tableView.selectRow(at: row, animated: false, scrollPosition: .none)
      controller.viewWillAppear(false)
      #expect((controller.tableView.indexPathForSelectedRow == nil) == goes)
    }
  }

  @Test func styleAndOwnTable() {
    #expect(UITableViewController(style: .grouped).tableView.style == .grouped)
    let controller = UITableViewController()
    let table = UITableView()
    controller.tableView = table
    #expect(controller.view === table)
  }
}
