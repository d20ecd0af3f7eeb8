import Plumb

/// A settings screen: rows of an icon, a title, and a value or a switch.
final class SettingsList {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  private var rows: [UIView] = []
  private var firstHeight: NSLayoutConstraint?

  init(_ count: Int) {
    for index in 0..<count { NSLayoutConstraint.activate(addRow(index)) }
  }

  var screen: Screen {
    var operations = [
      "resize": Screen.resize(root, between: 320..<430),
      "replaceCell": { [self] _ in replaceLastRow() },
    ]
    if let firstHeight {
      operations["constant"] = Screen.change(firstHeight, in: root)
      operations["animate"] = Screen.animate(firstHeight, in: root)
    }
    return Screen(root: root, operations: operations)
  }

  private func replaceLastRow() {
    rows.removeLast().removeFromSuperview()
    NSLayoutConstraint.activate(addRow(rows.count))
    root.layoutIfNeeded()
  }

  private func addRow(_ index: Int) -> [NSLayoutConstraint] {
    let row = root.place(UIView())
    let icon = row.place(UIImageView())
    let title = row.place(UILabel())
    title.text = ["Airplane Mode", "Wi-Fi", "Bluetooth", "Notifications", "Display & Brightness"][index % 5]
    let isSwitch = index % 4 == 0
    let value: UIView = isSwitch ? UISwitch() : UILabel()
    (value as? UILabel)?.text = ["On", "Off", "Automatic"][index % 3]
    row.place(value)
    value.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    value.setContentCompressionResistancePriority(.required, for: .horizontal)
    let line = row.place(UIView())
    let above = rows.last?.bottomAnchor ?? root.safeAreaLayoutGuide.topAnchor
    let height = row.heightAnchor.constraint(equalToConstant: 44)
    firstHeight = firstHeight ?? height
    rows.append(row)
    return [
      row.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      row.topAnchor.constraint(equalTo: above),
      height,
      icon.leadingAnchor.constraint(equalTo: row.layoutMarginsGuide.leadingAnchor),
      icon.centerYAnchor.constraint(equalTo: row.centerYAnchor),
      icon.widthAnchor.constraint(equalToConstant: 29),
      icon.heightAnchor.constraint(equalTo: icon.widthAnchor),
      title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 16),
      title.centerYAnchor.constraint(equalTo: row.centerYAnchor),
      title.topAnchor.constraint(greaterThanOrEqualTo: row.topAnchor, constant: 11),
      value.leadingAnchor.constraint(greaterThanOrEqualTo: title.trailingAnchor, constant: 8),
      value.trailingAnchor.constraint(equalTo: row.layoutMarginsGuide.trailingAnchor),
      value.centerYAnchor.constraint(equalTo: row.centerYAnchor),
      line.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      line.trailingAnchor.constraint(equalTo: row.trailingAnchor),
      line.bottomAnchor.constraint(equalTo: row.bottomAnchor),
      line.heightAnchor.constraint(equalToConstant: 0.5),
    ]
  }
}
