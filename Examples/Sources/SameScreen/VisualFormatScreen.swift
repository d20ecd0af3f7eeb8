import UIKit

/// The form in the visual format language; what it cannot say (the safe area, an aspect ratio, a centre, a guide) in anchors.
public final class VisualFormatScreen: SignInScreen {
  private var bannerHeight: NSLayoutConstraint?

  public override func constrain() {
    for part in parts { part.view.translatesAutoresizingMaskIntoConstraints = false }
    let views = Dictionary(uniqueKeysWithValues: parts.map { ($0.name, $0.view) })
    let metrics = ["field": 44, "button": 50, "gap": 24]
    func format(_ text: String, _ options: NSLayoutConstraint.FormatOptions = []) {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: text, options: options, metrics: metrics, views: views))
    }
    format("H:|[banner]|")
    format("V:[banner]-gap-[logo]")
    format("V:[logo]-16-[title]-gap-[email(field)]-12-[password(email)]-8-[forgot]")
    format("V:[signIn(button)]")
    format("H:|-[title]-|")
    format("H:|-[email]-|")
    format("H:|-[password]-|")
    format("H:[forgot]-|")
    format("H:|-[signIn]-|")
    format("H:[logo(<=220)]")

    let bannerHeight = banner.heightAnchor.constraint(equalToConstant: 0)
    let logoWidth = logo.widthAnchor.constraint(equalTo: layoutMarginsGuide.widthAnchor, multiplier: 0.6)
    logoWidth.priority = .defaultHigh
    let atBottom = signIn.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor, constant: -24)
    atBottom.priority = .defaultLow
    NSLayoutConstraint.activate([
      banner.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor), bannerHeight,
      logo.centerXAnchor.constraint(equalTo: centerXAnchor), logoWidth,
      logo.heightAnchor.constraint(equalTo: logo.widthAnchor, multiplier: 0.5),
      signIn.bottomAnchor.constraint(lessThanOrEqualTo: keyboardLayoutGuide.topAnchor, constant: -12),
      atBottom,
    ])
    self.bannerHeight = bannerHeight
  }

  public override func setBannerHeight(_ height: CGFloat) { bannerHeight?.constant = height }
}
