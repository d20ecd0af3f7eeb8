// Unmodified sources say `import UIKit` and rely on Foundation coming with it.
@_exported import Foundation
@_exported import Plumb
