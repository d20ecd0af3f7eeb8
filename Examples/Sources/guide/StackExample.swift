import Plumb

enum StackExample {
  static func picture() -> String {
    let root = canvas(320, 190)
    let stack = placed(UIStackView(), in: root)
    stack.axis = .vertical
    stack.alignment = .leading
    stack.spacing = 6
    let title = label("Roasted tomato soup", size: 22)
    let author = label("by Ada", size: 15)
    let badge = label("New", size: 13)
    for view in [title, badge, author, label("Serves four, forty minutes", size: 15)] {
      stack.addArrangedSubview(view)
    }
    stack.setCustomSpacing(20, after: author)
    badge.isHidden = true  // takes its spacing with it
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 16)

    stack.backgroundColor = .systemTeal.withAlphaComponent(0.15)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: root.centerYAnchor),
    ])
    return drawing(root, "A stack view with custom spacing and a hidden view", showing: [.frames])
  }
}
