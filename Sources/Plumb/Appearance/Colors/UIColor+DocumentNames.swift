extension UIColor {
  /// The colour that Interface Builder documents call by the name of its Objective-C method, such as
  /// `secondaryLabelColor` or `systemBackgroundColor`; `nil` for a name that UIKit does not have.
  package static func systemColor(named name: String) -> UIColor? { byDocumentName[name] }

  private static let byDocumentName: [String: UIColor] = [
    "blackColor": black, "darkGrayColor": darkGray, "lightGrayColor": lightGray, "whiteColor": white,
    "grayColor": gray, "redColor": red, "greenColor": green, "blueColor": blue, "cyanColor": cyan,
    "yellowColor": yellow, "magentaColor": magenta, "orangeColor": orange, "purpleColor": purple,
    "brownColor": brown, "clearColor": clear, "darkTextColor": darkText, "lightTextColor": lightText,
    "systemRedColor": systemRed, "systemOrangeColor": systemOrange, "systemYellowColor": systemYellow,
    "systemGreenColor": systemGreen, "systemMintColor": systemMint, "systemTealColor": systemTeal,
    "systemCyanColor": systemCyan, "systemBlueColor": systemBlue, "systemIndigoColor": systemIndigo,
    "systemPurpleColor": systemPurple, "systemPinkColor": systemPink, "systemBrownColor": systemBrown,
    "systemGrayColor": systemGray, "systemGray2Color": systemGray2, "systemGray3Color": systemGray3,
    "systemGray4Color": systemGray4, "systemGray5Color": systemGray5, "systemGray6Color": systemGray6,
    "tintColor": tintColor, "labelColor": label, "secondaryLabelColor": secondaryLabel,
    "tertiaryLabelColor": tertiaryLabel, "quaternaryLabelColor": quaternaryLabel,
    "placeholderTextColor": placeholderText, "linkColor": link, "systemFillColor": systemFill,
    "secondarySystemFillColor": secondarySystemFill, "tertiarySystemFillColor": tertiarySystemFill,
    "quaternarySystemFillColor": quaternarySystemFill, "systemBackgroundColor": systemBackground,
    "secondarySystemBackgroundColor": secondarySystemBackground,
    "tertiarySystemBackgroundColor": tertiarySystemBackground,
    "systemGroupedBackgroundColor": systemGroupedBackground,
    "secondarySystemGroupedBackgroundColor": secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackgroundColor": tertiarySystemGroupedBackground,
    "groupTableViewBackgroundColor": groupTableViewBackground, "separatorColor": separator,
    "opaqueSeparatorColor": opaqueSeparator,
  ]
}
