import Plumb
import Workloads

/// W4 in views: a list of cells with an image, two texts and an accessory.
final class CellList {
  private let root: UIView
  private let widths: Range<Int>
  private let numbers: WorkloadNumbers
  private var cells: [UIView] = []
  private var imageLeading: NSLayoutConstraint?

  init(_ count: Int) {
    let container = Workload.cells.container(count)
    widths = container.widths
    root = UIView(frame: CGRect(x: 0, y: 0, width: container.width, height: container.height))
    numbers = WorkloadNumbers(.cells, size: count)
    cells.reserveCapacity(count)
    for index in 0..<count { NSLayoutConstraint.activate(addCell(index)) }
  }

  var screen: Screen {
    var operations = [
      "resize": Screen.resize(root, between: widths),
      "replaceCell": { [self] step in replaceCell(7 * step % cells.count) },
    ]
    if let imageLeading {
      operations["constant"] = Screen.change(imageLeading, in: root)
      operations["animate"] = Screen.animate(imageLeading, in: root)
    }
    return Screen(root: root, operations: operations)
  }

  /// Takes a cell out, and puts a new one in its place.
  private func replaceCell(_ index: Int) {
    cells[index].removeFromSuperview()
    var constraints = addCell(index, replacing: true)
    if index + 1 < cells.count {
      constraints.append(cells[index + 1].topAnchor.constraint(equalTo: cells[index].bottomAnchor))
    }
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
  }

  private func addCell(_ index: Int, replacing: Bool = false) -> [NSLayoutConstraint] {
    let cell = UIView()
    cell.translatesAutoresizingMaskIntoConstraints = false
    root.insertSubview(cell, at: index)
    if replacing { cells[index] = cell } else { cells.append(cell) }
    let sizes = numbers.cell(index)
    let image = cell.place(UIView())
    let title = cell.place(ContentView(sizes.title, 20, hugging: 250, compression: 750))
    let subtitle = cell.place(ContentView(sizes.subtitle, 16, hugging: 251, compression: 750))
    let accessory = cell.place(ContentView(sizes.accessory, 24, hugging: 251, compression: 751))
    let above = index == 0 ? root.topAnchor : cells[index - 1].bottomAnchor
    let leading = image.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 16)
    if imageLeading == nil && index == numbers.count / 2 { imageLeading = leading }
    return [
      cell.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      cell.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      cell.topAnchor.constraint(equalTo: above),
      leading,
      image.widthAnchor.constraint(equalToConstant: 40),
      image.heightAnchor.constraint(equalToConstant: 40),
      image.centerYAnchor.constraint(equalTo: cell.centerYAnchor),
      image.topAnchor.constraint(greaterThanOrEqualTo: cell.topAnchor, constant: 8),
      title.leadingAnchor.constraint(equalTo: image.trailingAnchor, constant: 12),
      title.topAnchor.constraint(equalTo: cell.topAnchor, constant: 8),
      title.trailingAnchor.constraint(equalTo: accessory.leadingAnchor, constant: -8),
      subtitle.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      subtitle.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      subtitle.trailingAnchor.constraint(lessThanOrEqualTo: accessory.leadingAnchor, constant: -8),
      subtitle.bottomAnchor.constraint(equalTo: cell.bottomAnchor, constant: -8),
      accessory.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -16),
      accessory.centerYAnchor.constraint(equalTo: cell.centerYAnchor),
      cell.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ]
  }
}
