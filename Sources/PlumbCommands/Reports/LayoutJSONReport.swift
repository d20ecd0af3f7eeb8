import Foundation

/// A laid out document for programs.
struct LayoutJSONReport {
  static func text(_ document: LaidOutDocument) -> String {
    JSONWriter.document(
      .object([
        .init("document", .string(document.path)),
        .init("roots", .array(document.roots.map(value))),
        .init("ignored", .array(document.ignored.map(value))),
        .init("problems", .strings(document.problems)),
      ]))
  }

  private static func value(_ root: LaidOutRoot) -> JSONValue {
    .object([
      .init("id", .optional(root.id)),
      .init("class", .string(root.className)),
      .init("title", .optional(root.title)),
      .init("size", .numbers([Double(root.size.width), Double(root.size.height)])),
      .init("views", .array(root.views.map(value))),
      .init("conflicts", .array(root.conflicts.map(value))),
    ])
  }

  private static func value(_ view: LaidOutView) -> JSONValue {
    .object([
      .init("id", .optional(view.id)),
      .init("class", .string(view.className)),
      .init("parent", view.parent.map { .number(Double($0)) } ?? .null),
      .init("frame", numbers(view.frame)),
      .init("recorded", view.recorded.map(numbers) ?? .null),
      .init("ambiguous", .strings(view.ambiguous.map(\.rawValue))),
    ])
  }

  private static func value(_ conflict: LaidOutRoot.Conflict) -> JSONValue {
    .object([
      .init(
        "constraints",
        .array(
          conflict.members.map { member in
            .object([.init("id", .optional(member.id)), .init("text", .string(member.text))])
          })),
      .init("setAside", conflict.setAside.map { .number(Double($0)) } ?? .null),
    ])
  }

  private static func value(_ ignored: LaidOutDocument.Ignored) -> JSONValue {
    .object([
      .init("element", .string(ignored.element)),
      .init("attribute", .optional(ignored.attribute)),
      .init("line", .number(Double(ignored.line))),
      .init("count", .number(Double(ignored.count))),
    ])
  }

  private static func numbers(_ frame: CGRect) -> JSONValue {
    .numbers(LayoutValue.allCases.map { tidy($0.value(of: frame)) })
  }

  /// A millionth of a point is noise of the arithmetic, not a place.
  private static func tidy(_ value: Double) -> Double {
    guard value.isFinite, abs(value) < 1e9 else { return value }
    return (value * 1e6).rounded() / 1e6
  }
}
