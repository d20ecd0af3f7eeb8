import PlumbSSLayout

extension Spelling {
  func constrainBySSLayout(_ list: ListScreen) -> (CGFloat) -> Void {
    var above = list.top_attr
    for row in list.rows {
      row.activateConstraints {
        row.top_attr = above
        row.leading_attr = list.leading_attr
        row.trailing_attr = list.trailing_attr
        row.height_attr.greaterThan(nil, 44)
      }
      row.icon.activateConstraints {
        row.icon.leading_attr.equalTo(row.leading_attr, 16)
        row.icon.centerY_attr = row.centerY_attr
        row.icon.width_attr.constant = 40
        row.icon.height_attr = row.icon.width_attr
      }
      row.title.activateConstraints {
        row.title.leading_attr.equalTo(row.icon.trailing_attr, 12)
        row.title.top_attr.equalTo(row.top_attr, 8)
        row.title.trailing_attr.lesserThan(row.button.leading_attr, -8)
      }
      row.subtitle.activateConstraints {
        row.subtitle.leading_attr = row.title.leading_attr
        row.subtitle.top_attr.equalTo(row.title.bottom_attr, 4)
        row.subtitle.bottom_attr.equalTo(row.bottom_attr, -8)
      }
      row.button.activateConstraints {
        row.button.trailing_attr.equalTo(row.trailing_attr, -16)
        row.button.centerY_attr = row.centerY_attr
      }
      above = row.bottom_attr
    }
    return { [rows = list.rows] width in for row in rows { row.icon.width_attr.constant = width } }
  }
}
