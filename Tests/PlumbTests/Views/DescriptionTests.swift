import Plumb
import Testing

/// Views as Apple's console prints them.
struct DescriptionTests {
  /// The description without the addresses.
  private func shape(_ view: UIView) -> String {
    "\(view)".replacing(/0x[0-9a-f]+/, with: "0x")
  }

  @Test func whatALabelAndAFieldSay() {
    let label = UILabel(frame: CGRect(x: 1, y: 2, width: 30, height: 4.5))
    label.text = "Hello"
    #expect(
      shape(label)
        == "<UILabel: 0x; frame = (1 2; 30 4.5); text = 'Hello'; opaque = NO; userInteractionEnabled = NO; layer = <CALayer: 0x>>"
    )
    let field = UITextField()
    field.tag = 3
    #expect(shape(field).contains("; frame = (0 0; 0 0); text = ''; "))
    #expect(!shape(UILabel()).contains("text"))
    #expect(shape(UIView()) == "<UIView: 0x; frame = (0 0; 0 0); layer = <CALayer: 0x>>")
  }
}
