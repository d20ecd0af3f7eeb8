import Foundation
import Plumb

extension UITableViewCell: FacePainting {
  /// The accessory that the cell draws by itself; an accessory view is a subview.
  func paintFace(in rect: CGRect, on canvas: inout Canvas) {
    guard accessoryView == nil, let accessory = accessoryType.drawn else { return }
    canvas.group(transform: .translation(Double(rect.minX), Double(rect.minY))) { inner in
      CellChrome(size: rect.size, accessory: accessory).paintAccessory(
        isRightToLeft: isRightToLeft, on: &inner)
    }
  }
}

extension UITableViewCell.AccessoryType {
  fileprivate var drawn: CellChrome.Accessory? {
    switch self {
    case .none: nil
    case .disclosureIndicator: .disclosureIndicator
    case .detailDisclosureButton: .detailDisclosureButton
    case .checkmark: .checkmark
    case .detailButton: .detailButton
    }
  }
}
