import Testing

@testable import Plumb

/// Links that do not keep their item.
struct LayoutItemLinkTests {
  @Test func aLinkOutlivesItsItem() {
    var view: UIView? = UIView()
    var guide: UILayoutGuide? = UILayoutGuide()
    view?.addLayoutGuide(guide!)
    let links = [LayoutItemLink(view), LayoutItemLink(guide)]
    #expect(links[0].item === view && links[0].view === view)
    #expect(links[1].item === guide && links[1].view === view)
    view = nil
    #expect(links[0].item == nil && links[0].view == nil)
    #expect(links[1].item === guide && links[1].view == nil)
    guide = nil
    #expect(links[1].item == nil)
  }

  @Test func aLinkToNothingGivesNothing() {
    #expect(LayoutItemLink(nil).item == nil)
    #expect(LayoutItemLink(UIViewController()).item == nil)
  }
}
