import NotationTesting
import PlumbSSLayout
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
    #expect(try unquotedSamples(of: "PlumbSSLayout") == [])
  }

  @Test func aCard() {
    icon.activateConstraints {
      icon.left_attr.equalTo(card.left_attr, constant: 12)
      icon.centerY_attr = card.centerY_attr
      icon.width_attr.constant = 40
      icon.height_attr = icon.width_attr
    }
    title.activateConstraints {
      title.left_attr.equalTo(icon.right_attr, constant: 8)
      title.right_attr.lesserThan(card.right_attr, constant: -12)
      title.top_attr = card.top_attr_safe
      title.height_attr.greaterThan(nil, constant: 20, priority: .defaultHigh)
    }
    title.width_attr.constant = 150
    title.height_attr.equalTo(nil, constant: 0, priority: .defaultLow)
    card.layoutIfNeeded()
    // 12 + 40 + 8 = 60 on the left; (60 - 40) / 2 = 10 above the icon.
    #expect(icon.frame == CGRect(x: 12, y: 10, width: 40, height: 40))
    #expect(title.frame == CGRect(x: 60, y: 0, width: 150, height: 20))
  }

  @Test func arities() {
    title.width_attr.equalTo(icon.width_attr)
    title.width_attr.equalTo(icon.width_attr, constant: 8)
    title.width_attr.equalTo(icon.width_attr, constant: 8, priority: .defaultLow)
    title.width_attr.equalTo(icon.width_attr, constant: 8, multiplier: 2, priority: .defaultLow)
    title.width_attr.equalTo(icon.width_attr, 8, 2, .defaultLow)
    #expect(title.allConstraints == nil)
  }

  @Test func tracking() {
    title.activateConstraints { title.left_attr = icon.right_attr }
    card.activateAllConstraints()
    card.deactivateAllConstraints()
    let gap = title.constraint(accordingTo: title.left_attr, andAttribute: icon.right_attr)
    title.deactivateConstraint(accordingTo: title.left_attr, andAttribute: icon.right_attr)
    #expect(gap?.isActive == false)
  }

  @Test func aBlockThatThereIsNot() {
    let block: (() -> Void)? = nil
    title.activateConstraints(block)
    #expect(title.allConstraints == nil)
  }
}
