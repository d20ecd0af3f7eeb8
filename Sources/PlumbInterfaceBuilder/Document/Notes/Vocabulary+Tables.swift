extension Vocabulary {
  /// Elements that are views, which share the attributes of every view.
  static let views = """
    view window containerView visualEffectView mapView webView wkWebView sceneKitView arscnView arskView skView
    mtkView glkView pdfView calendarView tableViewCellContentView collectionViewCellContentView
    collectionReusableView tableViewHeaderFooterView refreshControl
    label: text textAlignment lineBreakMode numberOfLines enabled baselineAdjustment minimumFontSize
    label: minimumScaleFactor adjustsFontSizeToFit adjustsFontForContentSizeCategory preferredMaxLayoutWidth
    label: usesAttributedText
    button: buttonType contentHorizontalAlignment contentVerticalAlignment lineBreakMode enabled selected
    button: hasAttributedTitle
    imageView: image catalog
    textField: text placeholder textAlignment borderStyle minimumFontSize contentHorizontalAlignment
    textField: contentVerticalAlignment adjustsFontForContentSizeCategory adjustsFontSizeToFit enabled
    textField: usesAttributedText
    textView: text textAlignment scrollEnabled editable selectable usesAttributedText
    textView: adjustsFontForContentSizeCategory contentInsetAdjustmentBehavior
    stackView: axis distribution alignment spacing spacingType baselineRelativeArrangement
    scrollView: scrollEnabled contentInsetAdjustmentBehavior pagingEnabled alwaysBounceVertical
    scrollView: alwaysBounceHorizontal showsHorizontalScrollIndicator showsVerticalScrollIndicator
    tableView: style rowHeight sectionHeaderHeight sectionFooterHeight separatorStyle dataMode scrollEnabled
    tableView: estimatedRowHeight estimatedSectionHeaderHeight estimatedSectionFooterHeight alwaysBounceVertical
    tableView: contentInsetAdjustmentBehavior contentViewInsetsToSafeArea
    tableViewCell: accessoryType style rowHeight textLabel detailTextLabel imageView
    tableViewCell: indentationWidth selectionStyle editingAccessoryType
    tableViewCellContentView: tableViewCell
    collectionView: dataMode pagingEnabled scrollEnabled alwaysBounceVertical alwaysBounceHorizontal
    collectionView: contentInsetAdjustmentBehavior
    collectionViewCell
    switch: on enabled contentHorizontalAlignment contentVerticalAlignment
    slider: value minValue maxValue enabled contentHorizontalAlignment contentVerticalAlignment
    stepper: value maximumValue minimumValue stepValue enabled contentHorizontalAlignment
    stepper: contentVerticalAlignment
    segmentedControl: selectedSegmentIndex segmentControlStyle enabled selected contentHorizontalAlignment
    segmentedControl: contentVerticalAlignment apportionsSegmentWidthsByContent
    activityIndicatorView: style animating hidesWhenStopped
    progressView: progress progressViewStyle
    pageControl: numberOfPages currentPage hidesForSinglePage contentHorizontalAlignment
    pageControl: contentVerticalAlignment
    datePicker: datePickerMode minuteInterval style contentHorizontalAlignment contentVerticalAlignment
    pickerView colorWell
    searchBar: text placeholder searchBarStyle showsCancelButton prompt
    toolbar navigationBar tabBar: barStyle translucent largeTitles
    refreshControl: contentHorizontalAlignment contentVerticalAlignment
    """

  /// Everything else.
  static let plain = """
    document: type version toolsVersion systemVersion targetRuntime propertyAccessControl useAutolayout
    document: useTraitCollections useSafeAreas launchScreen initialViewController colorMatched variant
    device: orientation appearance layout
    adaptation scenes objects subviews constraints connections resources designables layoutGuides segments
    prototypes sections cells items toolbarItems rightBarButtonItems leftBarButtonItems gestureRecognizers
    scene: sceneID
    constraint: firstItem firstAttribute relation secondItem secondAttribute multiplier constant priority
    constraint: symbolic placeholder identifier symbolType
    rect: x y width height
    size: width height
    inset: minX minY maxX maxY
    edgeInsets: top left bottom right
    directionalEdgeInsets: top leading bottom trailing
    autoresizingMask: widthSizable heightSizable flexibleMinX flexibleMaxX flexibleMinY flexibleMaxY
    viewLayoutGuide keyboardLayoutGuide
    viewControllerLayoutGuide: type
    variation: constant axis distribution alignment spacing spacingType hidden fixedFrame misplaced priority
    mask
    include exclude: reference
    designable: name
    image: name width height catalog
    namedColor systemColor: name
    color: red green blue alpha white colorSpace customColorSpace cocoaTouchSystemColor systemColor name
    fontDescription: type pointSize weight style name family size
    state: title image backgroundImage catalog
    buttonConfiguration: style title subtitle image catalog imagePlacement imagePadding
    string mutableString: base64-UTF8
    nil
    segment: title image width enabled
    segue: destination kind relationship identifier
    viewController tableViewController collectionViewController: title automaticallyAdjustsScrollViewInsets
    navigationController tabBarController splitViewController pageViewController: title
    navigationController tabBarController: automaticallyAdjustsScrollViewInsets
    viewController tableViewController collectionViewController: hidesBottomBarWhenPushed
    viewController tableViewController collectionViewController: autoresizesArchivedViewToFullSize
    navigationController: navigationBarHidden toolbarHidden
    viewControllerPlaceholder hostingController avPlayerViewController
    navigationItem: title largeTitleDisplayMode
    barButtonItem: title systemItem style width image catalog
    tabBarItem: title image selectedImage catalog systemItem
    tableViewSection
    simulatedStatusBarMetrics: statusBarStyle
    simulatedNavigationBarMetrics: barStyle translucent prompted
    simulatedToolbarMetrics simulatedTabBarMetrics: barStyle
    freeformSimulatedSizeMetrics
    blurEffect: style
    collectionViewFlowLayout: scrollDirection
    userDefinedRuntimeAttributes
    userDefinedRuntimeAttribute: type keyPath value
    integer real number: value
    """
}
