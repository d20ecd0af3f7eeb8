extension NSLayoutConstraint {
  /// The constraints that a line of the visual format language says, in the order of the text.
  ///
  /// ```swift
  /// NSLayoutConstraint.constraints(
  ///   withVisualFormat: "H:|-[name(>=80)]-gap-[value(==name@750)]-|", options: .alignAllFirstBaseline,
  ///   metrics: ["gap": 12], views: ["name": name, "value": value])
  /// ```
  ///
  /// `|` is the superview of the view beside it, `-` the standard space: 8 points between siblings, the layout
  /// margin at a superview. `-20-`, `-gap-` and `-(>=8,<=20@750)-` are spaces of one's own, `[a(50)]`, `[a(gap)]`,
  /// `[a(==b)]`, `[a(==b*2+10)]` and `[a(==a.height)]` sizes. Spaces and line ends between the parts do not count.
  ///
  /// A format that cannot be read, and a name that is in neither dictionary, end the program with a picture of the
  /// place, as UIKit raises an exception; ``constraints(checkingVisualFormat:options:metrics:views:at:)`` throws it.
  ///
  /// - Parameters:
  ///   - format: begins with `H:` or `V:`; without one of them it is horizontal.
  ///   - opts: what the views are aligned by, the direction, and what spaces are measured between.
  ///   - metrics: numbers, in points or as priorities, by the names that the format uses.
  ///   - views: views, layout guides and layout support objects by name. A view or guide under the name `|`
  ///     stands for the superview, such as a view's `safeAreaLayoutGuide`: an extension of Plumb's.
  /// - Complexity: O(n) in the length of the format.
  @_disfavoredOverload
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    required(format, opts, metrics, views, at: nil)
  }

  /// The constraints that a line of the visual format language says, which know where it was written.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any], fileID: String = #fileID, line: UInt = #line
  ) -> [NSLayoutConstraint] {
    required(format, opts, metrics, views, at: SourceLocation(fileID: fileID, line: line))
  }

  /// The constraints of a visual format that comes from data.
  ///
  /// - Parameters:
  ///   - format: begins with `H:` or `V:`; without one of them it is horizontal.
  ///   - opts: what the views are aligned by, the direction, and what spaces are measured between.
  ///   - metrics: numbers, in points or as priorities, by the names that the format uses.
  ///   - views: views, layout guides and layout support objects by name.
  ///   - location: where the format was written.
  /// - Throws: what is wrong, and the column.
  public class func constraints(
    checkingVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]? = nil,
    views: [String: Any], at location: SourceLocation? = nil
  ) throws(FormatError) -> [NSLayoutConstraint] {
    var parser = FormatParser(format)
    let line = try parser.parse()
    var builder = FormatBuilder(
      line: line, text: format, options: opts, metrics: metrics ?? [:], views: views, location: location)
    return try builder.build()
  }

  private static func required(
    _ format: String, _ opts: FormatOptions, _ metrics: [String: Any]?, _ views: [String: Any],
    at location: SourceLocation?
  ) -> [NSLayoutConstraint] {
    do {
      return try constraints(
        checkingVisualFormat: format, options: opts, metrics: metrics, views: views, at: location)
    } catch {
      fatalError(error.description)
    }
  }
}
