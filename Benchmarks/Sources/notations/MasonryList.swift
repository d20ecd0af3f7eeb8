import PlumbMasonry

extension Spelling {
  func constrainByMasonry(_ list: ListScreen) -> (CGFloat) -> Void {
    var widths: [MASConstraint] = []
    var above = list.mas_top
    for row in list.rows {
      row.mas_makeConstraints { make in
        make.top.equalTo(above)
        make.leading.equalTo(list)
        make.trailing.equalTo(list)
        make.height.greaterThanOrEqualTo(44)
      }
      row.icon.mas_makeConstraints { make in
        make.leading.equalTo(row).offset(16)
        make.centerY.equalTo(row)
        widths.append(make.width.equalTo(40))
        make.height.equalTo(row.icon.mas_width)
      }
      row.title.mas_makeConstraints { make in
        make.leading.equalTo(row.icon.mas_trailing).offset(12)
        make.top.equalTo(row).offset(8)
        make.trailing.lessThanOrEqualTo(row.button.mas_leading).offset(-8)
      }
      row.subtitle.mas_makeConstraints { make in
        make.leading.equalTo(row.title)
        make.top.equalTo(row.title.mas_bottom).offset(4)
        make.bottom.equalTo(row).offset(-8)
      }
      row.button.mas_makeConstraints { make in
        make.trailing.equalTo(row).offset(-16)
        make.centerY.equalTo(row)
      }
      above = row.mas_bottom
    }
    return { width in for constraint in widths { constraint.offset(width) } }
  }
}
