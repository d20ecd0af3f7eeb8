import Plumb

enum ScrollExample {
  static func picture() -> String {
    let root = canvas(320, 240)
    let scroll = placed(UIScrollView(), in: root)
    let text = label(String(repeating: "Content decides how far it scrolls. ", count: 14), in: scroll)
    text.numberOfLines = 0
    NSLayoutConstraint.activate([
      scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      scroll.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
      scroll.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      scroll.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -20),
      // The content's edges: together with the text's height they make the content size.
      text.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor, constant: 8),
      text.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor, constant: -8),
      text.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 8),
      text.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -8),
      // As wide as what is seen, so that it scrolls vertically only.
      text.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -16),
    ])
    root.layoutIfNeeded()
    scroll.contentOffset.y = 60
    return drawing(root, "A scroll view whose content is 60 points up", showing: [.frames])
  }
}
