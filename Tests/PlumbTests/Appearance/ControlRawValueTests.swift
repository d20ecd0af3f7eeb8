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
