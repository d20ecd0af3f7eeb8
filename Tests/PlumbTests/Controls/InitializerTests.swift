import Plumb
import Testing

/// Every control can be made the way UIKit's code makes it, and so can subclasses of applications.
struct InitializerTests {
  @Test func everyViewIsMadeWithoutArguments() {
    let views: [UIView] = [
      UILabel(), UIControl(), UIButton(), UIImageView(), UITextField(), UITextView(), UISwitch(), UISlider(),
      UIStepper(), UISegmentedControl(), UIActivityIndicatorView(), UIProgressView(), UIPageControl(),
      UIDatePicker(), UIPickerView(), UISearchBar(), UIToolbar(), UINavigationBar(), UITabBar(),
      UIScrollView(),
      UITableView(), UITableViewCell(), UITableViewHeaderFooterView(), UICollectionView(),
      UICollectionViewCell(),
      UICollectionReusableView(), UIVisualEffectView(),
    ]
    // All but those of a fixed size begin without one.
    for view in views where !(view is UISwitch || view is UIStepper || view is UIActivityIndicatorView) {
      if view is UITableViewCell { continue }
      #expect(view.frame == .zero, "\(type(of: view))")
    }
  }

  final class Card: UIControl {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  final class RoundButton: UIButton {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  final class Row: UITableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  final class PaddedLabel: UILabel {
    override var intrinsicContentSize: CGSize {
      let size = super.intrinsicContentSize
      return CGSize(width: size.width + 20, height: size.height + 10)
    }
  }

  @Test func subclassesInheritTheConvenienceInitialisers() {
    #expect(Card().frame == .zero)
    #expect(RoundButton(type: .system).buttonType == .system)
    #expect(RoundButton(frame: .zero, primaryAction: UIAction(title: "Go") { _ in }).currentTitle == "Go")
    #expect(Row(style: .subtitle, reuseIdentifier: "row").reuseIdentifier == "row")
  }

  @Test func anOverriddenContentSizeReachesLayout() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let plain = UILabel()
    let padded = PaddedLabel()
    for label in [plain, padded] {
      label.text = "Label"
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
      label.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    }
    root.layoutIfNeeded()
    #expect(padded.frame.width == plain.frame.width + 20)
    #expect(padded.frame.height == plain.frame.height + 10)
  }
}
