import Plumb

/// A feed: a scroll view with a stack of cards, each a stack of stacks, texts that wrap, and a picture.
final class Feed {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  private let stack = UIStackView()
  private var pictures: [UIImageView] = []
  private let inset: NSLayoutConstraint

  init(_ count: Int) {
    let scroll = root.place(UIScrollView())
    scroll.place(stack)
    stack.axis = .vertical
    stack.spacing = 16
    let content = scroll.contentLayoutGuide
    inset = stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 8)
    NSLayoutConstraint.activate([
      scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      scroll.topAnchor.constraint(equalTo: root.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      inset,
      stack.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
      stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -8),
      stack.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -32),
    ])
    for index in 0..<count { addCard(index) }
  }

  var screen: Screen {
    Screen(
      root: root,
      operations: [
        "resize": Screen.resize(root, between: 320..<430),
        "constant": Screen.change(inset, in: root),
        "animate": Screen.animate(inset, in: root),
        "hide": { [self] step in
          let picture = pictures[7 * step % pictures.count]
          picture.isHidden.toggle()
          root.layoutIfNeeded()
        },
        "replaceCell": { [self] _ in
          pictures.removeLast()
          stack.arrangedSubviews.last?.removeFromSuperview()
          addCard(pictures.count)
          root.layoutIfNeeded()
        },
      ])
  }

  private func addCard(_ index: Int) {
    let card = Self.stack(.vertical, 8)
    let avatar = UIImageView()
    let name = Self.label("Somebody with a name", lines: 1)
    let date = Self.label("\(index + 1) hours ago", lines: 1)
    let names = Self.stack(.vertical, 2, [name, date])
    let header = Self.stack(.horizontal, 12, [avatar, names])
    header.alignment = .center
    let text = Self.label(
      String(repeating: "What happened today, told in a few words. ", count: 1 + index % 4), lines: 0)
    let picture = UIImageView()
    pictures.append(picture)
    let buttons = Self.stack(.horizontal, 8, ["Like", "Reply", "Share"].map { Self.label($0, lines: 1) })
    buttons.distribution = .fillEqually
    for view in [header, text, picture, buttons] { card.addArrangedSubview(view) }
    stack.addArrangedSubview(card)
    NSLayoutConstraint.activate([
      avatar.widthAnchor.constraint(equalToConstant: 40),
      avatar.heightAnchor.constraint(equalToConstant: 40),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 0.5625),
    ])
  }

  private static func stack(
    _ axis: NSLayoutConstraint.Axis, _ spacing: CGFloat, _ views: [UIView] = []
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = axis
    stack.spacing = spacing
    return stack
  }

  private static func label(_ text: String, lines: Int) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    return label
  }
}
