import NotationTesting
import PlumbAnchorage
import Testing

/// The samples of the documentation, and that they are quoted from here.
struct DocumentationTests {
  let card = NotationView(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
  let icon = NotationView()
  let title = NotationView()

  init() {
    card.addSubview(icon)
    card.addSubview(title)
  }

  @Test func everySampleIsQuotedFromHere() throws {
    #expect(try unquotedSamples(of: "PlumbAnchorage") == [])
  }

  @Test func aCard() {
    batch {
      icon.sizeAnchors == CGSize(width: 40, height: 40)
      icon.leadingAnchor == card.leadingAnchor + 12
      icon.verticalAnchors == card.verticalAnchors + 10 ~ .high
      title.leadingAnchor == icon.trailingAnchor + 8
      title.centerYAnchor == icon.centerYAnchor
      title.trailingAnchor <= card.trailingAnchor - 12
      title.widthAnchor == card.widthAnchor / 2 ~ .low
    }
    title.heightAnchor == 20
    card.layoutIfNeeded()
    // 60 - 2 * 10 = 40 fits the icon; the title begins at 12 + 40 + 8 and is half of 300 wide.
    #expect(icon.frame == CGRect(x: 12, y: 10, width: 40, height: 40))
    #expect(title.frame == CGRect(x: 60, y: 20, width: 150, height: 20))
  }

  @Test func anInactiveBatch() {
    let constraints = batch(active: false) {
      title.topAnchor == card.topAnchor
      title.leadingAnchor == card.leadingAnchor
    }
    #expect(constraints.count == 2)
  }

  @Test func methods() {
    let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    batch(active: false) {
      title.leadingAnchor.constrain(to: icon.trailingAnchor, constant: 8)
      title.widthAnchor.constrain(.lessThanOrEqual, to: card.widthAnchor, multiplier: 0.5, priority: .high)
      title.heightAnchor.constrain(toConstant: 20)
      title.edgeAnchors.constrain(to: card.edgeAnchors, insets: insets)
    }
  }

  @Test func quirks() {
    let behind = title.leadingAnchor == 20 - icon.leadingAnchor
    let doubled = title.widthAnchor == (icon.widthAnchor + 10) * 2
    #expect(behind.multiplier == 1 && behind.constant == -20)
    #expect(doubled.multiplier == 2 && doubled.constant == 10)
  }
}
