import UIKit

/// A sign-in form whose constraints are written in five ways.
///
/// A banner slides in at the top when signing in fails, the logo keeps its shape, the form lies between the margins, and
/// the button rests above the keyboard.
open class SignInScreen: UIView {
  /// The height of the banner while it is shown, in points.
  public static let bannerHeight: CGFloat = 36

  public let banner = UILabel()
  public let logo = UIImageView()
  public let title = UILabel()
  public let email = UITextField()
  public let password = UITextField()
  public let forgot = UIButton(type: .system)
  public let signIn = UIButton(type: .system)

  /// The views in the order of the screen, with their names.
  public var parts: [(name: String, view: UIView)] {
    [
      ("banner", banner), ("logo", logo), ("title", title), ("email", email), ("password", password),
      ("forgot", forgot), ("signIn", signIn),
    ]
  }

  public required override init(frame: CGRect) {
    super.init(frame: frame)
    fill()
    for part in parts {
      part.view.accessibilityIdentifier = part.name
      addSubview(part.view)
    }
    constrain()
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("The screen is made in code.") }

  private func fill() {
    backgroundColor = .white
    layoutMargins = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
    banner.text = "Wrong password"
    banner.textAlignment = .center
    banner.textColor = .white
    banner.backgroundColor = .systemRed
    banner.clipsToBounds = true
    logo.backgroundColor = .systemBlue
    logo.layer.cornerRadius = 12
    title.text = "Welcome back. Sign in to see what your friends have been up to."
    title.numberOfLines = 0
    title.textAlignment = .center
    for (field, placeholder) in [(email, "Email"), (password, "Password")] {
      field.placeholder = placeholder
      field.borderStyle = .roundedRect
    }
    forgot.setTitle("Forgot password?", for: .normal)
    signIn.setTitle("Sign in", for: .normal)
    signIn.setTitleColor(.white, for: .normal)
    signIn.backgroundColor = .systemBlue
    signIn.layer.cornerRadius = 10
  }

  /// Activates the constraints; each notation overrides it.
  open func constrain() {}

  /// The height constraint of the banner, 0 while it is hidden; each notation finds its own.
  open func setBannerHeight(_ height: CGFloat) {}

  /// Slides the banner in.
  public func showBanner() {
    setBannerHeight(Self.bannerHeight)
    UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() }
  }
}
