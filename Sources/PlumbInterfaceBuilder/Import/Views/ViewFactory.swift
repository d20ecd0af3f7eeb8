import Plumb

/// Makes the view of a node, of the class that its kind stands for.
///
/// Classes that lie outside UIKit's layout, such as maps and web views, are plain views; so are custom classes,
/// which the document only names.
enum ViewFactory: ViewIsolated {
  static func make(_ node: ViewNode) -> UIView {
    switch node.kind {
    case .label: UILabel(frame: .zero)
    case .button: UIButton(type: buttonType(node))
    case .imageView: UIImageView(image: nil)
    case .textField: UITextField(frame: .zero)
    case .textView: UITextView(frame: .zero)
    case .stackView: UIStackView(frame: .zero)
    case .scrollView: UIScrollView(frame: .zero)
    case .tableView: UITableView(frame: .zero, style: tableStyle(node))
    case .collectionView: UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    case .collectionViewCell: UICollectionViewCell(frame: .zero)
    case .collectionReusableView: UICollectionReusableView(frame: .zero)
    case .visualEffectView: UIVisualEffectView(effect: nil)
    case .toggle: UISwitch(frame: .zero)
    case .slider: UISlider(frame: .zero)
    case .stepper: UIStepper(frame: .zero)
    case .segmentedControl: UISegmentedControl(items: nil)
    case .activityIndicatorView: UIActivityIndicatorView(style: indicatorStyle(node))
    case .progressView:
      UIProgressView(progressViewStyle: node["progressViewStyle"] == "bar" ? .bar : .default)
    case .pageControl: UIPageControl(frame: .zero)
    case .datePicker: UIDatePicker(frame: .zero)
    case .pickerView: UIPickerView(frame: .zero)
    case .searchBar: UISearchBar(frame: .zero)
    case .toolbar: UIToolbar(frame: .zero)
    case .navigationBar: UINavigationBar(frame: .zero)
    case .tabBar: UITabBar(frame: .zero)
    case .view, .containerView, .window, .tableViewCell, .tableViewCellContentView,
      .tableViewHeaderFooterView, .collectionViewCellContentView, .refreshControl, .colorWell,
      .calendarView, .mapView, .webView, .wkWebView, .sceneKitView, .arscnView, .arskView, .skView, .mtkView,
      .glkView, .pdfView, .other:
      UIView(frame: .zero)
    }
  }

  private static func buttonType(_ node: ViewNode) -> UIButton.ButtonType {
    switch node["buttonType"] {
    case "system"?, "roundedRect"?: .system
    case "detailDisclosure"?: .detailDisclosure
    case "infoLight"?: .infoLight
    case "infoDark"?: .infoDark
    case "contactAdd"?: .contactAdd
    case "close"?: .close
    default: .custom
    }
  }

  private static func tableStyle(_ node: ViewNode) -> UITableView.Style {
    switch node["style"] {
    case "grouped"?: .grouped
    case "insetGrouped"?: .insetGrouped
    default: .plain
    }
  }

  private static func indicatorStyle(_ node: ViewNode) -> UIActivityIndicatorView.Style {
    switch node["style"] {
    case "large"?: .large
    case "whiteLarge"?: .whiteLarge
    case "white"?: .white
    case "gray"?: .gray
    default: .medium
    }
  }
}
