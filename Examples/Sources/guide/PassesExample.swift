import Plumb

enum PassesExample {
  /// Notes which of its methods a pass calls.
  final class Panel: UIView {
    var log: [String] = []

    override func updateConstraints() {
      log.append("updateConstraints")
      super.updateConstraints()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      log.append("layoutSubviews")
    }

    override func draw(_ rect: CGRect) { log.append("draw") }
  }

  static func picture() -> String {
    let root = canvas(320, 150)
    let panel = placed(Panel(), in: root)
    panel.backgroundColor = .systemTeal.withAlphaComponent(0.2)
    let width = panel.widthAnchor.constraint(equalToConstant: 120)
    NSLayoutConstraint.activate([
      panel.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      panel.topAnchor.constraint(equalTo: root.topAnchor, constant: 16),
      panel.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -16),
      width,
    ])
    root.hostDisplayIfNeeded()  // updateConstraints, layoutSubviews, draw
    width.constant = 160  // nothing moves yet
    root.layoutIfNeeded()  // layoutSubviews, because the size changed

    let text = label(panel.log.joined(separator: "\n"), size: 13, in: root)
    text.numberOfLines = 0
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: panel.trailingAnchor, constant: 12),
      text.centerYAnchor.constraint(equalTo: panel.centerYAnchor),
    ])
    return drawing(root, "The calls that two passes made", showing: [.frames])
  }
}
