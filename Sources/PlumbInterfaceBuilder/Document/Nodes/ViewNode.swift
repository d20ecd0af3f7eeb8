import PlumbLayout

/// A view of a document, with the variations of the chosen size classes applied.
public final class ViewNode: Sendable {
  public let kind: ViewKind
  /// Name of the element, which differs from the kind only where that is not known.
  public let elementName: String
  public let id: String?
  public let customClass: String?
  /// The property of its owner that the view is the value of, such as `contentView`.
  public let key: String?
  public let position: MarkupPosition
  /// The frame that Interface Builder recorded, in the superview.
  public let frame: Rect?
  public let mask: AutoresizingMask
  /// Whether the mask and frame place the view, rather than constraints.
  public let translatesMask: Bool
  /// Whether the recorded frame is binding.
  public let isFixed: Bool
  public let isHidden: Bool
  public let isMisplaced: Bool
  public let isAmbiguous: Bool
  public let priorities: ContentPriorityNode
  public let explicitSize: ExplicitSize?
  public let margins: MarginNode
  public let guides: [GuideNode]
  public let stack: StackNode?
  /// What properties have elements as their values, after variations: fonts, colours, states ...
  let element: ResolvedElement
  /// Installed subviews; a content view that its container manages is one of them.
  public let subviews: [ViewNode]
  public let constraints: [ConstraintNode]
  /// Ids of subviews and constraints that are there but not installed for these size classes.
  public let notInstalled: Set<String>

  init(_ draft: ViewDraft) {
    kind = draft.kind
    elementName = draft.source.element.name
    id = draft.source.element["id"]
    customClass = draft.source["customClass"]
    key = draft.source.element["key"]
    position = draft.source.element.position
    frame = draft.frame
    mask = draft.mask
    translatesMask = draft.translatesMask
    isFixed = draft.source.flag("fixedFrame")
    isHidden = draft.source.flag("hidden")
    isMisplaced = draft.source.flag("misplaced")
    isAmbiguous = draft.source.flag("ambiguous")
    priorities = draft.priorities
    explicitSize = draft.explicitSize
    margins = draft.margins
    guides = draft.guides
    stack = draft.stack
    element = draft.source
    subviews = draft.subviews
    constraints = draft.constraints
    notInstalled = draft.notInstalled
  }

  /// The class of the view: the custom one, or that of its kind.
  public var className: String { customClass ?? kind.className }

  /// Every attribute, after variations.
  ///
  /// - Complexity: O(n); ask for a single one by its name.
  public var attributes: [String: String] { element.attributes }

  /// The resolved value of an attribute.
  public subscript(_ attribute: String) -> String? { element[attribute] }

  /// The resolved value of an attribute as a number; nil where it is absent or, with a note, none of sensible size.
  func number(_ attribute: String, _ notes: DocumentNotes) -> Double? { element.number(attribute, notes) }

  /// The element that is the value of a property, after variations.
  public func value(forKey key: String) -> MarkupElement? { element.value(forKey: key) }

  /// The first child element of that name, such as `segments`.
  public func child(_ name: String) -> MarkupElement? { element.element.child(name) }
}
