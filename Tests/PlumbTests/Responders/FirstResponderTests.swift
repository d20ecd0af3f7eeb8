import Plumb
import Testing

/// Who receives what is typed, by the documentation of `UIResponder` and of the delegates of text.
struct FirstResponderTests {
  final class Listener: UITextFieldDelegate, UITextViewDelegate {
    var begins = true
    var ends = true
    var told: [String] = []
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { begins }
    func textFieldDidBeginEditing(_ textField: UITextField) { told.append("field begins") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ends }
    func textFieldDidEndEditing(_ textField: UITextField) { told.append("field ends") }
    func textViewDidBeginEditing(_ textView: UITextView) { told.append("view begins") }
    func textViewDidEndEditing(_ textView: UITextView) { told.append("view ends") }
  }

  final class Choosy: UIView {
    override var canBecomeFirstResponder: Bool { true }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let field = UITextField()
  private let text = UITextView()
  private let listener = Listener()

  init() {
    window.addSubview(field)
    window.addSubview(text)
    field.delegate = listener
    text.delegate = listener
  }

  @Test func onlyInAWindowAndOnlyWhoMay() {
    #expect(!UITextField().becomeFirstResponder())
    let plain = UIView()
    window.addSubview(plain)
    #expect(!plain.becomeFirstResponder() && !plain.isFirstResponder)
    field.isEnabled = false
    #expect(!field.becomeFirstResponder())
  }

  @Test func theOneBeforeResigns() {
    #expect(field.becomeFirstResponder() && field.isFirstResponder && field.isEditing)
    #expect(field.becomeFirstResponder(), "the first responder stays it, and nobody is told again")
    #expect(text.becomeFirstResponder() && !field.isEditing && text.isFirstResponder)
    #expect(text.resignFirstResponder() && !text.isFirstResponder)
    #expect(listener.told == ["field begins", "field ends", "view begins", "view ends"])
    #expect(text.resignFirstResponder(), "who is not the first responder is none already")
  }

  @Test func delegatesRefuse() {
    listener.begins = false
    #expect(!field.becomeFirstResponder())
    listener.begins = true
    #expect(field.becomeFirstResponder())
    listener.ends = false
    #expect(!field.resignFirstResponder() && field.isEditing)
    #expect(!text.becomeFirstResponder() && !text.isFirstResponder)
    #expect(!window.endEditing(false) && field.isEditing)
    #expect(window.endEditing(true) && !field.isEditing)
  }

  @Test func endEditingAsksWhoIsInside() {
    #expect(field.becomeFirstResponder())
    #expect(!text.endEditing(false) && field.isEditing)
    #expect(window.endEditing(false) && !field.isEditing)
    #expect(!window.endEditing(true))
  }

  @Test func controlEventsAndOverlays() {
    var events: [String] = []
    field.addAction(UIAction { _ in events.append("begin") }, for: .editingDidBegin)
    field.addAction(UIAction { _ in events.append("end") }, for: .editingDidEnd)
    let clear = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    field.rightView = clear
    field.rightViewMode = .whileEditing
    field.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
    field.text = "old"
    field.clearsOnBeginEditing = true
    field.layoutIfNeeded()
    #expect(clear.superview == nil || clear.isHidden)
    field.becomeFirstResponder()
    field.layoutIfNeeded()
    #expect(clear.superview === field && !clear.isHidden && clear.frame.maxX == 100)
    #expect(field.text == "")
    field.resignFirstResponder()
    field.layoutIfNeeded()
    #expect(clear.superview == nil || clear.isHidden)
    #expect(events == ["begin", "end"])
  }

  @Test func whoLeavesTheWindowIsFirstNoMore() {
    let box = UIView()
    window.addSubview(box)
    box.addSubview(field)
    #expect(field.becomeFirstResponder())
    box.removeFromSuperview()
    #expect(!field.isFirstResponder)
    window.addSubview(box)
    #expect(!field.isFirstResponder)
    #expect(text.becomeFirstResponder())
  }

  @Test func controllersAndWindowsAtTheirEnd() {
    final class Controller: UIViewController {
      override var canBecomeFirstResponder: Bool { true }
    }
    let controller = Controller()
    #expect(!controller.becomeFirstResponder() && !controller.isViewLoaded)
    let box = UIView()
    do {
      let window = UIWindow()
      window.rootViewController = controller
      #expect(controller.becomeFirstResponder() && controller.isFirstResponder)
      window.rootViewController = nil
      #expect(!controller.isFirstResponder)
      let choosy = Choosy()
      box.addSubview(choosy)
      window.addSubview(box)
      #expect(choosy.becomeFirstResponder())
    }
    #expect(box.window == nil && !box.subviews[0].isFirstResponder)
  }
}
