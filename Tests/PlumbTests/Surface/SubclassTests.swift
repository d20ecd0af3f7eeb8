import Testing

@testable import Plumb

/// The shapes in which layout libraries use and subclass the classes.
struct SubclassTests {
  /// As SnapKit's: a subclass with one weak variable inherits every initialiser.
  final class LibraryConstraint: NSLayoutConstraint { weak var owner: AnyObject? }

  final class CodedView: UIView {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { nil }
  }

  final class PlainView: UIView { var name = "" }

  final class OwnInitView: UIView {
    let number: Int
    init(_ number: Int) {
      self.number = number
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { fatalError("not from an archive") }
  }

  final class OwnController: UIViewController {
    init() { super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { nil }
  }

  @Test func aConstraintSubclassInheritsInitialisers() {
    let view = UIView()
    let constraint = LibraryConstraint(
      item: view, attribute: .width, relatedBy: .greaterThanOrEqual, toItem: nil, attribute: .width,
      multiplier: 1.0, constant: 12)
    constraint.priority = UILayoutPriority(rawValue: 999)
    constraint.isActive = true
    #expect(view.constraints.first is LibraryConstraint)
    #expect(view.constraints.compactMap { $0 as? LibraryConstraint }.first?.priority.rawValue == 999)
  }

  @Test func viewSubclassesInheritOrOverride() {
    #expect(CodedView().frame == .zero)
    #expect(PlainView(frame: CGRect(x: 1, y: 1, width: 1, height: 1)).frame.width == 1)
    #expect(PlainView().name.isEmpty)
    #expect(OwnInitView(4).number == 4)
    #expect(UIWindow().frame == .zero)
    #expect(OwnController().isViewLoaded == false)
  }

  @Test func anItemMayBeALayoutSupport() {
    let controller = UIViewController()
    let child = UIView()
    controller.view.addSubview(child)
    let support = controller.topLayoutGuide as AnyObject
    let constraint = NSLayoutConstraint(
      item: child, attribute: .top, relatedBy: .equal, toItem: support, attribute: .bottom, multiplier: 1,
      constant: 0)
    constraint.isActive = true
    #expect(constraint.secondItem === support)
    #expect(constraint.secondItem is any UILayoutSupport)
  }

  @Test func constraintsGoIntoFoundationsCollections() {
    let set = NSMutableSet()
    let constraint = UIView().widthAnchor.constraint(equalToConstant: 1)
    set.add(constraint)
    set.add(constraint)
    #expect(set.count == 1)
    #expect((set.allObjects as? [NSLayoutConstraint])?.first === constraint)
    set.remove(constraint)
    #expect(set.count == 0)
  }

  @Test func everyMarginAttributeIsUnderstood() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let attributes: [NSLayoutConstraint.Attribute] = [
      .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins,
    ]
    for attribute in attributes {
      let child = UIView()
      root.addSubview(child)
      NSLayoutConstraint(
        item: child, attribute: attribute, relatedBy: .equal, toItem: root, attribute: attribute,
        multiplier: 1,
        constant: 0
      ).isActive = true
    }
    #expect(root.constraints.count == 8)
  }
}
