/// What few views have, kept apart so that the others stay small: a pass goes through the memory of all of them.
final class ViewExtras: ViewIsolated {
  @exclusivity(unchecked) var guides: [UILayoutGuide] = []
  @exclusivity(unchecked) var safeArea = UIEdgeInsets.zero
  @exclusivity(unchecked) var margins = ViewMargins()
  @exclusivity(unchecked) var hostContent: HostContent?
  @exclusivity(unchecked) var systemGuides = SystemGuides()
  @exclusivity(unchecked) var tint: UIColor?
  @exclusivity(unchecked) var dirtyPart: DirtyPart?
  @exclusivity(unchecked) var traitOverrides = UITraitOverrides()
  @exclusivity(unchecked) var tag = 0
  @exclusivity(unchecked) var accessibilityIdentifier: String?
  @exclusivity(unchecked) var accessibilityLabel: String?
  @exclusivity(unchecked) var isAccessibilityElement = false
  @exclusivity(unchecked) var restorationIdentifier: String?

  /// Whether layout of a plain view depends on nothing here.
  @inline(__always)
  var isPlain: Bool { hostContent == nil && margins.hostSafeArea == nil && safeArea == .zero }
}

extension UIView {
  /// What few views have, to be changed; made at the first call.
  private var rare: ViewExtras {
    if let extras { return extras }
    let made = ViewExtras()
    extras = made
    return made
  }

  /// What there is to change: a view that has nothing of the kind stays as it is where what comes says nothing either.
  @inline(__always)
  private func rare(unless isPlain: Bool) -> ViewExtras? { isPlain ? extras : rare }

  /// The guides that were added to the view.
  var guideList: [UILayoutGuide] {
    get { extras?.guides ?? [] }
    set { rare(unless: newValue.isEmpty)?.guides = newValue }
  }

  @inline(__always)
  var hasGuides: Bool { extras.map { !$0.guides.isEmpty } ?? false }

  /// The safe area that was last found.
  @inline(__always)
  var knownSafeArea: UIEdgeInsets {
    get { extras?.safeArea ?? .zero }
    set { rare(unless: newValue == .zero)?.safeArea = newValue }
  }

  var margins: ViewMargins {
    get { extras?.margins ?? ViewMargins() }
    set { rare.margins = newValue }
  }

  var hostContent: HostContent? {
    get { extras?.hostContent }
    set { rare(unless: newValue == nil)?.hostContent = newValue }
  }

  /// The guide that the view comes with, if anybody has asked for it.
  func knownSystemGuide(_ kind: SystemLayoutGuide.Kind) -> UILayoutGuide? { extras?.systemGuides[kind] }

  func keep(_ guide: SystemLayoutGuide) { rare.systemGuides[guide.kind] = guide }

  var storedTint: UIColor? {
    get { extras?.tint }
    set { rare(unless: newValue == nil)?.tint = newValue }
  }

  /// The part of the view that is to be drawn; without one all of it is.
  var dirtyPart: DirtyPart? {
    get { extras?.dirtyPart }
    set { rare(unless: newValue == nil)?.dirtyPart = newValue }
  }

  var storedTraitOverrides: UITraitOverrides {
    get { extras?.traitOverrides ?? UITraitOverrides() }
    set { rare(unless: newValue.values.isEmpty)?.traitOverrides = newValue }
  }

  var storedTag: Int {
    get { extras?.tag ?? 0 }
    set { rare(unless: newValue == 0)?.tag = newValue }
  }

  var storedAccessibilityIdentifier: String? {
    get { extras?.accessibilityIdentifier }
    set { rare(unless: newValue == nil)?.accessibilityIdentifier = newValue }
  }

  var storedAccessibilityLabel: String? {
    get { extras?.accessibilityLabel }
    set { rare(unless: newValue == nil)?.accessibilityLabel = newValue }
  }

  var storedIsAccessibilityElement: Bool {
    get { extras?.isAccessibilityElement ?? false }
    set { rare(unless: !newValue)?.isAccessibilityElement = newValue }
  }

  var storedRestorationIdentifier: String? {
    get { extras?.restorationIdentifier }
    set { rare(unless: newValue == nil)?.restorationIdentifier = newValue }
  }
}
