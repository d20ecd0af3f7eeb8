import Foundation
import Plumb

extension UIColor {
  /// The colour as a picture shows it: in the light appearance.
  var displayColor: DisplayColor {
    var red: CGFloat = 0
    var green: CGFloat = 0
    var blue: CGFloat = 0
    var alpha: CGFloat = 0
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return DisplayColor(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
  }
}
