import Foundation
import Plumb

enum ErrorsExample {
  static func picture() -> String {
    let root = canvas(320, 110)
    let card = box(.systemRed, in: root)
    let stranger = placed(UIView())  // in no tree
    var reason = ""
    do {
      let constraint = try NSLayoutConstraint(
        checking: card, attribute: .leading, relatedBy: .equal, toItem: stranger, attribute: .leading,
        multiplier: 1, constant: 8)
      try NSLayoutConstraint.activate(checking: [constraint])
    } catch {
      reason = error.description  // one sentence, and nothing has changed
    }

    let text = label(reason.replacingOccurrences(of: #":0x[0-9a-f]+"#, with: "", options: .regularExpression))
    text.font = .systemFont(ofSize: 15)
    text.numberOfLines = 0
    card.addSubview(text)
    NSLayoutConstraint.activate(
      [
        NSLayoutConstraint.constraints(withVisualFormat: "H:|-12-[c]-12-|", metrics: nil, views: ["c": card]),
        NSLayoutConstraint.constraints(withVisualFormat: "V:|-12-[c]-12-|", metrics: nil, views: ["c": card]),
        NSLayoutConstraint.constraints(withVisualFormat: "H:|-[t]-|", metrics: nil, views: ["t": text]),
        NSLayoutConstraint.constraints(withVisualFormat: "V:|-[t]", metrics: nil, views: ["t": text]),
      ].flatMap { $0 })
    return drawing(root, "Why a constraint was refused")
  }
}
