import UIKit

/// The form in Apple's anchors.
public final class AnchorScreen: SignInScreen {
  private var bannerHeight: NSLayoutConstraint?

  public override func constrain() {
    for part in parts { part.view.translatesAutoresizingMaskIntoConstraints = false }
    let safeArea = safeAreaLayoutGuide
    let margins = layoutMarginsGuide

    let bannerHeight = banner.heightAnchor.constraint(equalToConstant: 0)
    let logoWidth = logo.widthAnchor.constraint(equalTo: margins.widthAnchor, multiplier: 0.6)
    logoWidth.priority = .defaultHigh
    let atBottom = signIn.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor, constant: -24)
    atBottom.priority = .defaultLow

    NSLayoutConstraint.activate([
      banner.topAnchor.constraint(equalTo: safeArea.topAnchor),
      banner.leadingAnchor.constraint(equalTo: leadingAnchor),
      banner.trailingAnchor.constraint(equalTo: trailingAnchor),
      bannerHeight,

      logo.topAnchor.constraint(equalTo: banner.bottomAnchor, constant: 24),
      logo.centerXAnchor.constraint(equalTo: centerXAnchor),
      logo.widthAnchor.constraint(lessThanOrEqualToConstant: 220),
      logoWidth,
      logo.heightAnchor.constraint(equalTo: logo.widthAnchor, multiplier: 0.5),

      title.topAnchor.constraint(equalTo: logo.bottomAnchor, constant: 16),
      title.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      title.trailingAnchor.constraint(equalTo: margins.trailingAnchor),

      email.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 24),
      email.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      email.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      email.heightAnchor.constraint(equalToConstant: 44),

      password.topAnchor.constraint(equalTo: email.bottomAnchor, constant: 12),
      password.leadingAnchor.constraint(equalTo: email.leadingAnchor),
      password.trailingAnchor.constraint(equalTo: email.trailingAnchor),
      password.heightAnchor.constraint(equalTo: email.heightAnchor),

      forgot.topAnchor.constraint(equalTo: password.bottomAnchor, constant: 8),
      forgot.trailingAnchor.constraint(equalTo: password.trailingAnchor),

      signIn.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      signIn.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      signIn.heightAnchor.constraint(equalToConstant: 50),
      signIn.bottomAnchor.constraint(lessThanOrEqualTo: keyboardLayoutGuide.topAnchor, constant: -12),
      atBottom,
    ])
    self.bannerHeight = bannerHeight
  }

  public override func setBannerHeight(_ height: CGFloat) { bannerHeight?.constant = height }
}
