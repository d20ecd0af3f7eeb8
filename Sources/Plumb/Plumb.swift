// Apple's UIKit brings Foundation along, and on platforms other than Apple's the geometry types
// (`CGFloat`, `CGRect`, ...) are Foundation's. Whoever imports this module therefore gets both.
@_exported import Foundation
