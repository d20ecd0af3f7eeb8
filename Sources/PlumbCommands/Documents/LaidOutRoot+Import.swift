import Foundation
import Plumb
import PlumbInterfaceBuilder
import PlumbRender

extension LaidOutRoot {
  /// Reads the frames and findings off the views of a root that has been laid out.
  init(_ imported: ImportedRoot, title: String?) {
    let plan = imported.plan
    let issues = imported.view.layoutIssues
    var openValues: [ObjectIdentifier: [LayoutValue]] = [:]
    for ambiguity in issues.ambiguities {
      guard let value = LayoutValue(rawValue: ambiguity.value.rawValue) else { continue }
      openValues[ObjectIdentifier(ambiguity.item), default: []].append(value)
    }
    id = plan.root.id
    className = plan.root.cell?.className ?? plan.root.view.className
    self.title = title
    size = imported.view.bounds.size
    views = zip(plan.items, imported.views).map { item, view in
      LaidOutView(
        id: item.view.id, className: item.view.className, parent: item.parent,
        frame: Self.frame(of: view, in: item.parent.map { imported.views[$0] }),
        recorded: item.view.frame.map {
          CGRect(x: $0.origin.x, y: $0.origin.y, width: $0.size.width, height: $0.size.height)
        },
        ambiguous: openValues[ObjectIdentifier(view)] ?? [], placement: Self.placement(of: item))
    }
    let names = ConstraintNames(imported)
    conflicts = issues.conflicts.map(names.conflict)
    isFlagged = plan.items.contains { $0.view.isMisplaced || $0.view.isAmbiguous }
  }

  /// The frame in the view that holds it in the document, whatever views a class puts between the two.
  private static func frame(of view: UIView, in parent: UIView?) -> CGRect {
    guard let parent, view.superview !== parent, view.isDescendant(of: parent) else { return view.frame }
    return view.superview?.convert(view.frame, to: parent) ?? view.frame
  }

  private static func placement(of item: PlannedItem) -> LaidOutView.Placement {
    if item.isLeftOut { return .leftOut }
    return switch item.mode {
    case .root: .root
    case .constraints: .constraints
    case .autoresizing, .fixed, .managed: .given
    }
  }
}
