import Plumb

/// A sign-in form: a stack of fields in the middle, a message that comes and goes, a button above the keyboard.
final class SignInForm {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  private let message = UILabel()
  private let bottom: NSLayoutConstraint

  init() {
    let title = root.place(UILabel())
    title.text = "Welcome back"
    title.font = .preferredFont(forTextStyle: .largeTitle)
    let (name, password) = (UITextField(), UITextField())
    name.placeholder = "Name"
    password.placeholder = "Password"
    message.text = "The name or the password is wrong. Try again, or ask for a new password."
    message.numberOfLines = 0
    message.isHidden = true
    let fields = root.place(UIStackView(arrangedSubviews: [name, password, message]))
    fields.axis = .vertical
    fields.spacing = 12
    let button = root.place(UIButton(type: .system))
    button.setTitle("Sign In", for: .normal)
    let forgotten = root.place(UIButton(type: .system))
    forgotten.setTitle("Forgot your password?", for: .normal)
    let margins = root.layoutMarginsGuide
    bottom = forgotten.bottomAnchor.constraint(equalTo: margins.bottomAnchor, constant: -20)
    let middle = fields.centerYAnchor.constraint(equalTo: root.centerYAnchor)
    middle.priority = .defaultLow
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: margins.topAnchor, constant: 40),
      title.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      title.leadingAnchor.constraint(greaterThanOrEqualTo: margins.leadingAnchor),
      fields.topAnchor.constraint(greaterThanOrEqualTo: title.bottomAnchor, constant: 24),
      fields.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      fields.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      middle,
      password.heightAnchor.constraint(equalTo: name.heightAnchor),
      name.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      button.topAnchor.constraint(greaterThanOrEqualTo: fields.bottomAnchor, constant: 16),
      button.leadingAnchor.constraint(equalTo: fields.leadingAnchor),
      button.trailingAnchor.constraint(equalTo: fields.trailingAnchor),
      button.heightAnchor.constraint(equalToConstant: 50),
      forgotten.topAnchor.constraint(equalTo: button.bottomAnchor, constant: 8),
      forgotten.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      bottom,
    ])
  }

  var screen: Screen {
    Screen(
      root: root,
      operations: [
        "resize": Screen.resize(root, between: 320..<430),
        "constant": Screen.change(bottom, in: root),
        "animate": Screen.animate(bottom, in: root),
        "hide": { [self] _ in
          message.isHidden.toggle()
          root.layoutIfNeeded()
        },
      ])
  }
}
