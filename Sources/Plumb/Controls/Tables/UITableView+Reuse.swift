// Cells by identifier.
extension UITableView {
  /// Registers how cells of an identifier are made.
  ///
  /// UIKit registers a class and calls `init(style:reuseIdentifier:)` on it. Swift alone can call only required
  /// initialisers on a class that it does not know, so that here the call is written out in a closure.
  public func register(_ makeCell: @escaping () -> UITableViewCell, forCellReuseIdentifier identifier: String)
  {
    cellMakers[identifier] = makeCell
  }

  /// A cell that scrolled out of sight, or a new one; `nil` where nothing is registered and none is free.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = reusableCells[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    guard let cell = cellMakers[identifier]?() else { return nil }
    cell.reuseIdentifier = identifier
    return cell
  }

  /// A cell for a row; something must be registered for the identifier.
  public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      fatalError("No class is registered for the cell identifier \(identifier).")
    }
    return cell
  }

  public func register(
    _ makeView: @escaping () -> UITableViewHeaderFooterView,
    forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    headerFooterMakers[identifier] = makeView
  }

  public func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
    -> UITableViewHeaderFooterView?
  {
    headerFooterMakers[identifier]?()
  }
}
