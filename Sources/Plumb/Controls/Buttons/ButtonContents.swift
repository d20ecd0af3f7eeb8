/// What a button shows, by state.
struct ButtonContents {
  var titles: [UIControl.State: String] = [:]
  var attributedTitles: [UIControl.State: NSAttributedString] = [:]
  var titleColors: [UIControl.State: UIColor] = [:]
  var titleShadowColors: [UIControl.State: UIColor] = [:]
  var images: [UIControl.State: UIImage] = [:]
  var backgroundImages: [UIControl.State: UIImage] = [:]
  var symbolConfigurations: [UIControl.State: UIImage.SymbolConfiguration] = [:]

  /// The value for the state, and where there is none, that for the normal state.
  func shown<Value>(_ path: KeyPath<Self, [UIControl.State: Value]>, in state: UIControl.State) -> Value? {
    self[keyPath: path][state] ?? self[keyPath: path][.normal]
  }
}
