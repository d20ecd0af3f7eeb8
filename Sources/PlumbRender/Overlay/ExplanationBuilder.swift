import Foundation
import Plumb

/// Reads the layout behind a laid out tree of views: frames, margins in use, and active constraints.
public struct ExplanationBuilder: ViewIsolated {
  private let root: UIView
  private let name: (UIView) -> String
  private let conflicting: Set<ObjectIdentifier>
  private var rects: [ObjectIdentifier: CGRect] = [:]
  private var usesMargins: Set<ObjectIdentifier> = []
  private var order: [UIView] = []

  /// The explanation of a root's layout, in coordinates with the root's corner at the origin.
  ///
  /// - Parameters:
  ///   - root: The view whose tree was laid out.
  ///   - name: What a view is called in tooltips.
  ///   - conflicts: Constraints that cannot all hold.
  public static func explanation(
    of root: UIView, naming name: @escaping (UIView) -> String, conflicts: [NSLayoutConstraint] = []
  ) -> Explanation {
    var builder = ExplanationBuilder(root, name: name, conflicts: conflicts)
    return builder.build()
  }

  private init(_ root: UIView, name: @escaping (UIView) -> String, conflicts: [NSLayoutConstraint]) {
    self.root = root
    self.name = name
    conflicting = Set(conflicts.map(ObjectIdentifier.init))
  }

  private mutating func build() -> Explanation {
    let screen = CGRect(origin: .zero, size: root.bounds.size)
    collect(root, at: screen, depth: 0)
    var constraints: [Explanation.Constraint] = []
    for view in order {
      for constraint in view.programConstraints { explain(constraint).map { constraints.append($0) } }
    }
    let items = order.map { view in
      let frame = rects[ObjectIdentifier(view)] ?? .zero
      let margins = usesMargins.contains(ObjectIdentifier(view)) ? frame.inset(view.layoutMargins) : nil
      return Explanation.Item(
        name: name(view), frame: frame, margins: margins,
        isContainer: !(view is UIControl) && !view.subviews.isEmpty)
    }
    let safeArea = root.safeAreaInsets == .zero ? nil : screen.inset(root.safeAreaInsets)
    return Explanation(screen: screen, safeArea: safeArea, items: items, constraints: constraints)
  }

  /// Notes where views are. Transforms are left out: constraints do not know them.
  private mutating func collect(_ view: UIView, at rect: CGRect, depth: Int) {
    guard depth < 1000, !view.isHidden || depth == 0 else { return }
    order.append(view)
    rects[ObjectIdentifier(view)] = rect
    if let stack = view as? UIStackView, stack.isLayoutMarginsRelativeArrangement {
      usesMargins.insert(ObjectIdentifier(view))
    }
    // What is inside a control is its own business.
    guard !(view is UIControl) else { return }
    let corner = CGPoint(x: rect.minX - view.bounds.minX, y: rect.minY - view.bounds.minY)
    for subview in view.subviews {
      let bounds = subview.bounds.size
      let center = subview.center
      let own = CGRect(
        x: corner.x + center.x - bounds.width / 2, y: corner.y + center.y - bounds.height / 2,
        width: bounds.width, height: bounds.height)
      collect(subview, at: own, depth: depth + 1)
    }
  }

  // MARK: Constraints

