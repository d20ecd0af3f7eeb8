import PlumbLayout

/// The parts of a view while it is read.
struct ViewDraft {
  var source: ResolvedElement
  var kind: ViewKind
  var frame: Rect?
  var mask: AutoresizingMask = []
  var translatesMask = true
  var priorities = ContentPriorityNode()
  var explicitSize: ExplicitSize?
  var margins = MarginNode()
  var guides: [GuideNode] = []
  var stack: StackNode?
  var subviews: [ViewNode] = []
  var constraints: [ConstraintNode] = []
  var notInstalled: Set<String> = []
}
