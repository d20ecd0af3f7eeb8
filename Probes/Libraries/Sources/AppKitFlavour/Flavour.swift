// A library that knows iOS and tvOS by name and takes AppKit everywhere else, so also on Linux.
#if os(iOS) || os(tvOS)
import UIKit

public typealias View = UIView
public typealias LayoutGuide = UILayoutGuide
public typealias LayoutPriority = UILayoutPriority
public typealias EdgeInsets = UIEdgeInsets
public typealias Orientation = NSLayoutConstraint.Axis
#else
import AppKit

public typealias View = NSView
public typealias LayoutGuide = NSLayoutGuide
public typealias LayoutPriority = NSLayoutConstraint.Priority
public typealias EdgeInsets = NSEdgeInsets
public typealias Orientation = NSLayoutConstraint.Orientation
#endif

public let flavour: String = {
  #if os(iOS) || os(tvOS)
  return "UIKit"
  #else
  return "AppKit"
  #endif
}()

extension LayoutPriority {
  public static var fitting: LayoutPriority {
    #if os(iOS) || os(tvOS)
    return .fittingSizeLevel
    #else
    return .fittingSizeCompression
    #endif
  }
}

/// Constraints from a view to its superview, by Foundation's insets.
@discardableResult
public func pin(_ view: View, _ insets: EdgeInsets, at priority: LayoutPriority = .required)
  -> [NSLayoutConstraint]
{
  guard let superview = view.superview else { return [] }
  view.translatesAutoresizingMaskIntoConstraints = false
  let sides: [(NSLayoutConstraint.Attribute, CGFloat)] = [
    (.top, insets.top), (.leading, insets.left), (.bottom, -insets.bottom), (.trailing, -insets.right),
  ]
  let constraints = sides.map { side, constant -> NSLayoutConstraint in
    let constraint = NSLayoutConstraint(
      item: view, attribute: side, relatedBy: .equal, toItem: superview, attribute: side, multiplier: 1,
      constant: constant)
    constraint.priority = priority
    return constraint
  }
  superview.addConstraints(constraints)
  return constraints
}

public func hugging(_ view: View, _ orientation: Orientation) -> LayoutPriority {
  return view.contentHuggingPriority(for: orientation)
}
