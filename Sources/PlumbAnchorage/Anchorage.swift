// `NotationSupport` brings UIKit or AppKit along, and `NotationWarning`.
@_exported import NotationSupport

public typealias EdgeInsets = NotationEdgeInsets
public typealias LayoutPriority = NotationPriority
