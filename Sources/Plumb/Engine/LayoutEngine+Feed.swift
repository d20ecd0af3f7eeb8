import PlumbLayout

// What the tree is told about a view.

extension LayoutEngine {
  /// Tells the tree everything about a view that has just joined, but for what names its subviews.
  func feed(_ view: UIView, _ id: ItemID) {
    if view !== root, view.flags.contains(.overridesTraits) || view.controllerLink != nil {
      hasLocalTraits = true
    }
    feedDirection(view, id)
    if !view.priorities.areStandard { feedContentPriorities(view, id) }
    if !view.isPlain {
      feedContent(view, id)
      feedAlignment(view, id)
    }
    if view.isHidden { tree.setHidden(true, of: id) }
    if view === root { feedKeyboard(view, id) }
    if view.isContentArea {
      scrollViews.append(view.reference)
      tree.setIsScrollView(true, of: id)
      tree.setContentOffset(Point(x: Double(view.bounds.minX), y: Double(view.bounds.minY)), of: id)
    }
    if view.hasMarginsOfItsOwn || view === root || view.isContentArea { feedMargins(view, id) }
    if view === root || view.translatesAutoresizingMaskIntoConstraints { feedPlace(view, id) }
  }

  /// Tells the tree what changed about a view.
  func forward(_ change: ItemChange, of view: UIView) {
    guard let id = view.reference.binding?.id else { return }
    if isMeasuring { missed.changes.append((view.reference, change)) }
    if change.contains(.scale), view.knownSystemGuide(.readableContent) != nil { feedReadableWidth(view) }
    if change.contains(.scale), view === root { tree.scale = Double(view.displayScale) }
    if change.contains(.direction) { feedDirection(view, id) }
    if change.contains(.frame) {
      if view.isContentArea {
        tree.setContentOffset(Point(x: Double(view.bounds.minX), y: Double(view.bounds.minY)), of: id)
      }
      if !(view.reference.binding?.isPlacing(view) ?? false) { feedPlace(view, id) }
    }
    if change.contains(.mask) { feedPlace(view, id) }
    if change.contains(.contentSize) {
      feedContent(view, id)
      feedAlignment(view, id)
      feedBaselines(of: view, view.contentBaselines)
    }
    if change.contains(.contentPriorities) { feedContentPriorities(view, id) }
    if !change.isDisjoint(with: [.margins, .safeArea]) { feedMargins(view, id) }
    if change.contains(.visibility) { tree.setHidden(view.isHidden, of: id) }
    if change.contains(.keyboard) { feedKeyboard(view, id) }
    if change.contains(.arrangement) { needsSync(view) }
  }

  private func feedDirection(_ view: UIView, _ id: ItemID) {
    tree.setDirection(LayoutDirection(view.effectiveUserInterfaceLayoutDirection), of: id)
  }

  func feedReadableWidth(_ view: UIView) {
    guard let id = view.reference.binding?.id else { return }
    tree.setReadableWidth(Double(ReadableContent.width(for: view)), of: id)
  }

  private func feedContent(_ view: UIView, _ id: ItemID) {
    tree.setMeasuresContent(true, of: id)
    tree.setWrapsContent(view.hostContentSize == nil && view.wrapsContent, of: id)
    tree.invalidateContentSize(of: id)
  }

  private func feedContentPriorities(_ view: UIView, _ id: ItemID) {
    // The setters of the view refuse what the tree would refuse.
    try? tree.setHugging(Priority(view.priorities.horizontalHugging), .horizontal, of: id)
    try? tree.setHugging(Priority(view.priorities.verticalHugging), .vertical, of: id)
    try? tree.setCompressionResistance(Priority(view.priorities.horizontalCompression), .horizontal, of: id)
    try? tree.setCompressionResistance(Priority(view.priorities.verticalCompression), .vertical, of: id)
  }

  /// The insets of the alignment rectangle, found by asking for that of a large frame, since a subclass may
  /// override either the insets or the two functions.
  private func feedAlignment(_ view: UIView, _ id: ItemID) {
    if let insets = view.hostAlignmentRectInsets {
      tree.setAlignmentInsets(Insets(insets), of: id)
      return
    }
    let frame = CGRect(x: 0, y: 0, width: 4096, height: 4096)
    let aligned = view.alignmentRect(forFrame: frame)
    tree.setAlignmentInsets(
      Insets(
        top: Double(aligned.minY), left: Double(aligned.minX), bottom: Double(frame.maxY - aligned.maxY),
        right: Double(frame.maxX - aligned.maxX)), of: id)
  }

