import Plumb

/// A view whose button goes to the opposite corner each time it is tapped.
///
/// The button's place is never set: constraints say where it belongs, a tap replaces them, and `layoutIfNeeded()` in an
/// animation's block takes it there.
final class MovingButtonView: UIView {
  let movingButton = UIButton(type: .system)
  /// Called when the button has arrived.
  var onArrival: (() -> Void)?
  private(set) var isAtTopLeft = true
  private var placement: [NSLayoutConstraint] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
    movingButton.setTitle("Move Me!", for: .normal)
    movingButton.layer.borderColor = UIColor.systemGreen.cgColor
    movingButton.layer.borderWidth = 3
    movingButton.layer.cornerRadius = 8
    movingButton.translatesAutoresizingMaskIntoConstraints = false
    movingButton.addAction(UIAction { [unowned self] _ in moveButton() }, for: .touchUpInside)
    addSubview(movingButton)
    NSLayoutConstraint.activate([
      movingButton.widthAnchor.constraint(equalToConstant: 100),
      movingButton.heightAnchor.constraint(equalToConstant: 60),
    ])
    place()
  }

  required init?(coder: NSCoder) { nil }

  /// Sends the button to the other corner.
  func moveButton(afterDelay delay: TimeInterval = 0) {
    isAtTopLeft.toggle()
    UIView.animate(withDuration: 0.8, delay: delay) { [self] in
      place()
      movingButton.backgroundColor = isAtTopLeft ? nil : .systemGreen.withAlphaComponent(0.2)
      layoutIfNeeded()
    } completion: { [weak self] _ in
      self?.onArrival?()
    }
  }

  /// Replaces the constraints that hold the button in its corner.
  private func place() {
    NSLayoutConstraint.deactivate(placement)
    let area = safeAreaLayoutGuide
    placement =
      isAtTopLeft
      ? [
        movingButton.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 10),
        movingButton.topAnchor.constraint(equalTo: area.topAnchor, constant: 10),
      ]
      : [
        movingButton.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -10),
        movingButton.bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: -10),
      ]
    NSLayoutConstraint.activate(placement)
  }
}
