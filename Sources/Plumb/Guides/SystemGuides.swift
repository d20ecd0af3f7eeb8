/// The guides that a view has without anybody adding them, made when they are first asked for.
struct SystemGuides {
  private var layoutMargins: UILayoutGuide?
  private var safeArea: UILayoutGuide?
  private var readableContent: UILayoutGuide?
  private var scrollContent: UILayoutGuide?
  private var scrollFrame: UILayoutGuide?

  subscript(kind: SystemLayoutGuide.Kind) -> UILayoutGuide? {
    get {
      switch kind {
      case .layoutMargins: layoutMargins
      case .safeArea: safeArea
      case .readableContent: readableContent
      case .scrollContent: scrollContent
      case .scrollFrame: scrollFrame
      }
    }
    set {
      switch kind {
      case .layoutMargins: layoutMargins = newValue
      case .safeArea: safeArea = newValue
      case .readableContent: readableContent = newValue
      case .scrollContent: scrollContent = newValue
      case .scrollFrame: scrollFrame = newValue
      }
    }
  }

  func forEach(_ body: (UILayoutGuide) -> Void) {
    for guide in [layoutMargins, safeArea, readableContent, scrollContent, scrollFrame] {
      if let guide { body(guide) }
    }
  }
}

/// A guide that follows a property of its view rather than constraints.
final class SystemLayoutGuide: UILayoutGuide {
  enum Kind {
    case layoutMargins
    case safeArea
    case readableContent
    case scrollContent
    case scrollFrame
  }

  let kind: Kind

  init(_ kind: Kind, of view: UIView) {
    self.kind = kind
    super.init()
    storedOwner = view
    switch kind {
    case .layoutMargins: identifier = "UIViewLayoutMarginsGuide"
    case .safeArea: identifier = "UIViewSafeAreaLayoutGuide"
    case .readableContent: identifier = "UIViewReadableContentGuide"
    case .scrollContent: identifier = "UIScrollViewContentLayoutGuide"
    case .scrollFrame: identifier = "UIScrollViewFrameLayoutGuide"
    }
  }

  required init?(coder: NSCoder) { nil }

  override var layoutFrame: CGRect {
    guard let view = storedOwner else { return .zero }
    switch kind {
    case .layoutMargins: return view.bounds.inset(by: view.layoutMargins)
    case .safeArea: return view.bounds.inset(by: view.safeAreaInsets)
    case .readableContent: return ReadableContent.frame(in: view)
    case .scrollContent: return solvedFrame ?? .zero
    case .scrollFrame: return view.bounds
    }
  }
}

/// The part of a view in which lines of text stay short enough to read.
enum ReadableContent: ViewIsolated {
  /// The greatest width, in points, at the standard text size.
  private static let standardWidth: CGFloat = 672

  /// The greatest width in a view, in whole points. A line holds as many words at any text size: the width grows as
  /// the body text does.
  static func width(for view: UIView) -> CGFloat {
    let category = view.effectiveTraits.preferredContentSizeCategory ?? .large
    let style = UIFont.TextStyle.body
    return (standardWidth * style.pointSize(at: category) / style.pointSize(at: .large)).rounded()
  }

  static func frame(in view: UIView) -> CGRect {
    let margins = view.bounds.inset(by: view.layoutMargins)
    let width = width(for: view)
    guard margins.width > width else { return margins }
    return CGRect(x: margins.midX - width / 2, y: margins.minY, width: width, height: margins.height)
  }
}
