import PlumbInterfaceBuilder

/// Small documents of our own.
enum Documents {
  /// A xib with one view of 375 by 667 points.
  static func xib(
    _ inside: String, attributes: String = "useTraitCollections=\"YES\" useSafeAreas=\"YES\"",
    tools: String = "14460", device: String = "<device id=\"retina4_7\" orientation=\"portrait\"/>",
    size: String = "width=\"375\" height=\"667\"", after: String = ""
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(tools)" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \(attributes)>
    \(device)
    <objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
    <view contentMode="scaleToFill" id="root">
    <rect key="frame" x="0.0" y="0.0" \(size)/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    \(inside)
    </view>
    </objects>
    \(after)
    </document>
    """
  }

  /// A storyboard of scenes, each the elements of its objects.
  static func storyboard(
    _ scenes: [String], tools: String = "14460", device: String = "retina4_7", safeAreas: Bool = true
  ) -> String {
    let list = scenes.map { "<scene sceneID=\"s\"><objects>\($0)</objects></scene>" }.joined(separator: "\n")
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      useTraitCollections="YES" \(safeAreas ? "useSafeAreas=\"YES\"" : "")>
      <device id="\(device)" orientation="portrait"/>
      <scenes>
      \(list)
      </scenes>
      </document>
      """
  }

  /// A view controller with a root view of a size.
  static func controller(
    _ id: String, width: Double = 375, height: Double = 667, view: String = "", extra: String = ""
  ) -> String {
    """
    <viewController id="\(id)" sceneMemberID="viewController">
    <view key="view" id="\(id)-view"><rect key="frame" x="0.0" y="0.0" width="\(width)" height="\(height)"/>\(view)</view>
    \(extra)
    </viewController>
    """
  }

  static func read(_ text: String) throws(DocumentError) -> InterfaceDocument {
    try InterfaceDocument(Array(text.utf8), file: "test.xib")
  }
}
