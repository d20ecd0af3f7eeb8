// without the trait: compiles
// with the trait: compiles
// Values need no actor.
import UIKit

func sum() -> CGFloat {
  let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
  let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
  let transform = CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 1, y: 1)
  let mask: UIView.AutoresizingMask = [.flexibleWidth, .flexibleHeight]
  let options: UIView.AnimationOptions = [.curveLinear, .autoreverse]
  let traits = UITraitCollection { $0.displayScale = 2 }
  let font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 12))
  let text = NSAttributedString(string: "x", attributes: [.font: font, .foregroundColor: UIColor.red])
  let configuration = UIButton.Configuration.filled()
  let constants = UIView.noIntrinsicMetric + UIStackView.spacingUseSystem + UITableView.automaticDimension
  _ = (mask, options, text, configuration, UIImage(systemName: "plus"), NSLayoutConstraint.Axis.vertical)
  return insets.left + directional.leading + transform.a + traits.displayScale + constants
    + CGFloat(UILayoutPriority.defaultHigh.rawValue)
}

func isQuiet(_ report: LayoutReport) async -> Bool { await Task.detached { report.isEmpty }.value }
