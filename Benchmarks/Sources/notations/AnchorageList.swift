import PlumbAnchorage

extension Spelling {
  func constrainByAnchorage(_ list: ListScreen) -> (CGFloat) -> Void {
    var widths: [NSLayoutConstraint] = []
    var above = list.topAnchor
    for row in list.rows {
      batch {
        row.topAnchor == above
        row.leadingAnchor == list.leadingAnchor
        row.trailingAnchor == list.trailingAnchor
        row.heightAnchor >= 44
        row.icon.leadingAnchor == row.leadingAnchor + 16
        row.icon.centerYAnchor == row.centerYAnchor
        widths.append(row.icon.widthAnchor == 40)
        row.icon.heightAnchor == row.icon.widthAnchor
        row.title.leadingAnchor == row.icon.trailingAnchor + 12
        row.title.topAnchor == row.topAnchor + 8
        row.title.trailingAnchor <= row.button.leadingAnchor - 8
        row.subtitle.leadingAnchor == row.title.leadingAnchor
        row.subtitle.topAnchor == row.title.bottomAnchor + 4
        row.subtitle.bottomAnchor == row.bottomAnchor - 8
        row.button.trailingAnchor == row.trailingAnchor - 16
        row.button.centerYAnchor == row.centerYAnchor
      }
      above = row.bottomAnchor
    }
    return { width in for constraint in widths { constraint.constant = width } }
  }
}
