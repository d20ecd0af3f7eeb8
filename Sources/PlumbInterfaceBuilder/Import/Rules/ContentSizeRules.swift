import PlumbLayout

/// Which views have a content size of their own, and on which axes.
enum ContentSizeRules {
  /// The axes on which a view of that kind has a content size, whatever it comes to.
  static func axes(of view: ViewNode) -> Set<Axis> {
    switch view.kind {
    case .label, .button, .textField, .toggle, .stepper, .segmentedControl, .activityIndicatorView,
      .pageControl, .datePicker, .pickerView, .colorWell:
      [.horizontal, .vertical]
    case .slider, .progressView, .searchBar, .toolbar, .navigationBar, .tabBar, .refreshControl:
      [.vertical]
    case .imageView:
      view["image"] != nil || view.value(forKey: "imageReference") != nil
        || view.value(forKey: "image") != nil
        ? [.horizontal, .vertical] : []
    case .textView:
      view["scrollEnabled"] == "NO" ? [.horizontal, .vertical] : []
    default: []
    }
  }

  /// The size that the recorded frame stands for, in alignment terms, or nil on axes without one.
  ///
  /// A stated size goes before the class's own: a placeholder's, then a designable's.
  static func recorded(
    _ view: ViewNode, alignmentInsets: Insets
  ) -> (width: Double?, height: Double?, source: PlannedContentSize.Source)? {
    if let size = view.explicitSize {
      return (size.width, size.height, size.source == .placeholder ? .placeholder : .designable)
    }
    let axes = axes(of: view)
    guard !axes.isEmpty, let frame = view.frame else { return nil }
    let insets = alignmentInsets
    let width = max(0, frame.size.width - insets.left - insets.right)
    let height = max(0, frame.size.height - insets.top - insets.bottom)
    return (
      axes.contains(.horizontal) ? width : nil, axes.contains(.vertical) ? height : nil, .recorded
    )
  }
}
