import UIKit

// Sugar over views and controls, as libraries with a chained style have it.

extension UIView {
  @discardableResult
  public func style(_ body: (Self) -> Void) -> Self { return self }

  @discardableResult
  public func adding(_ views: UIView...) -> Self {
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    return self
  }

  @discardableResult
  public func filling(_ fraction: CGFloat, of guide: UILayoutGuide? = nil) -> Self {
    guard let superview = superview else { return self }
    widthAnchor.constraint(equalTo: guide?.widthAnchor ?? superview.widthAnchor, multiplier: fraction)
      .isActive = true
    return self
  }

  /// Whether the baseline is that of something inside.
  public var borrowsBaseline: Bool {
    return forLastBaselineLayout !== self || forFirstBaselineLayout !== self
  }

  public var isRightToLeft: Bool {
    return UIView.userInterfaceLayoutDirection(for: semanticContentAttribute) == .rightToLeft
  }
}

extension UITableViewCell {
  @discardableResult
  public func addingToContent(_ views: UIView...) -> UIView {
    for view in views { contentView.addSubview(view) }
    return contentView
  }
}

extension UICollectionViewCell {
  public func addToContent(_ view: UIView) { contentView.addSubview(view) }
}

extension UIButton {
  @discardableResult
  public func text(_ key: String) -> Self {
    setTitle(NSLocalizedString(key, comment: ""), for: .normal)
    return self
  }

  @discardableResult
  public func image(_ name: String) -> Self {
    setImage(UIImage(named: name), for: .normal)
    return self
  }
}

extension UILabel {
  @discardableResult
  public func text(_ key: String, _ color: UIColor = .black) -> Self {
    text = NSLocalizedString(key, comment: "")
    textColor = color
    return self
  }
}

extension UITextField {
  @discardableResult
  public func placeholder(_ text: String) -> Self {
    placeholder = text
    return self
  }
}

extension UIImageView {
  @discardableResult
  public func image(_ name: String) -> Self {
    image = UIImage(named: name)
    return self
  }
}

extension UIStackView {
  public convenience init(_ axis: NSLayoutConstraint.Axis, _ views: UIView...) {
    self.init(arrangedSubviews: views)
    self.axis = axis
  }
}

/// Half of the screen's width, whichever screen that is.
public var halfScreen: CGFloat { return UIScreen.main.bounds.width / 2 }

/// A scroll view with a content guide, a stack and a keyboard listener: an ordinary screen.
public class Screen: UIViewController {
  public let scroll = UIScrollView()
  public let title1 = UILabel().text("Title", UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  public let field = UITextField().placeholder("Name")
  public let button = UIButton(type: .system).text("Send")
  public let picture = UIImageView()
  public private(set) var notes = 0
  private var token: NSObjectProtocol?

  public override func viewDidLoad() {
    super.viewDidLoad()
    let stack = UIStackView(.vertical, title1, field, button, picture)
    view.adding(scroll)
    scroll.adding(stack)
    let content = scroll.contentLayoutGuide
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor),
      scroll.bottomAnchor.constraint(equalTo: bottomLayoutGuide.topAnchor),
      scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      stack.topAnchor.constraint(equalTo: content.topAnchor),
      stack.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      stack.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
    ])
    token = NotificationCenter.default.addObserver(forName: Screen.noted, object: self, queue: nil) {
      [weak self] _ in
      self?.notes += 1
    }
  }

  deinit { if let token = token { NotificationCenter.default.removeObserver(token) } }

  public static let noted = Notification.Name("noted")
}
