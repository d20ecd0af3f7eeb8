import UIKit

/// A view of a given content size: nothing is measured, so that what is compared is the constraints.
final class Content: UIView {
  private let size: CGSize

  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("Made in code.") }

  override var intrinsicContentSize: CGSize { size }
}

/// A row of a list: an icon, two lines and a button.
final class Row: UIView {
  let icon = UIView()
  let title = Content(120, 20)
  let subtitle = Content(160, 16)
  let button = Content(60, 30)

  init() {
    super.init(frame: .zero)
    for view in [icon, title, subtitle, button] { addSubview(view) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("Made in code.") }
}

/// A column of rows.
final class ListScreen: UIView {
  let rows: [Row]

  init(rows count: Int) {
    rows = (0..<count).map { _ in Row() }
    super.init(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    for row in rows { addSubview(row) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("Made in code.") }
}
