/// Writes a gallery as one HTML page that needs nothing else: no script, no font, no outside reference.
///
/// Each root is a section, each device a tab of it; check boxes show and hide what explains the layout.
public struct HTMLWriter: Sendable {
  public init() {}

  /// The page.
  public func document(_ gallery: Gallery) -> String {
    let title = MarkupText.escape(gallery.title)
    var page = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="generator" content="Plumb">
      <title>\(title)</title>
      <style>
      \(HTMLStyle.sheet)\(rules(for: gallery))</style>
      </head>
      <body>

      """
    let aspects = LayoutAspect.allCases.filter { aspect in
      gallery.sections.contains { section in
        section.pictures.contains { $0.layers.contains { $0.aspect == aspect } }
      }
    }
    for aspect in aspects {
      page += "<input class=\"switch\" type=\"checkbox\" id=\"show-\(aspect.rawValue)\" checked>\n"
    }
    page += "<header>\n<h1>\(title)</h1>\n\(index(of: gallery))"
    if !aspects.isEmpty { page += switches(for: aspects) }
    page += "</header>\n<main>\n"
    for (number, section) in gallery.sections.enumerated() {
      page += markup(for: section, number: number + 1)
    }
    page += "</main>\n\(footer(of: gallery))</body>\n</html>\n"
    return page
  }

  private func index(of gallery: Gallery) -> String {
    guard gallery.sections.count > 1 else { return "" }
    let links = gallery.sections.enumerated().map { number, section in
      "<a href=\"#root\(number + 1)\">\(MarkupText.escape(section.title))</a>"
    }
    return "<nav aria-label=\"Roots\">\(links.joined(separator: "\n"))</nav>\n"
  }

  private func switches(for aspects: [LayoutAspect]) -> String {
    let labels = aspects.map { aspect in
      "<label for=\"show-\(aspect.rawValue)\"><i class=\"\(aspect.rawValue)\"></i>\(aspect.rawValue)</label>"
    }
    return "<p class=\"switches\">Show \(labels.joined(separator: " "))</p>\n"
  }

  private func markup(for section: Gallery.Section, number: Int) -> String {
    var text = "<section id=\"root\(number)\" aria-labelledby=\"title\(number)\">\n"
    text += "<h2 id=\"title\(number)\">\(MarkupText.escape(section.title))</h2>\n"
    if !section.detail.isEmpty { text += "<p class=\"detail\">\(MarkupText.escape(section.detail))</p>\n" }
    let hasTabs = section.pictures.count > 1
    if hasTabs {
      for tab in section.pictures.indices {
        let id = "tab\(number)-\(tab + 1)"
        let mark = tab == 0 ? " checked" : ""
        text += "<input class=\"tab\" type=\"radio\" name=\"tabs\(number)\" id=\"\(id)\"\(mark)>"
        text +=
          "<label class=\"tab\" for=\"\(id)\">\(MarkupText.escape(section.pictures[tab].caption))</label>\n"
      }
    }
    for (tab, picture) in section.pictures.enumerated() {
      let kind = hasTabs ? " class=\"tabbed panel\(number)-\(tab + 1)\"" : ""
      text += "<figure\(kind)>\n<div class=\"stack\">\n"
      text += svg(picture.screen, id: "r\(number)d\(tab + 1)-")
      for layer in picture.layers {
        let list = DisplayList(
          bounds: picture.screen.bounds, title: "\(layer.aspect.rawValue) of \(picture.screen.title)",
          items: layer.items)
        text += "<div class=\"layer \(layer.aspect.rawValue)\">\n"
        text += svg(list, id: "r\(number)d\(tab + 1)\(layer.aspect.rawValue)-") + "</div>\n"
      }
      text += "</div>\n<figcaption>\(MarkupText.escape(picture.caption))</figcaption>\n</figure>\n"
    }
    return text + "</section>\n"
  }

  private func svg(_ list: DisplayList, id: String) -> String {
    SVGWriter(isStandalone: false, idPrefix: id).document(list)
  }

  private func footer(of gallery: Gallery) -> String {
    guard !gallery.notes.isEmpty else { return "" }
    let items = gallery.notes.map { "<li>\(MarkupText.escape($0))</li>\n" }.joined()
    return
      "<footer>\n<details>\n<summary>Notes (\(gallery.notes.count))</summary>\n<ul>\n\(items)</ul>\n</details>\n</footer>\n"
  }

  /// A tab shows its panel. CSS has no way to say "the panel of the same number": hence a rule per tab.
  private func rules(for gallery: Gallery) -> String {
    var text = ""
    for (number, section) in gallery.sections.enumerated() where section.pictures.count > 1 {
      for tab in section.pictures.indices {
        let name = "\(number + 1)-\(tab + 1)"
        text += "#tab\(name):checked ~ .panel\(name) { display: block }\n"
      }
    }
    return text
  }
}
