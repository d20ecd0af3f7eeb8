import UIKit

extension Spelling {
  func constrainByAnchors(_ list: ListScreen) -> (CGFloat) -> Void {
    var widths: [NSLayoutConstraint] = []
    var above = list.topAnchor
    for row in list.rows {
      for view in [row, row.icon, row.title, row.subtitle, row.button] {
        view.translatesAutoresizingMaskIntoConstraints = false
      }
      let width = row.icon.widthAnchor.constraint(equalToConstant: 40)
      NSLayoutConstraint.activate([
        row.topAnchor.constraint(equalTo: above),
        row.leadingAnchor.constraint(equalTo: list.leadingAnchor),
        row.trailingAnchor.constraint(equalTo: list.trailingAnchor),
        row.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
        row.icon.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 16),
        row.icon.centerYAnchor.constraint(equalTo: row.centerYAnchor),
        width,
        row.icon.heightAnchor.constraint(equalTo: row.icon.widthAnchor),
        row.title.leadingAnchor.constraint(equalTo: row.icon.trailingAnchor, constant: 12),
        row.title.topAnchor.constraint(equalTo: row.topAnchor, constant: 8),
        row.title.trailingAnchor.constraint(lessThanOrEqualTo: row.button.leadingAnchor, constant: -8),
        row.subtitle.leadingAnchor.constraint(equalTo: row.title.leadingAnchor),
        row.subtitle.topAnchor.constraint(equalTo: row.title.bottomAnchor, constant: 4),
        row.subtitle.bottomAnchor.constraint(equalTo: row.bottomAnchor, constant: -8),
        row.button.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -16),
        row.button.centerYAnchor.constraint(equalTo: row.centerYAnchor),
      ])
      widths.append(width)
      above = row.bottomAnchor
    }
    return { width in for constraint in widths { constraint.constant = width } }
  }
}
