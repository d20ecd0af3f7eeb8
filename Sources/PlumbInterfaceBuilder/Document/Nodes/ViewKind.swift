/// The kind of a view, by the name of its element. Custom classes keep the kind of what they stand in for.
public enum ViewKind: String, Sendable, CaseIterable {
  case view, label, button, imageView, textField, textView, stackView, scrollView, containerView, window
  case tableView, tableViewCell, tableViewCellContentView, tableViewHeaderFooterView
  case collectionView, collectionViewCell, collectionViewCellContentView, collectionReusableView
  case visualEffectView, toggle = "switch", slider, stepper, segmentedControl, activityIndicatorView
  case progressView, pageControl, datePicker, pickerView, searchBar, toolbar, navigationBar, tabBar
  case refreshControl, colorWell, calendarView, mapView, webView, wkWebView, sceneKitView, arscnView
  case arskView, skView, mtkView, glkView, pdfView
  /// An element that is not known, treated as a plain view.
  case other

  /// The class that the element makes when the document names no custom one.
  public var className: String {
    switch self {
    case .view, .other, .containerView: "UIView"
    case .toggle: "UISwitch"
    case .mapView: "MKMapView"
    case .wkWebView: "WKWebView"
    case .sceneKitView: "SCNView"
    case .arscnView: "ARSCNView"
    case .arskView: "ARSKView"
    case .skView: "SKView"
    case .mtkView: "MTKView"
    case .glkView: "GLKView"
    case .pdfView: "PDFView"
    default: "UI" + rawValue.prefix(1).uppercased() + rawValue.dropFirst()
    }
  }

  /// Scroll views of any kind: their edges, seen from inside, are those of the content.
  public var scrolls: Bool {
    switch self {
    case .scrollView, .tableView, .collectionView, .textView: true
    default: false
    }
  }
}
