import PlumbLayout

extension Device {
  /// Every known device: phones, then iPads, by size of screen.
  public static let all: [Device] = table.split(separator: "\n").compactMap(device(row:))

  /// The device of Interface Builder's name.
  public static func named(id: String) -> Device? { all.first { $0.id == id } }

  /// `id; width height scale; top bottom; landscape side, bottom; wide; names`. Safe areas are those of the
  /// present systems; where Interface Builder had others in its time, `SafeAreaRules` says so.
  private static let table = """
    retina3_5; 320 480 2; 20 0; 0 0; -; iPhone 4s, iPhone 4
    retina4_0; 320 568 2; 20 0; 0 0; -; iPhone SE (1st generation), iPhone 5s, iPhone 5, iPhone 5c
    retina4_7; 375 667 2; 20 0; 0 0; -; iPhone SE, iPhone 8, iPhone 7, iPhone 6s, iPhone 6, \
    iPhone SE (2nd generation), iPhone SE (3rd generation)
    retina5_5; 414 736 3; 20 0; 0 0; wide; iPhone 8 Plus, iPhone 7 Plus, iPhone 6s Plus, iPhone 6 Plus
    retina5_9; 375 812 3; 44 34; 44 21; -; iPhone X, iPhone XS, iPhone 11 Pro
    retina5_4; 375 812 3; 50 34; 50 21; -; iPhone 13 mini, iPhone 12 mini
    retina6_1; 414 896 2; 48 34; 48 21; wide; iPhone 11, iPhone XR
    retina6_5; 414 896 3; 44 34; 44 21; wide; iPhone 11 Pro Max, iPhone XS Max
    retina6_0; 390 844 3; 47 34; 47 21; -; iPhone 14, iPhone 13, iPhone 12, iPhone 13 Pro, iPhone 12 Pro, \
    iPhone 16e
    retina6_68; 428 926 3; 47 34; 47 21; wide; iPhone 14 Plus, iPhone 13 Pro Max, iPhone 12 Pro Max
    retina6_12; 393 852 3; 59 34; 59 21; -; iPhone 15, iPhone 16, iPhone 15 Pro, iPhone 14 Pro
    retina6_7; 430 932 3; 59 34; 59 21; wide; iPhone 15 Pro Max, iPhone 16 Plus, iPhone 15 Plus, \
    iPhone 14 Pro Max
    retina6_3; 402 874 3; 62 34; 62 21; -; iPhone 16 Pro, iPhone 17, iPhone 17 Pro
    retina6_55; 420 912 3; 68 34; 68 21; wide; iPhone Air
    retina6_9; 440 956 3; 62 34; 62 21; wide; iPhone 16 Pro Max, iPhone 17 Pro Max
    ipad8_3rounded; 744 1133 2; 24 20; 0 20; -; iPad mini, iPad mini (6th generation), iPad mini (A17 Pro)
    ipad9_7; 768 1024 2; 20 0; 0 0; -; iPad 9.7-inch, iPad Air 2, iPad (6th generation), \
    iPad mini (5th generation), iPad Pro 9.7-inch
    ipad10_2; 810 1080 2; 20 0; 0 0; -; iPad (9th generation), iPad 10.2-inch, iPad (8th generation), \
    iPad (7th generation)
    ipad10_9rounded; 820 1180 2; 24 20; 0 20; -; iPad, iPad (10th generation), iPad (A16), iPad Air, \
    iPad Air 11-inch, iPad Air (5th generation), iPad Air (4th generation)
    ipad10_5; 834 1112 2; 20 0; 0 0; -; iPad Pro 10.5-inch, iPad Air (3rd generation)
    ipad11_0rounded; 834 1194 2; 24 20; 0 20; -; iPad Pro 11-inch, iPad Pro 11-inch (4th generation)
    ipad11_1rounded; 834 1210 2; 24 20; 0 20; -; iPad Pro 11-inch (M4), iPad Pro 11-inch (M5)
    ipad12_9; 1024 1366 2; 20 0; 0 0; -; iPad Pro 12.9-inch (2nd generation), \
    iPad Pro 12.9-inch (1st generation)
    ipad12_9rounded; 1024 1366 2; 24 20; 0 20; -; iPad Pro 12.9-inch, iPad Air 13-inch, \
    iPad Pro 12.9-inch (6th generation)
    ipad13_0rounded; 1032 1376 2; 24 20; 0 20; -; iPad Pro, iPad Pro 13-inch, iPad Pro 13-inch (M4), \
    iPad Pro 13-inch (M5)
    """

  private static func device(row: Substring) -> Device? {
    let fields = row.split(separator: ";").map { $0.trimmingSpaces() }
    guard fields.count == 6 else { return nil }
    let screen = fields[1].split(separator: " ").compactMap { Double($0) }
    let upright = fields[2].split(separator: " ").compactMap { Double($0) }
    let sideways = fields[3].split(separator: " ").compactMap { Double($0) }
    guard screen.count == 3, upright.count == 2, sideways.count == 2 else { return nil }
    let family: Family = fields[0].hasPrefix("ipad") ? .pad : .phone
    // An iPad keeps its status bar in landscape, a phone hides it.
    let landscapeTop = family == .pad ? upright[0] : 0
    return Device(
      id: String(fields[0]), names: fields[5].split(separator: ",").map { String($0.trimmingSpaces()) },
      family: family, portraitSize: Size(width: screen[0], height: screen[1]), scale: screen[2],
      portraitSafeArea: Insets(top: upright[0], left: 0, bottom: upright[1], right: 0),
      landscapeSafeArea: Insets(
        top: landscapeTop, left: sideways[0], bottom: sideways[1], right: sideways[0]),
      isWideInLandscape: fields[4] == "wide")
  }
}

extension Substring {
  fileprivate func trimmingSpaces() -> Substring {
    var rest = drop { $0 == " " }
    while rest.last == " " { rest.removeLast() }
    return rest
  }
}
