// Relations that mean nothing. They stand here for their message, and for the compiler's time: without them it tries
// everything else, and then speaks of whatever function it tried last.

/// What people put on the right side of a relation that it does not fit.
public protocol AnchorMisfit {}

extension NSObject: AnchorMisfit {}
extension AnchorPair: AnchorMisfit {}
extension EdgeAnchors: AnchorMisfit {}
extension LayoutExpression: AnchorMisfit {}
extension CGPoint: AnchorMisfit {}
extension CGSize: AnchorMisfit {}
extension CGFloat: AnchorMisfit {}
extension Double: AnchorMisfit {}
extension Float: AnchorMisfit {}
extension Int: AnchorMisfit {}
extension String: AnchorMisfit {}

@available(*, unavailable, message: "Only like goes with like, and only dimensions and sizes with numbers")
public func /==/ <Left: LayoutAnchorType>(left: Left, right: any AnchorMisfit) { fatalError() }

@available(*, unavailable, message: "Only like goes with like, and only dimensions and sizes with numbers")
public func /<=/ <Left: LayoutAnchorType>(left: Left, right: any AnchorMisfit) { fatalError() }

@available(*, unavailable, message: "Only like goes with like, and only dimensions and sizes with numbers")
public func />=/ <Left: LayoutAnchorType>(left: Left, right: any AnchorMisfit) { fatalError() }

@available(*, unavailable, message: "Only like goes with like, and only dimensions and sizes with numbers")
public func == <Left: LayoutAnchorType>(left: Left, right: any AnchorMisfit) { fatalError() }

@available(*, unavailable, message: "Only like goes with like, and only dimensions and sizes with numbers")
public func <= <Left: LayoutAnchorType>(left: Left, right: any AnchorMisfit) { fatalError() }

@available(*, unavailable, message: "Only like goes with like, and only dimensions and sizes with numbers")
public func >= <Left: LayoutAnchorType>(left: Left, right: any AnchorMisfit) { fatalError() }

@available(*, unavailable, message: "Pairs and edges have no multiplier")
public func * <Term: LayoutTerm>(term: Term, factor: CGFloat) -> LayoutExpression<Term.Anchor, CGFloat> {
  fatalError()
}

// `==` between any two objects is the system's, so an unavailable function would lose against it, and the line would be a
// comparison whose result nobody reads. These win, and a line without `try` is an error.

/// What no program can catch, since no program that compiles throws it.
public struct AnchorMistake: Error {}

@available(*, deprecated, message: "A horizontal position equals only a horizontal position")
public func == (left: NSLayoutXAxisAnchor, right: NSObject) throws(AnchorMistake) { throw AnchorMistake() }

@available(*, deprecated, message: "A vertical position equals only a vertical position")
public func == (left: NSLayoutYAxisAnchor, right: NSObject) throws(AnchorMistake) { throw AnchorMistake() }

@available(*, deprecated, message: "A dimension equals only a dimension or a number")
public func == (left: NSLayoutDimension, right: NSObject) throws(AnchorMistake) { throw AnchorMistake() }
