import Foundation
import Plumb

extension UIVisualEffectView: FacePainting {
  /// A material: its colour over what lies behind, which the picture does not blur.
  func paintFace(in rect: CGRect, on canvas: inout Canvas) {
    guard let blur = effect as? UIBlurEffect else { return }
    canvas.fill(rect, blur.materialColor, radius: Double(layer.cornerRadius))
  }
}

extension UIBlurEffect {
  fileprivate var materialColor: DisplayColor {
    switch style {
    case .dark, .systemMaterialDark, .systemThickMaterialDark, .systemChromeMaterialDark:
      DisplayColor(0x252525, alpha: 0.82)
    case .systemUltraThinMaterialDark, .systemThinMaterialDark: DisplayColor(0x252525, alpha: 0.6)
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight: DisplayColor(0xBFBFBF, alpha: 0.44)
    case .systemThinMaterial, .systemThinMaterialLight: DisplayColor(0xA6A6A6, alpha: 0.3)
    case .extraLight, .systemThickMaterial, .systemThickMaterialLight: DisplayColor(0xF7F7F7, alpha: 0.9)
    default: DisplayColor(0xF7F7F7, alpha: 0.8)
    }
  }
}
