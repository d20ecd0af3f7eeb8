import Plumb

enum KeyboardExample {
  static func picture() -> String {
    let root = canvas(320, 300)
    let field = placed(UITextField(), in: root)
    field.borderStyle = .roundedRect
    field.text = "Above the keyboard"
    NSLayoutConstraint.activate([
      field.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      field.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
      root.keyboardLayoutGuide.topAnchor.constraint(
        equalToSystemSpacingBelow: field.bottomAnchor, multiplier: 1),
    ])
    root.layoutIfNeeded()

    // What a host does when its keyboard comes up.
    UIView.animate(withDuration: 0.25) {
      root.hostKeyboardFrame = CGRect(x: 0, y: 180, width: 320, height: 120)
      root.layoutIfNeeded()
    }
    root.animationClock.settle()

    let keys = UIView(frame: CGRect(x: 0, y: 180, width: 320, height: 120))
    keys.backgroundColor = .systemGray4
    root.addSubview(keys)
    return drawing(root, "A text field that follows the keyboard", showing: [.frames])
  }
}
