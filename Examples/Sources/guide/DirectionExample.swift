import Plumb

enum DirectionExample {
  static func row(_ semantics: UISemanticContentAttribute, in root: UIView) -> UIView {
    let row = box(.systemGray, in: root)
    row.semanticContentAttribute = semantics
    let icon = box(.systemRed, in: row)
    let title = label("Leading comes first", in: row)
    NSLayoutConstraint.activate([
      icon.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 12),
      icon.centerYAnchor.constraint(equalTo: row.centerYAnchor),
      icon.widthAnchor.constraint(equalToConstant: 28),
      icon.heightAnchor.constraint(equalTo: icon.widthAnchor),
      title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 12),
      title.firstBaselineAnchor.constraint(equalTo: row.centerYAnchor, constant: 6),
      row.heightAnchor.constraint(equalToConstant: 52),
      row.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      row.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
    ])
    return row
  }

  static func picture() -> String {
    let root = canvas(320, 148)
    let (first, second) = (row(.forceLeftToRight, in: root), row(.forceRightToLeft, in: root))
    NSLayoutConstraint.activate([
      first.topAnchor.constraint(equalTo: root.topAnchor, constant: 16),
      second.topAnchor.constraint(equalTo: first.bottomAnchor, constant: 12),
    ])
    return drawing(root, "The same constraints in both reading directions")
  }
}
