import Plumb
import PlumbRender

enum AnimationExample {
  static func picture() -> String {
    let root = canvas(320, 120)
    let card = box(.systemIndigo, in: root)
    let leading = card.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16)
    let trailing = card.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16)
    NSLayoutConstraint.activate([
      leading, card.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      card.widthAnchor.constraint(equalToConstant: 80), card.heightAnchor.constraint(equalToConstant: 60),
    ])
    root.layoutIfNeeded()

    return ScreenAnimation(ScreenPicture(root, title: "A card springs to the other side")).document {
      UIView.animate(
        withDuration: 0.9, delay: 0, usingSpringWithDamping: 0.55, initialSpringVelocity: 0, options: []
      ) {
        leading.isActive = false
        trailing.isActive = true
        root.layoutIfNeeded()
      }
    }
  }
}
