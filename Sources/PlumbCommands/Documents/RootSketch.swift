import Foundation
import Plumb
import PlumbInterfaceBuilder
import PlumbLayout
import PlumbRender

/// A root that has been laid out, ready to be drawn.
struct RootSketch: ViewIsolated {
  let title: String
  /// Class, id and size.
  let detail: String
  /// The device and its size.
  let caption: String
  let picture: ScreenPicture
  let explanation: Explanation
  /// What is wrong with the layout, in sentences.
  let findings: [String]
  /// What of the document could not be done, with the place.
  let problems: [String]

  init(_ layout: DocumentLayout, _ root: RootNode) {
    let imported = layout.layOut(root)
    let issues = imported.view.layoutIssues
    let names = ConstraintNames(imported)
    let className = root.cell?.className ?? root.view.className
    let device = Self.device(layout)
    let size = imported.view.bounds.size
    let sizeText = "\(ShortNumber.text(Double(size.width))) × \(ShortNumber.text(Double(size.height)))"
    title = layout.title(of: root) ?? className
    detail = [className, root.id, sizeText].compactMap { $0 }.joined(separator: ", ")
    caption = "\(layout.request.deviceName ?? device?.device.name ?? "Canvas"), \(sizeText)"
    var picture = ScreenPicture(imported.view, title: title, chrome: Self.chrome(root, size, device))
    picture.cell = Self.cell(root, contentSize: size)
    self.picture = picture
    let conflicts = issues.conflicts.flatMap { $0.rules.compactMap(\.constraint) }
    explanation = ExplanationBuilder.explanation(
      of: imported.view, naming: names.name(of:), conflicts: conflicts)
    problems = (layout.contents.problems + imported.problems).map(\.description)
    var findings: [String] = []
    let subject = root.id.map { "\(className) \($0)" } ?? className
    if !issues.conflicts.isEmpty {
      let count = issues.conflicts.count
      findings.append("\(subject): \(count) \(count == 1 ? "conflict" : "conflicts") between constraints.")
    }
    let open = Set(issues.ambiguities.map { ObjectIdentifier($0.item) }).count
    if open > 0 {
      findings.append("\(subject): the constraints leave \(open) \(open == 1 ? "view" : "views") open.")
    }
    self.findings = findings
  }

  private static func device(_ layout: DocumentLayout) -> (device: Device, orientation: DeviceOrientation)? {
    if let device = layout.request.options.device { return (device, layout.request.options.orientation) }
    guard let own = layout.document.device, let device = Device.named(id: own.id) else { return nil }
    return (device, own.orientation)
  }

  /// The device around roots that fill its screen.
  private static func chrome(
    _ root: RootNode, _ size: CGSize, _ device: (device: Device, orientation: DeviceOrientation)?
  ) -> DeviceChrome? {
    guard root.kind == .controllerView, let (device, orientation) = device else { return nil }
    let screen = device.size(orientation)
    guard abs(screen.width - Double(size.width)) < 1, abs(screen.height - Double(size.height)) < 1 else {
      return nil
    }
    let top = device.portraitSafeArea.top
    let kind: DeviceChrome.Kind =
      if device.family == .pad {
        device.hasHomeIndicator ? .tablet : .homeButton
      } else if top >= 55 {
        .island
      } else {
        top >= 40 ? .notch : .homeButton
      }
    return DeviceChrome(kind: kind, isLandscape: orientation == .landscape)
  }

  /// The cell around a content view.
  private static func cell(_ root: RootNode, contentSize: CGSize) -> CellChrome? {
    guard root.kind == .tableCell, let cell = root.cell else { return nil }
    // The content view leaves room for the accessory; it keeps that room at any size.
    let recorded = (cell: cell.frame?.size.width ?? 0, content: root.view.frame?.size.width ?? 0)
    let room = max(0, recorded.cell - recorded.content)
    return CellChrome(
      size: CGSize(width: contentSize.width + CGFloat(room), height: contentSize.height),
      accessory: cell["accessoryType"].flatMap(CellChrome.Accessory.init))
  }
}
