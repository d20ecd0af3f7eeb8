// `NotationSupport` brings UIKit or AppKit along, and `NotationWarning`.
@_exported import NotationSupport

/// The platform's insets.
public typealias EdgeInsets = NotationEdgeInsets
