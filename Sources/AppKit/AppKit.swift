// Some libraries take AppKit on every system that is not named in their conditions. This module gives them AppKit's
// names for UIKit's classes; what has another shape in AppKit (stack views, buttons, text fields) is left out.
@_exported import UIKit

// `NSEdgeInsets` is Foundation's, a type of its own: properties of views that hold insets keep `UIEdgeInsets`.
