import Plumb
import Testing

/// Raw values that archives, documents and bridges rely on, as Apple's headers have them.
struct ControlRawValueTests {
  @Test func text() {
    #expect(NSTextAlignment.natural.rawValue == 4 && NSTextAlignment.center.rawValue == 1)
    #expect(NSLineBreakMode.byTruncatingTail.rawValue == 4 && NSLineBreakMode.byClipping.rawValue == 2)
    #expect(NSUnderlineStyle.double.rawValue == 9)
    #expect(UIFont.Weight.semibold.rawValue == 0.3 && UIFont.Weight.ultraLight.rawValue == -0.8)
    #expect(UIFont.TextStyle.subheadline.rawValue == "UICTFontTextStyleSubhead")
    #expect(UIContentSizeCategory.large.rawValue == "UICTContentSizeCategoryL")
  }

  @Test func typing() {
    #expect(UIKeyboardType.emailAddress.rawValue == 7 && UIKeyboardType.decimalPad.rawValue == 8)
    #expect(UIReturnKeyType.done.rawValue == 9 && UIReturnKeyType.next.rawValue == 4)
    #expect(UITextAutocapitalizationType.sentences.rawValue == 2 && UITextAutocorrectionType.no.rawValue == 1)
    #expect(UITextContentType.newPassword.rawValue == "new-password")
    #expect(UIResponder.keyboardWillShowNotification.rawValue == "UIKeyboardWillShowNotification")
    #expect(UIResponder.keyboardFrameEndUserInfoKey == "UIKeyboardFrameEndUserInfoKey")
    // What UIKit documents as the defaults of a text field.
    let field = UITextField()
    #expect(field.autocapitalizationType == .sentences && field.keyboardType == .default)
    #expect(field.returnKeyType == .default && !field.enablesReturnKeyAutomatically)
  }

  @Test func devices() {
    #expect(UIStatusBarStyle.darkContent.rawValue == 3)
    #expect(UIInterfaceOrientationMask.allButUpsideDown.rawValue == 26)
    #expect(UIInterfaceOrientationMask.landscapeLeft.rawValue == 16)
    #expect(UIWindow.Level.alert.rawValue == 2000 && UIWindow().windowLevel == .normal)
    #expect(UIGestureRecognizer.State.recognized.rawValue == 3)
    #expect(UISwipeGestureRecognizer.Direction.down.rawValue == 8)
  }

  @Test func geometryInObjects() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
    #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
  }

  @Test func controls() {
    #expect(UIControl.Event.touchUpInside.rawValue == 64 && UIControl.Event.valueChanged.rawValue == 4096)
    #expect(UIControl.State.selected.rawValue == 4)
    #expect(UIControl.ContentHorizontalAlignment.leading.rawValue == 4)
    #expect(UIButton.ButtonType.system.rawValue == 1 && UIButton.ButtonType.close.rawValue == 7)
    #expect(UITextField.BorderStyle.roundedRect.rawValue == 3)
    #expect(UIActivityIndicatorView.Style.large.rawValue == 101)
    #expect(UIBarButtonItem.SystemItem.trash.rawValue == 16)
    #expect(UITableView.Style.insetGrouped.rawValue == 2)
    #expect(UITableViewCell.AccessoryType.checkmark.rawValue == 3)
    #expect(UIScrollView.ContentInsetAdjustmentBehavior.never.rawValue == 2)
    #expect(UIBlurEffect.Style.systemMaterial.rawValue == 8)
  }
}
