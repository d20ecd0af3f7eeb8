import PlumbAnchorage

/// The form in Anchorage.
public final class AnchorageScreen: SignInScreen {
  private var bannerHeight: NSLayoutConstraint?

  public override func constrain() {
    let margins = layoutMarginsGuide
    batch {
      banner.topAnchor == safeAreaLayoutGuide.topAnchor
      banner.horizontalAnchors == horizontalAnchors
      bannerHeight = banner.heightAnchor == 0

      logo.topAnchor == banner.bottomAnchor + 24
      logo.centerXAnchor == centerXAnchor
      logo.widthAnchor <= 220
      logo.widthAnchor == margins.widthAnchor * 0.6 ~ .high
      logo.heightAnchor == logo.widthAnchor / 2

      title.topAnchor == logo.bottomAnchor + 16
      title.horizontalAnchors == margins.horizontalAnchors

      email.topAnchor == title.bottomAnchor + 24
      email.horizontalAnchors == margins.horizontalAnchors
      email.heightAnchor == 44

      password.topAnchor == email.bottomAnchor + 12
      password.horizontalAnchors == email.horizontalAnchors
      password.heightAnchor == email.heightAnchor

      forgot.topAnchor == password.bottomAnchor + 8
      forgot.trailingAnchor == password.trailingAnchor

      signIn.horizontalAnchors == margins.horizontalAnchors
      signIn.heightAnchor == 50
      signIn.bottomAnchor <= keyboardLayoutGuide.topAnchor - 12
      signIn.bottomAnchor == safeAreaLayoutGuide.bottomAnchor - 24 ~ .low
    }
  }

  public override func setBannerHeight(_ height: CGFloat) { bannerHeight?.constant = height }
}
