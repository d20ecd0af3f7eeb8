import Plumb

enum IntrospectionExample {
  static func picture() -> String {
    let root = canvas(320, 120)
    let card = box(.systemBlue, in: root)
    NSLayoutConstraint.activate([
      card.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      card.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
      card.widthAnchor.constraint(equalToConstant: 200),
      card.heightAnchor.constraint(equalToConstant: 60),
    ])
    root.layoutIfNeeded()

    let issues = root.layoutIssues
    // 320 - 16 - 16 is not 200: the constraint that was activated last is set aside.
    precondition(issues.conflicts.count == 1 && card.frame.width == 288)
    // Nothing says where the card is vertically.
    precondition(issues.ambiguities.contains { $0.item === card && $0.value == .y })
    return drawing(root, "Three constraints that cannot all hold", showing: [.constraints])
  }
}
