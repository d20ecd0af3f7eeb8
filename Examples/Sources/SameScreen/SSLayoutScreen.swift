import PlumbSSLayout

/// The form in SSLayout. It has attributes of views and of the safe area; for other guides it offers the full
/// initialiser, with the same tracking.
public final class SSLayoutScreen: SignInScreen {
  public override func constrain() {
    for part in parts { part.view.activateConstraints { constrain(part.view) } }
  }

  private func constrain(_ view: UIView) {
    switch view {
    case banner:
      banner.top_attr = top_attr_safe
      banner.leading_attr = leading_attr
      banner.trailing_attr = trailing_attr
      banner.height_attr.constant = 0
    case logo:
      logo.top_attr.equalTo(banner.bottom_attr, 24)
      logo.centerX_attr = centerX_attr
      logo.width_attr.lesserThan(nil, 220)
      pin(logo, .width, .equal, layoutMarginsGuide, multiplier: 0.6, priority: .defaultHigh)
      logo.height_attr.equalTo(logo.width_attr, 0, 0.5, .required)
    case title:
      title.top_attr.equalTo(logo.bottom_attr, 16)
      pin(title, .leading, .equal, layoutMarginsGuide)
      pin(title, .trailing, .equal, layoutMarginsGuide)
    case email:
      email.top_attr.equalTo(title.bottom_attr, 24)
      email.leading_attr = title.leading_attr
      email.trailing_attr = title.trailing_attr
      email.height_attr.constant = 44
    case password:
      password.top_attr.equalTo(email.bottom_attr, 12)
      password.leading_attr = email.leading_attr
      password.trailing_attr = email.trailing_attr
      password.height_attr = email.height_attr
    case forgot:
      forgot.top_attr.equalTo(password.bottom_attr, 8)
      forgot.trailing_attr = password.trailing_attr
    default:
      signIn.leading_attr = title.leading_attr
      signIn.trailing_attr = title.trailing_attr
      signIn.height_attr.constant = 50
      pin(signIn, .bottom, .lessThanOrEqual, keyboardLayoutGuide, to: .top, constant: -12)
      signIn.bottom_attr.equalTo(bottom_attr_safe, -24, .defaultLow)
    }
  }

  private func pin(
    _ view: UIView, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
    _ guide: UILayoutGuide, to other: NSLayoutConstraint.Attribute? = nil, multiplier: CGFloat = 1,
    constant: CGFloat = 0, priority: UILayoutPriority = .required
  ) {
    NSLayoutConstraint.constraint(
      item: view, attribute: attribute, relatedBy: relation, toItem: guide, attribute: other ?? attribute,
      multiplier: multiplier, constant: constant, ss_priority: priority)
  }

  public override func setBannerHeight(_ height: CGFloat) { banner.height_attr.constant = height }
}
