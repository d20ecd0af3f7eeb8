import Plumb
import Testing

/// Sizes of controls that do not depend on a text, as Interface Builder records them.
struct FixedSizeTests {
  /// The frame of a view whose content alone decides its size.
  private func ownFrame(_ view: UIView) -> CGRect {
    view.frame(forAlignmentRect: CGRect(origin: .zero, size: view.intrinsicContentSize))
  }

  private static let none = UIView.noIntrinsicMetric

  @Test func recordedFrames() {
    // The alignment insets, 2 at the right of a switch and 1 below a segmented control, belong to the frame.
    #expect(ownFrame(UISwitch()).size == CGSize(width: 51, height: 31))
    #expect(ownFrame(UIStepper()).size == CGSize(width: 94, height: 32))
    #expect(ownFrame(UIActivityIndicatorView(style: .medium)).size == CGSize(width: 20, height: 20))
    #expect(ownFrame(UIActivityIndicatorView(style: .large)).size == CGSize(width: 37, height: 37))
    #expect(ownFrame(UISegmentedControl(items: ["A"])).height == 32)
    #expect(ownFrame(UIPickerView()).size == CGSize(width: 320, height: 216))
  }

  @Test func controlsWithoutWidth() {
    #expect(UISlider().intrinsicContentSize.width == Self.none)
    #expect(ownFrame(UISlider()).height == 31)
    #expect(UIProgressView().intrinsicContentSize == CGSize(width: Self.none, height: 4))
    #expect(UISearchBar().intrinsicContentSize == CGSize(width: Self.none, height: 56))
    #expect(UIToolbar().intrinsicContentSize == CGSize(width: Self.none, height: 44))
    #expect(UINavigationBar().intrinsicContentSize == CGSize(width: Self.none, height: 44))
    #expect(UITabBar().intrinsicContentSize == CGSize(width: Self.none, height: 49))
  }

  @Test func viewsWithoutContentSize() {
    for view in [
      UIScrollView(), UITableView(), UICollectionView(), UIImageView(), UITextView(), UIVisualEffectView(),
    ] {
      #expect(view.intrinsicContentSize == CGSize(width: Self.none, height: Self.none), "\(type(of: view))")
    }
  }

  @Test func datePickerByStyle() {
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = .wheels
    #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
    picker.preferredDatePickerStyle = .compact
    picker.datePickerMode = .countDownTimer
    // A timer has wheels only.
    #expect(picker.datePickerStyle == .wheels)
  }

  @Test func pageControlOfThree() {
    let control = UIPageControl()
    control.numberOfPages = 3
    #expect(control.intrinsicContentSize == CGSize(width: 115.5, height: 26))
    control.currentPage = 7
    #expect(control.currentPage == 2)
    control.numberOfPages = 1
    control.hidesForSinglePage = true
    #expect(control.intrinsicContentSize == .zero)
  }

  @Test func aSliderConstrainedTo100IsRecorded104Wide() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let slider = UISlider()
    slider.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(slider)
    NSLayoutConstraint.activate([
      slider.widthAnchor.constraint(equalToConstant: 100),
      slider.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      slider.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
    ])
    root.layoutIfNeeded()
    #expect(slider.frame == CGRect(x: 8, y: 20, width: 104, height: 31))
  }
}
