import PlumbInterfaceBuilder
import PlumbLayout
import Testing

@Suite struct DeviceTests {
  @Test func tableIsComplete() {
    #expect(Device.all.count == 25)
    #expect(Set(Device.all.map(\.id)).count == 25)
    #expect(Set(Device.all.flatMap(\.names)).count == Device.all.flatMap(\.names).count)
  }

  /// Screen sizes that Apple publishes.
  @Test(arguments: [
    ("iPhone SE", 375.0, 667.0, 2.0), ("iPhone 15 Pro", 393, 852, 3), ("iPhone 16 Pro Max", 440, 956, 3),
    ("iPhone 11", 414, 896, 2), ("iPhone 13 mini", 375, 812, 3), ("iPad Air", 820, 1180, 2),
    ("iPad mini", 744, 1133, 2), ("iPad Pro 13-inch (M4)", 1032, 1376, 2),
  ])
  func sizes(_ name: String, _ width: Double, _ height: Double, _ scale: Double) throws {
    guard case .found(let device) = DeviceLookup(name) else {
      Issue.record("\(name) is not found")
      return
    }
    #expect(device.portraitSize == Size(width: width, height: height))
    #expect(device.size(.landscape) == Size(width: height, height: width))
    #expect(device.scale == scale)
  }

  @Test func idsOfDocumentsAreFound() {
    for id in [
      "retina4_7", "retina6_1", "retina4_0", "retina6_12", "retina5_9", "retina5_5", "ipad9_7", "retina6_5",
      "retina3_5", "retina6_0", "ipad12_9", "ipad12_9rounded", "retina6_7", "retina6_3", "retina6_9",
      "ipad11_0rounded", "ipad10_5",
    ] {
      #expect(Device.named(id: id)?.id == id)
    }
  }

  /// Apple's table of size classes.
  @Test func sizeClasses() throws {
    let pro = try #require(Device.named(id: "retina6_12"))
    #expect(pro.sizeClasses(.portrait) == SizeClasses(width: .compact, height: .regular))
    #expect(pro.sizeClasses(.landscape) == SizeClasses(width: .compact, height: .compact))
    let max = try #require(Device.named(id: "retina6_7"))
    #expect(max.sizeClasses(.landscape) == SizeClasses(width: .regular, height: .compact))
    let pad = try #require(Device.named(id: "ipad9_7"))
    #expect(pad.sizeClasses(.landscape) == SizeClasses(width: .regular, height: .regular))
  }

  @Test(arguments: [
    ("iphone se", "retina4_7"), ("IPHONE-15-PRO", "retina6_12"), ("iPhone15ProMax", "retina6_7"),
    ("retina6_1", "retina6_1"), ("iPhone SE (3rd gen)", "retina4_7"), ("air 13", "ipad12_9rounded"),
    ("iPhone X", "retina5_9"), ("iPhone 16", "retina6_12"),
  ])
  func lookup(_ text: String, _ id: String) {
    guard case .found(let device) = DeviceLookup(text) else {
      Issue.record("\(text) is not found")
      return
    }
    #expect(device.id == id)
  }

  @Test func unknownNamesGetSuggestions() {
    guard case .unknown(let suggestions) = DeviceLookup("iPhone 15 Por") else {
      Issue.record("found")
      return
    }
    #expect(suggestions.contains("iPhone 15 Pro"))
    #expect(DeviceLookup("") == .unknown(suggestions: []))
    guard case .unknown(let none) = DeviceLookup("Commodore 64") else {
      Issue.record("found")
      return
    }
    #expect(none.isEmpty)
  }
}
