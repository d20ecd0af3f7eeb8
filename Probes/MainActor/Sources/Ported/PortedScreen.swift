public import UIKit

/// A controller with the usual closures, delegates and observers.
open class PortedScreen: UIViewController, UITableViewDataSource, UITableViewDelegate {
  public let table = UITableView()
  public let card = PortedCard()
  public private(set) var taps = 0
  public private(set) var button = UIButton()
  private var height: NSLayoutConstraint!

  open override func viewDidLoad() {
    super.viewDidLoad()
    table.dataSource = self
    table.delegate = self
    let add = UIAction(title: "Add") { [weak self] _ in self?.taps += 1 }
    button = UIButton(type: .system, primaryAction: add)
    for view in [table, card, button] as [UIView] { self.view.addSubview(view) }
    card.translatesAutoresizingMaskIntoConstraints = false
    height = card.heightAnchor.constraint(equalToConstant: 30)
    height.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      height, card.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      card.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      card.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
      (screen: PortedScreen, _: UITraitCollection) in screen.card.setNeedsLayout()
    }
  }

  /// Animates and hears of the end.
  public func grow(to value: CGFloat, completion: @escaping (Bool) -> Void) {
    height.constant = value
    UIView.animate(withDuration: 0.3, animations: { self.view.layoutIfNeeded() }, completion: completion)
  }

  public var hosts: [CGRect] { view.subviews.map(\.frame).filter { $0.width > 0 } }

  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
}
