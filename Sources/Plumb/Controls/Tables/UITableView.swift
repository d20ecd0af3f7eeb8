/// A scrolling column of rows in sections.
///
/// Rows come from the data source; `layoutSubviews` makes cells for those in sight.
open class UITableView: UIScrollView {
  public enum Style: Int, Sendable {
    case plain = 0
    case grouped = 1
    case insetGrouped = 2
  }

  public enum ScrollPosition: Int, Sendable {
    case none = 0
    case top = 1
    case middle = 2
    case bottom = 3
  }

  /// The height that says that rows, headers or footers get the height that their content asks for.
  nonisolated public static let automaticDimension: CGFloat = -1

  public let style: Style
  var rows = TableRows()
  var cellMakers: [String: () -> UITableViewCell] = [:]
  var headerFooterMakers: [String: () -> UITableViewHeaderFooterView] = [:]
  var reusableCells: [String: [UITableViewCell]] = [:]
  var shownCells: [IndexPath: UITableViewCell] = [:]
  var shownHeaders: [Int: UIView] = [:]
  var shownFooters: [Int: UIView] = [:]
  /// Whether the rows have to be asked for before the next layout.
  var needsRows = true

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    prepare()
  }

  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    alwaysBounceVertical = true
  }

  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }

  // MARK: Heights

  /// The height of rows without one of their own; automatic from the start.
  open var rowHeight: CGFloat = automaticDimension { didSet { if rowHeight != oldValue { reloadData() } } }
  open var sectionHeaderHeight: CGFloat = automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { reloadData() } }
  }
  open var sectionFooterHeight: CGFloat = automaticDimension {
    didSet { if sectionFooterHeight != oldValue { reloadData() } }
  }
  open var estimatedRowHeight: CGFloat = automaticDimension
  open var estimatedSectionHeaderHeight: CGFloat = automaticDimension
  open var estimatedSectionFooterHeight: CGFloat = automaticDimension
  open var sectionHeaderTopPadding: CGFloat = automaticDimension

  // MARK: Look

  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine
  open var separatorColor: UIColor? = .separator
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  open var cellLayoutMarginsFollowReadableWidth = false
  open var insetsContentViewsToSafeArea = true
  open var sectionIndexColor: UIColor?
  open var backgroundView: UIView? { didSet { exchange(oldValue, backgroundView, atBack: true) } }
  open var tableHeaderView: UIView? { didSet { exchange(oldValue, tableHeaderView, atBack: false) } }
  open var tableFooterView: UIView? { didSet { exchange(oldValue, tableFooterView, atBack: false) } }

  // MARK: Selection

  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  open var isEditing = false
  open private(set) var indexPathForSelectedRow: IndexPath?

  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if let old = indexPathForSelectedRow { cellForRow(at: old)?.isSelected = false }
    indexPathForSelectedRow = indexPath
    if let indexPath { cellForRow(at: indexPath)?.isSelected = true }
  }

  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    guard indexPathForSelectedRow == indexPath else { return }
    selectRow(at: nil, animated: animated, scrollPosition: .none)
  }

  // MARK: Rows

  open func reloadData() {
    needsRows = true
    setNeedsLayout()
  }

  open var numberOfSections: Int { currentRows.sections.count }

  open func numberOfRows(inSection section: Int) -> Int {
    currentRows.sections.indices.contains(section) ? currentRows.sections[section].heights.count : 0
  }

  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shownCells[indexPath] }

  open var visibleCells: [UITableViewCell] { shownCells.sorted { $0.key < $1.key }.map(\.value) }

  open var indexPathsForVisibleRows: [IndexPath]? { shownCells.keys.sorted() }

  /// The rectangle of a row in the table's content; zero where there is no such row.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { rowRect(indexPath) }

  open func rect(forSection section: Int) -> CGRect { sectionRect(section) }

  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownHeaders[section] as? UITableViewHeaderFooterView
  }

  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownFooters[section] as? UITableViewHeaderFooterView
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutRows()
  }

  private func exchange(_ old: UIView?, _ new: UIView?, atBack: Bool) {
    if old !== new, old?.superview === self { old?.removeFromSuperview() }
    if let new, new.superview !== self {
      if atBack { insertSubview(new, at: 0) } else { addSubview(new) }
    }
    reloadData()
  }
}
