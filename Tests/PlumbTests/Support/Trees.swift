@testable import Plumb

/// A root of a size that stays.
func makeRoot(_ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1, rightToLeft: Bool = false) -> UIView {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  root.traitOverrides.displayScale = scale
  root.traitOverrides.layoutDirection = rightToLeft ? .rightToLeft : .leftToRight
  return root
}

extension UIView {
  /// Adds a view that constraints place.
  @discardableResult
  func place<View: UIView>(_ view: View) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    return view
  }

  func placeAll(_ views: UIView...) { views.forEach { place($0) } }

  /// A plain view that constraints place, in this one.
  func placed() -> UIView { place(UIView()) }

  /// A guide in this view.
  func guide() -> UILayoutGuide {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    return guide
  }

  /// Activates constraints, lays out, and gives the views' frames.
  func frames(_ views: UIView..., with constraints: [NSLayoutConstraint] = []) -> [CGRect] {
    NSLayoutConstraint.activate(constraints)
    layoutIfNeeded()
    return views.map(\.frame)
  }

  /// The ambiguities of the tree that concern an item.
  func ambiguities(of item: AnyObject) -> [LayoutIssues.Ambiguity] {
    layoutIssues.ambiguities.filter { $0.item === item }
  }
}

extension [LayoutIssues.Ambiguity] {
  func range(_ value: LayoutIssues.Ambiguity.Value) -> ClosedRange<CGFloat>? {
    first { $0.value == value }.map { $0.lowest...$0.highest }
  }
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

extension CGRect {
  /// Whether every number is within a thousandth of another rectangle's.
  func isAbout(_ other: CGRect) -> Bool {
    abs(minX - other.minX) < 1e-3 && abs(minY - other.minY) < 1e-3 && abs(width - other.width) < 1e-3
      && abs(height - other.height) < 1e-3
  }
}

/// The attributes along an axis, for laws that hold along both.
enum Along: CaseIterable {
  case horizontal
  case vertical

  var start: NSLayoutConstraint.Attribute { self == .horizontal ? .left : .top }
  var end: NSLayoutConstraint.Attribute { self == .horizontal ? .right : .bottom }
  var size: NSLayoutConstraint.Attribute { self == .horizontal ? .width : .height }
  var center: NSLayoutConstraint.Attribute { self == .horizontal ? .centerX : .centerY }
  var axis: NSLayoutConstraint.Axis { self == .horizontal ? .horizontal : .vertical }

  /// Where a frame begins along the axis, and how long it is.
  func stretch(_ view: UIView) -> [CGFloat] {
    self == .horizontal
      ? [view.frame.minX, view.frame.width] : [view.frame.minY, view.frame.height]
  }
}

/// `first.attribute relation multiplier * second.other + constant`; the attribute itself where no other is named.
func relate(
  _ first: AnyObject, _ attribute: NSLayoutConstraint.Attribute,
  _ relation: NSLayoutConstraint.Relation = .equal,
  _ second: AnyObject? = nil, _ other: NSLayoutConstraint.Attribute? = nil, times multiplier: CGFloat = 1,
  plus constant: CGFloat = 0, at priority: Float = 1000
) -> NSLayoutConstraint {
  let constraint = NSLayoutConstraint(
    item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: other ?? attribute,
    multiplier: multiplier, constant: constant)
  constraint.priority = UILayoutPriority(priority)
  return constraint
}
