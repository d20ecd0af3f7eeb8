/// What a button shows, by state.
struct ButtonContents {
  var titles: [UIControl.State: String] = [:]
  var attributedTitles: [UIControl.State: NSAttributedString] = [:]
  var titleColors: [UIControl.State: UIColor] = [:]
  var titleShadowColors: [UIControl.State: UIColor] = [:]
  var images: [UIControl.State: UIImage] = [:]
  var backgroundImages: [UIControl.State: UIImage] = [:]
  var symbolConfigurations: [UIControl.State: UIImage.SymbolConfiguration] = [:]
}

extension Dictionary where Key == UIControl.State {
  /// The value for the state, and where there is none, that for the normal state.
  func shown(in state: UIControl.State) -> Value? { isEmpty ? nil : self[state] ?? self[.normal] }
}
