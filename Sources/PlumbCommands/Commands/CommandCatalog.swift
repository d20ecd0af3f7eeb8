/// The commands of the tool, in the order of the manual.
enum CommandCatalog {
  static let all: [CommandSpecification] = [layout, compare, render, devices]

  static func command(named name: String) -> CommandSpecification? { all.first { $0.name == name } }

  /// Every command takes it.
  static let help = OptionSpecification(name: "help", letter: "h", help: "Shows this page.")

  static func isRequired(_ option: OptionSpecification, of command: CommandSpecification) -> Bool {
    command.name == "render" && option.name == "output"
  }

  private static let root = OptionSpecification(
    name: "root", value: "ID",
    help: """
      Takes only the root view with this object id; without it every root of the document is taken: controllers' \
      views, top-level views, content views of cells, headers, footers and title views.
      """)

  private static let device = OptionSpecification(
    name: "device", value: "NAME",
    help: """
      Lays out for this device instead of the document's own, with its size, scale, safe area and size classes. \
      'plumb devices' lists them; capitals and spaces do not matter.
      """)

  private static let size = OptionSpecification(
    name: "size", value: "WxH",
    help: "Gives every root this size in points, such as 320x568, and leaves the rest as the document has it."
  )

  private static let content = OptionSpecification(
    name: "content", value: "recorded|measured", choices: ["recorded", "measured"],
    help: """
      Where the sizes of labels, buttons and other leaves come from: 'recorded' takes those that Interface Builder \
      saved, 'measured' measures text with the built-in metrics. Default: measured.
      """)

  private static let rightToLeft = OptionSpecification(
    name: "rtl", help: "Lays out from right to left, as in Arabic or Hebrew.")

  private static let format = OptionSpecification(
    name: "format", value: "text|json", choices: ["text", "json"],
    help: "Writes text for people (the default) or JSON with a fixed order of keys for programs.")

  static let layout = CommandSpecification(
    name: "layout", summary: "lays out a document and lists the frames", operands: ["FILE"],
    options: [root, device, size, content, rightToLeft, format],
    description: [
      """
      Reads a .xib or .storyboard, solves the constraints of its roots and lists every view with its frame in its \
      superview: x, y, width, height in points, origin at the top left. Inside scroll views frames are in \
      content coordinates, as the file has them.
      """,
      """
      Beside the frame stand the one that Interface Builder recorded, where it differs, and the values that the \
      constraints leave open. Constraints that contradict each other are listed below the views as the smallest set that \
      does, and what the document holds that has no influence here, or that is not understood, at the end.
      """,
    ],
    examples: [
      ("plumb layout Examples/SignInForm.storyboard", "lists the frames on the document's own device"),
      (
        "plumb layout Form.xib --device 'iPhone SE' --format json",
        "does it for another device, for a program"
      ),
    ],
    exitStatus: [(1, "constraints that conflict, or values that they leave open")])

  static let compare = CommandSpecification(
    name: "compare", summary: "compares computed frames with the recorded ones", operands: ["FILE..."],
    options: [
      OptionSpecification(
        name: "format", value: "text|json", choices: ["text", "json"],
        help: "Writes a table for people (the default) or JSON for programs.")
    ],
    description: [
      """
      Lays out every document as it was saved, with the recorded sizes of leaves as their content sizes, and compares each \
      x, y, width and height with the frame that Interface Builder recorded. A value agrees within 0.51 points.
      """,
      """
      Only predictions count. Values that were given (a root, a fixed frame, a leaf's own content size where it decides \
      the value), values that the constraints leave open, and values of roots whose constraints conflict or with views that the document itself \
      marks as misplaced or ambiguous are counted apart. The table lists the documents, worst first; the last line is the \
      agreement over all of them.
      """,
    ],
    examples: [("plumb compare *.storyboard *.xib", "says how far the engine agrees with Interface Builder")],
    exitStatus: [(1, "predicted values that disagree")])

  static let render = CommandSpecification(
    name: "render", summary: "draws a document as SVG or HTML", operands: ["FILE"],
    options: [
      OptionSpecification(
        name: "output", letter: "o", value: "OUT",
        help: """
          The file to write: .svg for one picture of one root, .html for a page with every root, on every device \
          that is named.
          """),
      root,
      OptionSpecification(
        name: "device", value: "NAME", isRepeatable: true,
        help: """
          Draws for this device; may be given more than once for a page. 'plumb devices' lists them. Without it: \
          the document's own.
          """),
      size, content, rightToLeft,
      OptionSpecification(
        name: "show", value: "LIST", choices: ["constraints", "margins", "frames"], isList: true,
        help: """
          Draws over the screen what explains the layout: constraints (lines with constants and priorities), margins \
          (layout margins and safe area), frames (outlines with sizes). Several are parted by commas.
          """),
    ],
    description: [
      """
      Lays the document out and draws it as it looks on the device: texts, controls and colours, with placeholders for \
      the images. The same document gives the same bytes on every machine; texts carry their width, so that the \
      picture does not depend on the viewer's fonts. The files need nothing else to be seen: no script, no network.
      """,
      "An .svg of a document with several roots shows the first controller's view, or the first root, unless --root says which.",
    ],
    examples: [
      (
        "plumb render Examples/SignInForm.storyboard -o SignIn.svg --device 'iPhone 15 Pro'", "draws a screen"
      ),
      (
        "plumb render Main.storyboard -o Main.html --device 'iPhone SE' --device 'iPad Air'",
        "draws every screen on two devices"
      ),
      (
        "plumb render Cell.xib -o Cell.svg --show constraints,margins,frames",
        "draws why things are where they are"
      ),
    ],
    exitStatus: [(1, "constraints that conflict, or values that they leave open")])

  static let devices = CommandSpecification(
    name: "devices", summary: "lists the devices with sizes, scales and safe areas", operands: [],
    options: [format],
    description: [
      """
      Lists the devices that --device takes: names, Interface Builder's id, size in points, scale, and the safe area \
      in portrait and in landscape as top, left, bottom, right.
      """
    ],
    examples: [("plumb devices", "lists them all")])
}
