import Plumb
import Testing

struct TextFieldTests {
  private func field(_ style: UITextField.BorderStyle = .roundedRect) -> UITextField {
    let field = UITextField()
    field.traitOverrides.displayScale = 2
    field.borderStyle = style
    return field
  }

  @Test func defaultsAreApples() {
    let field = UITextField()
    #expect(field.text == "")
    #expect(field.placeholder == nil)
    #expect(field.font == UIFont.systemFont(ofSize: 17))
    #expect(field.borderStyle == .none)
    #expect(field.clearButtonMode == .never)
    #expect(field.textAlignment == .natural)
    #expect(field.minimumFontSize == 0)
  }

  @Test func heightsThatInterfaceBuilderRecorded() {
    for size in [14.0, 17, 18] {
      let field = field()
      field.font = .systemFont(ofSize: size)
      #expect(abs(field.intrinsicContentSize.height - 34) <= 1, "\(size)")
    }
    let plain = field(.none)
    #expect(plain.intrinsicContentSize.height == 22)
    plain.font = .systemFont(ofSize: 15)
    #expect(plain.intrinsicContentSize.height == 19.5)
  }

  @Test func theFontOf14HasTheStandardHeight() {
    let field = field()
    field.font = .systemFont(ofSize: 14)
    #expect(field.intrinsicContentSize.height == 34)
  }

  @Test func placeholderCountsWhileThereIsNoText() {
    let field = field(.none)
    let label = UILabel()
    label.traitOverrides.displayScale = 2
    field.placeholder = "Email address"
    label.text = "Email address"
    #expect(field.intrinsicContentSize.width == label.intrinsicContentSize.width)
    field.text = "me"
    label.text = "me"
    #expect(field.intrinsicContentSize.width == label.intrinsicContentSize.width)
  }

  @Test func roundedFieldHasSevenPointsAtBothEnds() {
    let field = field()
    field.placeholder = "Email"
    let plain = self.field(.none)
    plain.placeholder = "Email"
    #expect(field.intrinsicContentSize.width == plain.intrinsicContentSize.width + 14)
    #expect(
      field.textRect(forBounds: CGRect(x: 0, y: 0, width: 200, height: 34))
        == CGRect(x: 7, y: 2, width: 186, height: 30))
  }

  @Test func overlaysTakeRoomFromTheText() {
    let field = field()
    field.frame = CGRect(x: 0, y: 0, width: 200, height: 34)
    let icon = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    field.leftView = icon
    #expect(field.textRect(forBounds: field.bounds).minX == 7)
    field.leftViewMode = .always
    #expect(field.textRect(forBounds: field.bounds).minX == 30)
    field.layoutIfNeeded()
    #expect(icon.superview === field)
    #expect(icon.frame == CGRect(x: 0, y: 7, width: 30, height: 20))
    field.leftViewMode = .never
    field.layoutIfNeeded()
    #expect(icon.superview == nil)
  }

  @Test func clearButtonAppearsWithText() {
    let field = field()
    field.clearButtonMode = .always
    let bounds = CGRect(x: 0, y: 0, width: 200, height: 34)
    #expect(field.textRect(forBounds: bounds).maxX == 193)
    field.text = "x"
    #expect(field.textRect(forBounds: bounds).maxX == field.clearButtonRect(forBounds: bounds).minX)
  }
}
