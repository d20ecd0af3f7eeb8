// `NotationSupport` brings UIKit or AppKit along, and `NotationWarning`.
@_exported import NotationSupport
