import Plumb

enum TraitsExample {
  static func picture() -> String {
    let root = canvas(360, 150)
    var above = root.topAnchor
    for category in [UIContentSizeCategory.large, .accessibilityMedium] {
      let row = box(.systemGreen, in: root)
      row.traitOverrides.preferredContentSizeCategory = category
      let text = placed(UILabel(), in: row)
      text.text = "Text in the reader's size"
      text.font = .preferredFont(forTextStyle: .body)
      text.adjustsFontForContentSizeCategory = true
      NSLayoutConstraint.activate([
        row.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 12),
        row.topAnchor.constraint(equalTo: above, constant: 12),
        row.trailingAnchor.constraint(equalTo: text.trailingAnchor, constant: 12),
        row.bottomAnchor.constraint(equalTo: text.bottomAnchor, constant: 12),
        text.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 12),
        text.topAnchor.constraint(equalTo: row.topAnchor, constant: 12),
      ])
      above = row.bottomAnchor
    }
    return drawing(root, "The same rows at two content size categories", showing: [.frames])
  }
}
