import PlumbMasonry

/// The form in Masonry.
public final class MasonryScreen: SignInScreen {
  public override func constrain() {
    let margins = layoutMarginsGuide
    banner.mas_makeConstraints { make in
      make.top.equalTo(mas_safeAreaLayoutGuideTop)
      make.leading.trailing.equalTo(self)
      make.height.equalTo(0)
    }
    logo.mas_makeConstraints { make in
      make.top.equalTo(banner.mas_bottom).offset(24)
      make.centerX.equalTo(self)
      make.width.lessThanOrEqualTo(220)
      make.width.equalTo(margins.mas_width).multipliedBy(0.6).priorityHigh()
      make.height.equalTo(logo.mas_width).multipliedBy(0.5)
    }
    title.mas_makeConstraints { make in
      make.top.equalTo(logo.mas_bottom).offset(16)
      make.leading.equalTo(margins.mas_leading)
      make.trailing.equalTo(margins.mas_trailing)
    }
    email.mas_makeConstraints { make in
      make.top.equalTo(title.mas_bottom).offset(24)
      make.leading.trailing.equalTo(title)
      make.height.equalTo(44)
    }
    password.mas_makeConstraints { make in
      make.top.equalTo(email.mas_bottom).offset(12)
      make.leading.trailing.height.equalTo(email)
    }
    forgot.mas_makeConstraints { make in
      make.top.equalTo(password.mas_bottom).offset(8)
      make.trailing.equalTo(password)
    }
    signIn.mas_makeConstraints { make in
      make.leading.trailing.equalTo(title)
      make.height.equalTo(50)
      make.bottom.lessThanOrEqualTo(keyboardLayoutGuide.mas_top).offset(-12)
      make.bottom.equalTo(mas_safeAreaLayoutGuideBottom).offset(-24).priorityLow()
    }
  }

  public override func setBannerHeight(_ height: CGFloat) {
    banner.mas_updateConstraints { make in make.height.equalTo(height) }
  }
}
