/// What has pairs of anchors and edges: views, layout guides and, for old programs, view controllers.
public protocol AnchorGroupProvider {
  /// Leading and trailing.
  var horizontalAnchors: AnchorPair<NSLayoutXAxisAnchor, NSLayoutXAxisAnchor> { get }
  /// Top and bottom.
  var verticalAnchors: AnchorPair<NSLayoutYAxisAnchor, NSLayoutYAxisAnchor> { get }
  /// The horizontal and the vertical center.
  var centerAnchors: AnchorPair<NSLayoutXAxisAnchor, NSLayoutYAxisAnchor> { get }
  /// Width and height.
  var sizeAnchors: AnchorPair<NSLayoutDimension, NSLayoutDimension> { get }
}

extension AnchorGroupProvider {
  /// Leading and trailing, top and bottom.
  @inlinable public var edgeAnchors: EdgeAnchors {
    EdgeAnchors(horizontal: horizontalAnchors, vertical: verticalAnchors)
  }
}

/// What has the platform's anchors.
public protocol AnchorProvider {
  var leadingAnchor: NSLayoutXAxisAnchor { get }
  var trailingAnchor: NSLayoutXAxisAnchor { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var centerXAnchor: NSLayoutXAxisAnchor { get }
  var centerYAnchor: NSLayoutYAxisAnchor { get }
  var widthAnchor: NSLayoutDimension { get }
  var heightAnchor: NSLayoutDimension { get }
}

extension AnchorGroupProvider where Self: AnchorProvider {
  @inlinable public var horizontalAnchors: AnchorPair<NSLayoutXAxisAnchor, NSLayoutXAxisAnchor> {
    AnchorPair(first: leadingAnchor, second: trailingAnchor)
  }

  @inlinable public var verticalAnchors: AnchorPair<NSLayoutYAxisAnchor, NSLayoutYAxisAnchor> {
    AnchorPair(first: topAnchor, second: bottomAnchor)
  }

  @inlinable public var centerAnchors: AnchorPair<NSLayoutXAxisAnchor, NSLayoutYAxisAnchor> {
    AnchorPair(first: centerXAnchor, second: centerYAnchor)
  }

  @inlinable public var sizeAnchors: AnchorPair<NSLayoutDimension, NSLayoutDimension> {
    AnchorPair(first: widthAnchor, second: heightAnchor)
  }
}

extension NotationView: AnchorProvider, AnchorGroupProvider {}
extension NotationGuide: AnchorProvider, AnchorGroupProvider {}
