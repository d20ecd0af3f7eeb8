/// What changed about a view or layout guide that its engine has to hear of.
struct ItemChange: OptionSet {
  let rawValue: UInt16

  static let frame = ItemChange(rawValue: 1 << 0)
  static let contentSize = ItemChange(rawValue: 1 << 1)
  static let contentPriorities = ItemChange(rawValue: 1 << 2)
  static let mask = ItemChange(rawValue: 1 << 3)
  static let margins = ItemChange(rawValue: 1 << 4)
  static let safeArea = ItemChange(rawValue: 1 << 5)
  static let direction = ItemChange(rawValue: 1 << 6)
  static let scale = ItemChange(rawValue: 1 << 7)
  static let visibility = ItemChange(rawValue: 1 << 8)
  static let alignment = ItemChange(rawValue: 1 << 9)
  static let arrangement = ItemChange(rawValue: 1 << 10)
  static let keyboard = ItemChange(rawValue: 1 << 11)
}