  private mutating func explain(_ constraint: NSLayoutConstraint) -> Explanation.Constraint? {
    guard
      let first = anchor(constraint.firstItem, constraint.firstAttribute, facing: constraint.secondItem)
    else { return nil }
    var second: Explanation.Anchor?
    if let item = constraint.secondItem, constraint.secondAttribute != .notAnAttribute {
      guard let found = anchor(item, constraint.secondAttribute, facing: constraint.firstItem) else {
        return nil
      }
      second = found
    }
    let relation: Explanation.Relation =
      switch constraint.relation {
      case .equal: .equal
      case .lessThanOrEqual: .lessThanOrEqual
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    return Explanation.Constraint(
      first: first, relation: relation, second: second, multiplier: Double(constraint.multiplier),
      constant: Double(constraint.constant), priority: Double(constraint.priority.rawValue),
      isConflicting: conflicting.contains(ObjectIdentifier(constraint)), text: text(of: constraint))
  }

  private mutating func anchor(
    _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, facing other: AnyObject?
  ) -> Explanation.Anchor? {
    if let view = item as? UIView { return anchor(of: view, attribute, facing: other) }
    guard let guide = item as? UILayoutGuide, let owner = guide.owningView,
      let place = rects[ObjectIdentifier(owner)]
    else { return nil }
    if guide === owner.layoutMarginsGuide { usesMargins.insert(ObjectIdentifier(owner)) }
    let rect = guide.layoutFrame.offsetBy(
      dx: place.minX - owner.bounds.minX, dy: place.minY - owner.bounds.minY)
    return side(of: attribute, isRightToLeft: owner.isRightToLeft).map {
      Explanation.Anchor($0.place, of: rect)
    }
  }

  private mutating func anchor(
    of view: UIView, _ attribute: NSLayoutConstraint.Attribute, facing other: AnyObject?
  ) -> Explanation.Anchor? {
    guard let frame = rects[ObjectIdentifier(view)],
      let side = side(of: attribute, isRightToLeft: view.isRightToLeft)
    else { return nil }
    var rect = view.alignmentRect(forFrame: frame)
    if let scroll = view as? UIScrollView, !side.place.isSize, !side.place.isCenter, isInside(other, scroll) {
      // Seen from inside, the edges of a scroll view are those of its content.
      let origin = CGPoint(x: frame.minX - scroll.bounds.minX, y: frame.minY - scroll.bounds.minY)
      rect = CGRect(origin: origin, size: scroll.contentSize)
    }
    if side.isMargin {
      usesMargins.insert(ObjectIdentifier(view))
      rect = frame.inset(view.layoutMargins)
    }
    let value =
      side.place == .baseline ? baseline(of: view, in: rect, isFirst: attribute == .firstBaseline) : nil
    return Explanation.Anchor(side.place, of: rect, value: value)
  }

  private func isInside(_ item: AnyObject?, _ scroll: UIScrollView) -> Bool {
    let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView
    return view.map { $0 !== scroll && $0.isDescendant(of: scroll) } ?? false
  }

  /// Where a baseline lies, for the picture: labels know their lines, other texts are centred, the rest have edges.
  private func baseline(of view: UIView, in rect: CGRect, isFirst: Bool) -> Double {
    if let label = view as? UILabel {
      return Double(isFirst ? rect.minY + label.font.ascender : rect.maxY + label.font.descender)
    }
    let font = (view as? UIButton)?.titleLabel?.font ?? (view as? UITextField)?.font
    guard let font else { return Double(isFirst ? rect.minY : rect.maxY) }
    return Double(rect.midY - font.lineHeight / 2 + font.ascender)
  }

  private func side(
    of attribute: NSLayoutConstraint.Attribute, isRightToLeft: Bool
  ) -> (place: Explanation.Place, isMargin: Bool)? {
    switch attribute {
    case .left: (.left, false)
    case .right: (.right, false)
    case .top: (.top, false)
    case .bottom: (.bottom, false)
    case .leading: (isRightToLeft ? .right : .left, false)
    case .trailing: (isRightToLeft ? .left : .right, false)
    case .width: (.width, false)
    case .height: (.height, false)
    case .centerX: (.centerX, false)
    case .centerY: (.centerY, false)
    case .lastBaseline, .firstBaseline: (.baseline, false)
    case .leftMargin: (.left, true)
    case .rightMargin: (.right, true)
    case .topMargin: (.top, true)
    case .bottomMargin: (.bottom, true)
    case .leadingMargin: (isRightToLeft ? .right : .left, true)
    case .trailingMargin: (isRightToLeft ? .left : .right, true)
    case .centerXWithinMargins: (.centerX, true)
    case .centerYWithinMargins: (.centerY, true)
    default: nil
    }
  }

  private func text(of constraint: NSLayoutConstraint) -> String {
    ConstraintText.of(constraint) { item in
      if let view = item as? UIView { return name(view) }
      guard let guide = item as? UILayoutGuide else { return "?" }
      let owner = guide.owningView.map(name) ?? "?"
      return guide.identifier.isEmpty ? "guide of \(owner)" : "\(guide.identifier) of \(owner)"
    }
  }
}

extension UIView {
  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}

extension CGRect {
  /// The rectangle without its insets.
  fileprivate func inset(_ insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom))
  }
}
