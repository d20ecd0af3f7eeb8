// What the notations call a view, a guide, insets and a priority, on each platform. `os(macOS)` is asked before anything
// else: a Mac that runs Catalyst code has a UIKit too.
#if os(macOS)
@_exported import AppKit

public typealias NotationView = NSView
public typealias NotationGuide = NSLayoutGuide
public typealias NotationController = NSViewController
public typealias NotationEdgeInsets = NSEdgeInsets
public typealias NotationPriority = NSLayoutConstraint.Priority
public typealias NotationAxis = NSLayoutConstraint.Orientation
#else
@_exported import UIKit

public typealias NotationView = UIView
public typealias NotationGuide = UILayoutGuide
public typealias NotationController = UIViewController
public typealias NotationEdgeInsets = UIEdgeInsets
public typealias NotationPriority = UILayoutPriority
public typealias NotationAxis = NSLayoutConstraint.Axis
#endif
