import PlumbLayout
import Testing

@Suite struct DirectionTests {
  private func rightToLeft(_ screen: Screen, _ views: ItemID...) {
    screen.tree.setDirection(.rightToLeft, of: screen.root)
    for view in views { screen.tree.setDirection(.rightToLeft, of: view) }
  }

  @Test func leadingIsAtTheRightAndLeftStaysLeft() throws {
    let screen = Screen(320, 100)
    let one = screen.view(content: 50, 10)
    let two = screen.view(content: 50, 10)
    rightToLeft(screen, one, two)
    try screen.equal(one, .leading, screen.root, plus: 16)
    try screen.equal(two, .left, screen.root, plus: 16)
    // 320 - 16 - 50
    #expect(screen.frame(one).minX == 254)
    #expect(screen.frame(two).minX == 16)
  }

  @Test func aChainRunsFromTheRight() throws {
    let screen = Screen(320, 100)
    let one = screen.view(content: 50, 10)
    let two = screen.view(content: 40, 10)
    rightToLeft(screen, one, two)
    try screen.equal(one, .leading, screen.root, plus: 16)
    try screen.relate(two, .leading, .greaterThanOrEqual, one, .trailing, plus: 8)
    try screen.equal(two, .leading, screen.root, at: 1)
    // At least 8 further along the line than 320 - 16 - 50 = 254, and as near to the right as that allows:
    // 254 - 8 - 40.
    #expect(screen.frame(two).minX == 206)
  }

  @Test func changingTheDirectionMirrorsWhatFollowsIt() throws {
    let screen = Screen(320, 100)
    let view = screen.view(content: 50, 10)
    try screen.equal(view, .leading, screen.root, plus: 16)
    #expect(screen.frame(view).minX == 16)
    rightToLeft(screen, view)
    #expect(screen.frame(view).minX == 254)
  }

  @Test func aMultipliedLeadingEdgeCountsFromTheRight() throws {
    let screen = Screen(400, 100)
    let view = screen.view(content: 50, 10)
    rightToLeft(screen, view)
    try screen.equal(view, .leading, screen.root, .trailing, times: 0.75)
    // Three quarters of the way from the right edge: 400 - 300 is the view's right edge.
    #expect(screen.frame(view).minX == 50)
  }

  @Test func directionalMarginsAreMirrored() throws {
    let screen = Screen(200, 100)
    let view = screen.view(content: -1, 10)
    rightToLeft(screen, view)
    screen.tree.setDirectionalLayoutMargins(
      DirectionalInsets(top: 0, leading: 30, bottom: 0, trailing: 10), of: screen.root)
    try screen.equal(view, .leading, screen.root, .leadingMargin)
    try screen.equal(view, .trailing, screen.root, .trailingMargin)
    // 10 from the left, 30 from the right.
    #expect(screen.frame(view).minX == 10)
    #expect(screen.frame(view).size.width == 160)
  }
}
