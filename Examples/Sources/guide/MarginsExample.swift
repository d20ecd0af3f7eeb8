import Plumb

enum MarginsExample {
  static func picture() -> String {
    let root = canvas(320, 240)
    root.hostSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 20, right: 0)
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 24, bottom: 8, trailing: 24)
    let banner = box(.systemOrange, in: root)
    banner.preservesSuperviewLayoutMargins = true  // its content lines up with the root's
    let text = label("In line with the margins", in: banner)
    let body = box(.systemTeal, in: root)
    NSLayoutConstraint.activate([
      banner.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
      banner.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      banner.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      banner.heightAnchor.constraint(equalToConstant: 48),
      text.leadingAnchor.constraint(equalTo: banner.layoutMarginsGuide.leadingAnchor),
      text.centerYAnchor.constraint(equalTo: banner.centerYAnchor),
      body.topAnchor.constraint(equalToSystemSpacingBelow: banner.bottomAnchor, multiplier: 2),
      body.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      body.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
      body.bottomAnchor.constraint(equalTo: root.layoutMarginsGuide.bottomAnchor),
    ])
    return drawing(root, "Margins, and the safe area inside of which they lie", showing: [.margins])
  }
}
