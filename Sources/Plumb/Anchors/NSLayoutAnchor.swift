/// A factory of constraints for one attribute of a view or layout guide.
///
/// The type parameter keeps constraints apart that could not hold: a horizontal position never meets a vertical
/// one. Constraints come out inactive. Every method exists twice, with Apple's exact signature and with the
/// caller's place in the program as default arguments; a plain call takes the second.
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, ViewIsolated {
  let side: ConstraintSide

  init(_ side: ConstraintSide) { self.side = side }

  init(_ reference: ItemReference, _ attribute: NSLayoutConstraint.Attribute) {
    side = ConstraintSide(reference: reference, attribute: attribute)
  }

  /// The view or layout guide that the anchor belongs to; `nil` once it is gone.
  open var item: AnyObject? { side.item ?? side.distance?.start.item }

  /// A name for reports.
  open var name: String { side.consoleDescription }

  /// A constraint that says: this anchor is equal to `anchor`.
  @_disfavoredOverload
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    NSLayoutConstraint.relating(side, .equal, anchor.side)
  }

  /// A constraint that says: this anchor is equal to `anchor` plus `c` points.
  @_disfavoredOverload
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint.relating(side, .equal, anchor.side, constant: c)
  }

  /// A constraint that says: this anchor is at least `anchor`.
  @_disfavoredOverload
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    NSLayoutConstraint.relating(side, .greaterThanOrEqual, anchor.side)
  }

  /// A constraint that says: this anchor is at least `anchor` plus `c` points.
  @_disfavoredOverload
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint.relating(side, .greaterThanOrEqual, anchor.side, constant: c)
  }

  /// A constraint that says: this anchor is at most `anchor`.
  @_disfavoredOverload
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    NSLayoutConstraint.relating(side, .lessThanOrEqual, anchor.side)
  }

  /// A constraint that says: this anchor is at most `anchor` plus `c` points.
  @_disfavoredOverload
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint.relating(side, .lessThanOrEqual, anchor.side, constant: c)
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? any SidedAnchor)?.side == side }

  open override var hash: Int { side.hashValue }

  open override var description: String { assumingViewIsolation { consoleDescription } }
}

/// Any anchor, whatever its type parameter.
protocol SidedAnchor {
  var side: ConstraintSide { get }
}

extension NSLayoutAnchor: SidedAnchor {}
