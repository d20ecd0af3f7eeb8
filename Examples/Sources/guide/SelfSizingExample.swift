import Plumb

enum SelfSizingExample {
  final class NoteCell: UITableViewCell {
    let note = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      note.numberOfLines = 0
      _ = placed(note, in: contentView)
      let margins = contentView.layoutMarginsGuide
      NSLayoutConstraint.activate([
        note.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        note.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        note.topAnchor.constraint(equalTo: margins.topAnchor),
        note.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  static func picture() -> String {
    let root = canvas(320, 10)
    var bottom: CGFloat = 0
    for text in ["One line.", "A note that is long enough to need two lines, or three on a narrow screen."] {
      let cell = NoteCell(style: .default, reuseIdentifier: nil)
      cell.note.text = text
      let size = cell.layoutSizeFitting(width: 320)
      cell.frame = CGRect(x: 0, y: bottom, width: size.width, height: size.height)
      bottom += size.height
      root.addSubview(cell)
    }
    root.frame.size.height = bottom
    return drawing(root, "Two cells as high as their notes", showing: [.frames])
  }
}
