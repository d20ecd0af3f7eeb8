/// Documents of several kinds of content for tests that damage or measure them.
enum Samples {
  static let signIn = Documents.xib(
    """
    <subviews>
    <label opaque="NO" text="Sign in" textAlignment="center" numberOfLines="0" id="title"
     translatesAutoresizingMaskIntoConstraints="NO" horizontalHuggingPriority="251" verticalHuggingPriority="251">
    <rect key="frame" x="16" y="60" width="343" height="20.5"/>
    <fontDescription key="fontDescription" type="system" pointSize="17"/>
    <color key="textColor" white="0.2" alpha="1" colorSpace="calibratedWhite"/></label>
    <textField opaque="NO" placeholder="Name" borderStyle="roundedRect" id="name"
     translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="16" y="100.5" width="343" height="34"/>
    </textField>
    <switch id="stay" on="YES" translatesAutoresizingMaskIntoConstraints="NO">
    <rect key="frame" x="310" y="150" width="51" height="31"/></switch>
    <button opaque="NO" buttonType="system" id="go" translatesAutoresizingMaskIntoConstraints="NO">
    <rect key="frame" x="160" y="200" width="55" height="30"/><state key="normal" title="Sign in"/></button>
    </subviews>
    <constraints>
    <constraint firstItem="title" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="40" id="c1"/>
    <constraint firstItem="title" firstAttribute="leading" secondItem="root" secondAttribute="leadingMargin" id="c2"/>
    <constraint firstAttribute="trailing" secondItem="title" secondAttribute="trailing" constant="16" id="c3"/>
    <constraint firstItem="name" firstAttribute="top" secondItem="title" secondAttribute="bottom" constant="20" id="c4"/>
    <constraint firstItem="name" firstAttribute="leading" secondItem="title" secondAttribute="leading" id="c5"/>
    <constraint firstItem="name" firstAttribute="width" secondItem="title" secondAttribute="width" multiplier="1:1" id="c6"/>
    <constraint firstItem="go" firstAttribute="centerX" secondItem="root" secondAttribute="centerX" id="c7"/>
    <constraint firstItem="go" firstAttribute="top" relation="greaterThanOrEqual" secondItem="stay" secondAttribute="bottom" constant="19" priority="750" id="c8"/>
    <constraint firstItem="stay" firstAttribute="top" secondItem="name" secondAttribute="bottom" constant="15.5" id="c9"/>
    <constraint firstItem="stay" firstAttribute="trailing" secondItem="name" secondAttribute="trailing" id="c10"/>
    </constraints>
    <viewLayoutGuide key="safeArea" id="safe"/>
    """)

  static let profile = Documents.storyboard([
    Documents.controller(
      "profile",
      view: """
        <subviews><scrollView id="scroll" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="0" y="0" width="375" height="667"/>
        <subviews><stackView axis="vertical" spacing="8" alignment="center" id="stack"
         translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" width="375" height="200"/>
        <subviews><imageView image="face" id="face" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="137" y="0" width="100" height="100"/></imageView>
        <label text="Name" id="name"><rect key="frame" x="10" y="108" width="50" height="20"/>
        <fontDescription key="fontDescription" style="UICTFontTextStyleHeadline"/></label>
        <segmentedControl id="seg" selectedSegmentIndex="0"><rect key="frame" x="0" y="136" width="120" height="32"/>
        <segments><segment title="One"/><segment title="Two"/></segments></segmentedControl></subviews></stackView>
        </subviews><constraints>
        <constraint firstItem="stack" firstAttribute="top" secondItem="scroll" secondAttribute="top" id="c1"/>
        <constraint firstItem="stack" firstAttribute="leading" secondItem="scroll" secondAttribute="leading" id="c2"/>
        <constraint firstAttribute="trailing" secondItem="stack" secondAttribute="trailing" id="c3"/>
        <constraint firstAttribute="bottom" secondItem="stack" secondAttribute="bottom" id="c4"/>
        <constraint firstItem="stack" firstAttribute="width" secondItem="scroll" secondAttribute="width" id="c5"/>
        </constraints></scrollView></subviews><constraints>
        <constraint firstItem="scroll" firstAttribute="top" secondItem="profile-view" secondAttribute="top" id="c6"/>
        <constraint firstItem="scroll" firstAttribute="leading" secondItem="profile-view" secondAttribute="leading" id="c7"/>
        <constraint firstAttribute="trailing" secondItem="scroll" secondAttribute="trailing" id="c8"/>
        <constraint firstAttribute="bottom" secondItem="scroll" secondAttribute="bottom" id="c9"/></constraints>
        """,
      extra: "<navigationItem key=\"navigationItem\" title=\"Profile\" id=\"item\"/>"),
    """
    <navigationController id="nav"><navigationBar key="navigationBar" id="bar"/><connections>
    <segue destination="profile" kind="relationship" relationship="rootViewController" id="seg1"/></connections>
    </navigationController>
    """,
  ])

  static let list = Documents.storyboard([
    """
    <tableViewController id="list"><tableView key="view" rowHeight="-1" style="plain" id="table">
    <rect key="frame" x="0" y="0" width="375" height="667"/><prototypes>
    <tableViewCell id="cell" preservesSuperviewLayoutMargins="YES" accessoryType="disclosureIndicator">
    <rect key="frame" x="0" y="28" width="375" height="44"/>
    <tableViewCellContentView key="contentView" preservesSuperviewLayoutMargins="YES" tableViewCell="cell" id="content">
    <rect key="frame" x="0" y="0" width="341" height="43.5"/>
    <subviews><label text="Row" id="row" translatesAutoresizingMaskIntoConstraints="NO">
    <rect key="frame" x="16" y="11" width="317" height="21.5"/></label></subviews><constraints>
    <constraint firstItem="row" firstAttribute="leading" secondItem="content" secondAttribute="leadingMargin" id="c1"/>
    <constraint firstItem="row" firstAttribute="top" secondItem="content" secondAttribute="topMargin" id="c2"/>
    <constraint firstAttribute="trailingMargin" secondItem="row" secondAttribute="trailing" id="c3"/>
    <constraint firstAttribute="bottomMargin" secondItem="row" secondAttribute="bottom" id="c4"/></constraints>
    </tableViewCellContentView></tableViewCell></prototypes></tableView></tableViewController>
    """
  ])
}
