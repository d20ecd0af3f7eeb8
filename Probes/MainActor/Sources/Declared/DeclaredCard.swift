public import UIKit

/// A view whose author says where it lives.
@MainActor
public final class DeclaredCard: UIView {
  private let content = UIView()
  public private(set) var passes = 0
  public var inset: CGFloat = 4

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(content)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(content)
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    passes += 1
    content.frame = bounds.insetBy(dx: inset, dy: inset)
  }

  public override var intrinsicContentSize: CGSize { CGSize(width: 2 * inset, height: 2 * inset) }

  public var contentFrame: CGRect { content.frame }

  // Members of `NSObject` belong to no actor: Foundation is Swift here, and the language is strict.
  nonisolated public override var description: String {
    MainActor.assumeIsolated { "DeclaredCard inset by \(inset)" }
  }
}
