import Plumb

enum VisualFormatExample {
  static func picture() -> String {
    let root = canvas(320, 120)
    let name = label("Name", in: root)
    let field = placed(UITextField(), in: root)
    field.borderStyle = .roundedRect
    field.placeholder = "Required"
    let hint = label("As on your passport", size: 13, in: root)
    let views: [String: Any] = ["name": name, "field": field, "hint": hint]
    name.setContentHuggingPriority(.required, for: .horizontal)

    var constraints = NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-[name]-gap-[field(>=120)]-|", options: .alignAllFirstBaseline,
      metrics: ["gap": 12], views: views)
    constraints += NSLayoutConstraint.constraints(
      withVisualFormat: "V:|-20-[field]-[hint]", options: .alignAllLeading, metrics: nil, views: views)
    NSLayoutConstraint.activate(constraints)
    return drawing(root, "Two lines of the visual format language", showing: [.constraints])
  }
}
