/// Lists what a document holds that has no effect here.
enum IgnoredItemFinder {
  static func find(in root: MarkupElement) -> [IgnoredItem] {
    struct Name: Hashable {
      var element: String
      var attribute: String?
    }
    let vocabulary = VocabularyIndex.shared
    var order: [Name] = []
    var items: [Name: IgnoredItem] = [:]
    func count(_ element: MarkupElement, _ attribute: String?) {
      let name = Name(element: element.name, attribute: attribute)
      if items[name] == nil {
        order.append(name)
        items[name] = IgnoredItem(
          element: element.name, attribute: attribute, line: element.position.line, count: 0)
      }
      items[name]?.count += 1
    }
    func visit(_ element: MarkupElement) {
      switch vocabulary.meaning(of: element) {
      case .irrelevant: return
      case .unknown: count(element, nil)
      case .known(let row):
        for attribute in element.attributes where !vocabulary.knows(attribute, inRow: row) {
          count(element, attribute.name)
        }
      }
      for child in element.children { visit(child) }
    }
    visit(root)
    return order.compactMap { items[$0] }
  }
}
