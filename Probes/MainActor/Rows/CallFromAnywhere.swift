// without the trait: compiles
// with the trait: warning: in a synchronous nonisolated context
// A function that says nothing calls a view: Apple's classes are older than actors, so it is a warning.
import UIKit

func settle(_ view: UIView) { view.layoutIfNeeded() }
