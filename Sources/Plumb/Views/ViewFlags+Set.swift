extension ViewFlags {
  mutating func set(_ flag: ViewFlags, to isOn: Bool) {
    if isOn { insert(flag) } else { remove(flag) }
  }
}
