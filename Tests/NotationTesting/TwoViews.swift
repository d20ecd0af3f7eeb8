import NotationSupport

/// A container of 300 by 200 points with two subviews.
public struct TwoViews {
  public let container = NotationView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  public let one = NotationView()
  public let other = NotationView()

  public init() {
    container.addSubview(one)
    container.addSubview(other)
  }
}