  /// The baselines: those of another view inside, or those of the view's own text.
  func feedBaselines(of view: UIView, _ own: ContentBaselines?) {
    // A stack view's baselines are those of a view that its arrangement names: the tree finds it.
    guard !(view is UIStackView), let id = view.reference.binding?.id else { return }
    func baseline(_ subject: UIView, _ own: Baseline) -> Baseline {
      guard subject !== view, let subjectID = subject.reference.binding?.id else { return own }
      return .view(subjectID)
    }
    tree.setBaselines(
      first: baseline(view.forFirstBaselineLayout, own.map { Baseline($0.first) } ?? .top(0)),
      last: baseline(view.forLastBaselineLayout, own.map { Baseline($0.last) } ?? .bottom(0)), of: id)
  }

  private func feedMargins(_ view: UIView, _ id: ItemID) {
    if view.isContentArea { tree.setAbsorbedSafeArea(Insets(view.absorbed(of: view.safeAreaInsets)), of: id) }
    if isMeasuring, view === root {
      // The view keeps what it has of its surroundings, which are not part of the question.
      tree.setLayoutMargins(Insets(view.layoutMargins), of: id)
      tree.setInsetsLayoutMarginsFromSafeArea(false, of: id)
      tree.setSafeAreaInsets(Insets(view.safeAreaInsets), of: id)
      return
    }
    let minimum = view.minimumMargins
    switch view.margins.own {
    case .standard:
      tree.setDirectionalLayoutMargins(DirectionalInsets(minimum ?? view.standardMargins), of: id)
    case .sides(let insets): tree.setLayoutMargins(Insets(insets), of: id)
    case .directional(let insets): tree.setDirectionalLayoutMargins(DirectionalInsets(insets), of: id)
    }
    tree.setMinimumLayoutMargins(minimum.map { DirectionalInsets($0) }, of: id)
    tree.setPreservesSuperviewLayoutMargins(view.preservesSuperviewLayoutMargins, of: id)
    tree.setInsetsLayoutMarginsFromSafeArea(view.insetsLayoutMarginsFromSafeArea, of: id)
    tree.setSafeAreaInsets(view === root ? Insets(view.margins.hostSafeArea ?? .zero) : nil, of: id)
    tree.setAdditionalSafeAreaInsets(
      Insets(view.controllerLink?.safeAreaAddition ?? .zero), of: id)
  }

  /// Where the keyboard is, and how the view's guide follows it if something names that.
  private func feedKeyboard(_ view: UIView, _ id: ItemID) {
    if view === root, !isMeasuring { tree.setKeyboardFrame(view.motion?.keyboardFrame.map { Rect($0) }) }
    if let guide = view.motion?.keyboardGuide, guide.reference.binding != nil {
      tree.setKeyboardRule(guide.rule, of: id)
    }
  }

  /// The root's size, or the frame that a view's mask keeps.
  private func feedPlace(_ view: UIView, _ id: ItemID) {
    if view === root {
      feedRootSize()
    } else if view.translatesAutoresizingMaskIntoConstraints, let superview = view.superviewLink {
      // Layout acts on the untransformed rectangle, counted from where the superview's bounds begin.
      var rect = view.geometry.untransformedFrame
      if !superview.isContentArea {
        rect = rect.offsetBy(dx: -superview.bounds.minX, dy: -superview.bounds.minY)
      }
      tree.setFrame(
        Rect(rect), mask: PlumbLayout.AutoresizingMask(rawValue: view.autoresizingMask.rawValue),
        parentSize: Size(superview.bounds.size), of: id)
    } else {
      tree.clearFrame(of: id)
    }
  }

  func feedArrangement(of view: UIView) {
    guard let stack = view as? UIStackView, let id = view.reference.binding?.id else { return }
    tree.setStack(stack.configuration, of: id)
    tree.setArrangedViews(
      stack.arrangedList.compactMap { view in
        guard view.superviewLink === stack, let id = view.reference.binding?.id else { return nil }
        let spacing = stack.customSpacings[ObjectIdentifier(view)].flatMap { UIStackView.points($0) }
          .map { Double($0) }
        return ArrangedView(id, spacingAfter: spacing)
      }, of: id)
  }
}

extension UIView {
  /// Whether the tree knows the arrangement and baselines of a view without content of its own: none, and its top and
  /// bottom.
  var hasBaselinesAtEdges: Bool {
    !(self is UIStackView) && forFirstBaselineLayout === self && forLastBaselineLayout === self
  }
}

extension UIStackView {
  fileprivate var configuration: StackConfiguration {
    var configuration = StackConfiguration()
    configuration.axis = Axis(axis)
    configuration.distribution = StackConfiguration.Distribution(rawValue: distribution.rawValue) ?? .fill
    configuration.alignment = StackConfiguration.Alignment(rawValue: alignment.rawValue) ?? .fill
    configuration.spacing = Double(UIStackView.points(spacing) ?? 0)
    configuration.isLayoutMarginsRelative = isLayoutMarginsRelativeArrangement
    configuration.isBaselineRelative = isBaselineRelativeArrangement
    return configuration
  }
}
