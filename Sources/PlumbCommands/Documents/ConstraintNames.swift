import Foundation
import Plumb
import PlumbInterfaceBuilder
import PlumbRender

/// Names views and constraints by what the document calls them.
struct ConstraintNames: ViewIsolated {
  private var viewNames: [ObjectIdentifier: String] = [:]
  private var ids: [ObjectIdentifier: String] = [:]

  init(_ imported: ImportedRoot) {
    for (item, view) in zip(imported.plan.items, imported.views) {
      let label =
        item.view["userLabel"] ?? item.view["text"] ?? item.view["placeholder"] ?? item.view["title"]
      let short = label.map { " \"\($0.prefix(24))\($0.count > 24 ? "..." : "")\"" } ?? ""
      viewNames[ObjectIdentifier(view)] = item.view.className + (item.view.id.map { " \($0)" } ?? "") + short
    }
    for (id, constraint) in imported.constraints { ids[ObjectIdentifier(constraint)] = id }
  }

  func name(of view: UIView) -> String { viewNames[ObjectIdentifier(view)] ?? "\(type(of: view))" }

  /// A view or a guide.
  func name(of item: AnyObject) -> String {
    if let view = item as? UIView { return name(of: view) }
    guard let guide = item as? UILayoutGuide, let owner = guide.owningView else { return "nothing" }
    let kind =
      if guide === owner.safeAreaLayoutGuide {
        "safe area"
      } else if guide === owner.layoutMarginsGuide {
        "margins"
      } else {
        guide.identifier.isEmpty ? "guide" : guide.identifier
      }
    return "\(kind) of \(name(of: owner))"
  }

  func text(of constraint: NSLayoutConstraint) -> String {
    ConstraintText.of(constraint, naming: name(of:))
  }

  func conflict(_ conflict: LayoutIssues.Conflict) -> LaidOutRoot.Conflict {
    LaidOutRoot.Conflict(
      members: conflict.rules.map(member),
      setAside: conflict.rules.firstIndex { isSame($0, conflict.setAside) })
  }

  private func member(_ rule: LayoutIssues.Rule) -> LaidOutRoot.Conflict.Member {
    guard let constraint = rule.constraint, rule.kind == .constraint || rule.kind == .stackView else {
      let owner = rule.item.map { " of \(name(of: $0))" } ?? ""
      return LaidOutRoot.Conflict.Member(id: nil, text: Self.words(rule.kind) + owner)
    }
    return LaidOutRoot.Conflict.Member(id: ids[ObjectIdentifier(constraint)], text: text(of: constraint))
  }

  private func isSame(_ first: LayoutIssues.Rule, _ second: LayoutIssues.Rule) -> Bool {
    first.kind == second.kind && first.constraint == second.constraint && first.item === second.item
      && first.axis == second.axis
  }

  private static func words(_ kind: LayoutIssues.Rule.Kind) -> String {
    switch kind {
    case .constraint: "constraint"
    case .hugging: "content hugging"
    case .compressionResistance: "compression resistance"
    case .nonNegativeSize: "a size that is not negative"
    case .rootSize: "the size"
    case .autoresizingMask: "the autoresizing mask"
    case .stackView: "the arrangement"
    case .scrollView: "the content area"
    case .readableContent: "the readable width"
    }
  }
}
