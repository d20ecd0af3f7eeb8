import Plumb
import Testing

/// Hugging and compression resistance that controls have in code. Interface Builder writes 750 for exactly the
/// classes that UIKit gives it to; what it writes for labels and image views, 251, is its own.
struct ContentPriorityTests {
  @Test func standardPriorities() {
    for view in [UILabel(), UIButton(), UIImageView(), UITextField(), UISlider(), UISegmentedControl()] {
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        #expect(view.contentHuggingPriority(for: axis) == .defaultLow, "\(type(of: view))")
        #expect(view.contentCompressionResistancePriority(for: axis) == .defaultHigh, "\(type(of: view))")
      }
    }
  }

  @Test func controlsOfFixedSizeHugTheirContent() {
    for view in [UISwitch(), UIStepper(), UIActivityIndicatorView()] {
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        #expect(view.contentHuggingPriority(for: axis) == .defaultHigh, "\(type(of: view))")
      }
    }
    #expect(UIProgressView().contentHuggingPriority(for: .vertical) == .defaultHigh)
    #expect(UIProgressView().contentHuggingPriority(for: .horizontal) == .defaultLow)
  }
}
