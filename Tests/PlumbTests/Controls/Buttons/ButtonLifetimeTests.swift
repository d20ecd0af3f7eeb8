import Plumb
import Testing

struct ButtonLifetimeTests {
  /// A title label may outlive its button.
  @Test func theLabelOutlivesTheButton() {
    var button: UIButton? = UIButton(type: .system)
    button?.setTitle("Button", for: .normal)
    let label = button?.titleLabel
    button = nil
    label?.text = "Something else"
    label?.font = .systemFont(ofSize: 30)
    #expect(label?.text == "Something else")
  }

  @Test func theContainerOutlivesTheTextView() {
    var view: UITextView? = UITextView()
    let container = view?.textContainer
    view = nil
    container?.lineFragmentPadding = 0
    #expect(container?.lineFragmentPadding == 0)
  }
}
