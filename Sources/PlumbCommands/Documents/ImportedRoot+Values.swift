import Foundation
import Plumb
import PlumbInterfaceBuilder
import PlumbRender

extension ImportedRoot {
  /// The frames and findings of a root that has been laid out, read off its views.
  func values(title: String?) -> LaidOutRoot {
    let issues = view.layoutIssues
    var openValues: [ObjectIdentifier: [LayoutValue]] = [:]
    for ambiguity in issues.ambiguities {
      guard let value = LayoutValue(rawValue: ambiguity.value.rawValue) else { continue }
      openValues[ObjectIdentifier(ambiguity.item), default: []].append(value)
    }
    // Few roots have conflicts, and names are made for each view and constraint.
    let names = issues.conflicts.isEmpty ? nil : ConstraintNames(self)
    return LaidOutRoot(
      id: plan.root.id,
      className: plan.root.cell?.className ?? plan.root.view.className,
      title: title,
      size: view.bounds.size,
      views: zip(plan.items, views).map { item, view in
        LaidOutView(
          id: item.view.id, className: item.view.className, parent: item.parent,
          frame: frame(of: view, in: item.parent.map { views[$0] }),
          recorded: item.view.frame.map {
            CGRect(x: $0.origin.x, y: $0.origin.y, width: $0.size.width, height: $0.size.height)
          },
          ambiguous: openValues[ObjectIdentifier(view)] ?? [], placement: LaidOutView.Placement(of: item))
      },
      conflicts: names.map { issues.conflicts.map($0.conflict) } ?? [],
      isFlagged: plan.items.contains { $0.view.isMisplaced || $0.view.isAmbiguous })
  }

  /// The frame in the view that holds it in the document, whatever views a class puts between the two.
  private func frame(of view: UIView, in parent: UIView?) -> CGRect {
    guard let parent, view.superview !== parent, view.isDescendant(of: parent) else { return view.frame }
    return view.superview?.convert(view.frame, to: parent) ?? view.frame
  }
}

extension LaidOutView.Placement {
  fileprivate init(of item: PlannedItem) {
    if item.isLeftOut {
      self = .leftOut
    } else {
      switch item.mode {
      case .root: self = .root
      case .constraints: self = .constraints
      case .autoresizing, .fixed, .managed: self = .given
      }
    }
  }
}
