// without the trait: compiles
// with the trait: compiles
// A subclass that says nothing about actors.
import UIKit

class Card: UIView {
  private let content = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(content)
  }

  required init?(coder: NSCoder) { fatalError("no archives here") }

  override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
  }
}
