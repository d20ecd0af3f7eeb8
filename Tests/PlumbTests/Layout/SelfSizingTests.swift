import Testing

@testable import Plumb

/// Views and cells that are measured, and what measuring leaves as it was.
struct SelfSizingTests {
  private static let text = "Several words that do not fit on one line of a narrow view"

  private func label() -> UILabel {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = Self.text
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }

  private func pin(_ view: UIView, in outer: UIView, to guide: UILayoutGuide) {
    view.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
  }

  @Test func aTableCellWrapsItsText() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let label = label()
    pin(label, in: cell.contentView, to: cell.contentView.layoutMarginsGuide)
    // Rows have margins of 11 and, below 414 points, 16: the text has 200 - 32.
    #expect(cell.contentView.layoutMargins == UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16))
    let height = label.sizeThatFits(CGSize(width: 168, height: 0)).height
    #expect(height > label.font.lineHeight * 2)
    #expect(cell.layoutSizeFitting(width: 200) == CGSize(width: 200, height: height + 22))
    cell.accessoryType = .disclosureIndicator
    // The accessory takes 16 + 10.5 (27 in whole pixels), and the margin beside it is 8: 200 - 27 - 24.
    let narrower = label.sizeThatFits(CGSize(width: 149, height: 0)).height
    #expect(cell.layoutSizeFitting(width: 200) == CGSize(width: 200, height: narrower + 22))
  }

  @Test func aCollectionCellPrefersTheSizeOfItsContent() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let box = StackBox(70, 30)
    box.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 5),
      box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -5),
      box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
    ])
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(row: 0, section: 0))
    attributes.frame = CGRect(x: 1, y: 2, width: 50, height: 50)
    let preferred = cell.preferredLayoutAttributesFitting(attributes)
    // A hugging of 250 and a resistance of 750 both beat the fitting size's 50.
    #expect(preferred.frame == CGRect(x: 1, y: 2, width: 70, height: 40))
    #expect(attributes.size == CGSize(width: 50, height: 50))
    #expect(cell.frame.size == CGSize(width: 50, height: 50))
    #expect(
      UICollectionViewCell(frame: .zero).preferredLayoutAttributesFitting(attributes).size
        == CGSize(width: 50, height: 50))
  }

  @Test func fittingPrioritiesWinOrLoseAgainstContent() {
    let view = UIView()
    let box = StackBox(70, 30)
    pin(box, in: view, to: view.safeAreaLayoutGuide)
    func size(_ priority: Float) -> CGFloat {
      view.systemLayoutSizeFitting(
        CGSize(width: 100, height: 0), withHorizontalFittingPriority: UILayoutPriority(priority),
        verticalFittingPriority: .fittingSizeLevel
      ).width
    }
    #expect([size(50), size(249), size(251), size(1000)] == [70, 70, 100, 100])
    box.setContentHuggingPriority(UILayoutPriority(49), for: .horizontal)
    #expect(size(50) == 100)
    func compressed(_ priority: Float) -> CGFloat {
      view.systemLayoutSizeFitting(
        CGSize(width: 20, height: 0), withHorizontalFittingPriority: UILayoutPriority(priority),
        verticalFittingPriority: .fittingSizeLevel
      ).width
    }
    #expect([compressed(50), compressed(749), compressed(751)] == [70, 70, 20])
    #expect(UIView.layoutFittingCompressedSize == .zero)
    #expect(UIView.layoutFittingExpandedSize == CGSize(width: 10_000, height: 10_000))
  }

  @Test func anExplicitWidthWrapsWhateverLayoutGives() {
    let label = label()
    label.preferredMaxLayoutWidth = 120
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    root.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(label.frame.height == label.sizeThatFits(CGSize(width: 120, height: 0)).height)
    label.preferredMaxLayoutWidth = 0
    root.layoutIfNeeded()
    #expect(label.frame.height == label.sizeThatFits(CGSize(width: 400, height: 0)).height)
  }

  @Test func textInNestedStacksAndATextViewThatDoesNotScroll() {
    let label = label()
    let text = UITextView()
    text.isScrollEnabled = false
    text.text = Self.text
    let inner = UIStackView(arrangedSubviews: [label, text])
    inner.axis = .vertical
    inner.spacing = 10
    let outer = UIStackView(arrangedSubviews: [inner])
    outer.isLayoutMarginsRelativeArrangement = true
    // 8 on each side: 160 - 16.
    let label144 = label.sizeThatFits(CGSize(width: 144, height: 0)).height
    let text144 = text.sizeThatFits(CGSize(width: 144, height: 0)).height
    #expect(outer.layoutSizeFitting(width: 160).height == label144 + text144 + 10 + 16)
  }

  @Test func theSurroundingsOfAMeasuredViewCount() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    root.hostSafeAreaInsets = UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0)
    root.layoutMargins = UIEdgeInsets(top: 0, left: 25, bottom: 0, right: 0)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(view)
    view.preservesSuperviewLayoutMargins = true
    let box = StackBox(40, 20)
    pin(box, in: view, to: view.layoutMarginsGuide)
    // Margins: top 8 + 30, left 25, bottom and right 8.
    #expect(view.systemLayoutSizeFitting(.zero) == CGSize(width: 40 + 33, height: 20 + 46))
  }

  @Test func measuringLeavesEverythingAsItWas() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let label = label()
    let stack = UIStackView(arrangedSubviews: [label, StackBox(20, 20)])
    let scroll = UIScrollView()
    pin(scroll, in: root, to: root.safeAreaLayoutGuide)
    pin(stack, in: scroll, to: scroll.contentLayoutGuide)
    stack.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor).isActive = true
    root.layoutIfNeeded()
    scroll.contentOffset.y = 3
    label.setNeedsLayout()
    func state() -> [String] {
      [root, scroll, stack, label].map {
        "\($0.frame) \($0.bounds) \($0.flags.rawValue) \($0.intrinsicContentSize) \($0.constraints.count)"
      } + ["\(scroll.contentSize) \(scroll.contentOffset)", "\(root.layoutIssues.ambiguities.count)"]
    }
    let before = state()
    for width in [50, 120, 1000] as [CGFloat] { _ = stack.layoutSizeFitting(width: width) }
    _ = root.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
    #expect(state() == before)
    root.layoutIfNeeded()
    #expect(label.frame.height == label.sizeThatFits(CGSize(width: 280, height: 0)).height)
  }
}
