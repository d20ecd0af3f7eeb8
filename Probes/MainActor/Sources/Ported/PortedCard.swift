public import UIKit

/// A view as its author wrote it for UIKit: no word of actors.
open class PortedCard: UIView {
  public let label = UILabel()
  public var padding: CGFloat = 8 { didSet { setNeedsUpdateConstraints() } }
  private var top: NSLayoutConstraint?
  private lazy var badge: UIView = {
    let badge = UIView()
    badge.alpha = 0.5
    return badge
  }()
  static let dimension = UIView.noIntrinsicMetric

  public override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [label, badge] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    let top = label.topAnchor.constraint(equalTo: topAnchor, constant: padding)
    self.top = top
    NSLayoutConstraint.activate([
      top, label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: padding),
      label.widthAnchor.constraint(equalToConstant: 40), label.heightAnchor.constraint(equalToConstant: 20),
    ])
  }

  public required init?(coder: NSCoder) { fatalError("no archives here") }

  open override var intrinsicContentSize: CGSize { CGSize(width: 100, height: Self.dimension) }

  open override func updateConstraints() {
    top?.constant = padding
    super.updateConstraints()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    badge.layer.cornerRadius = bounds.height / 2
  }

  // `deinit` is not isolated, as in a subclass of Apple's view: what it calls is not, either.
  deinit { farewell?() }

  public var farewell: (@Sendable () -> Void)?
}
