/// A rectangle of whole cells, from the top left.
public struct CellFrame: Equatable, Sendable {
  public var x = 0
  public var y = 0
  public var width = 0
  public var height = 0

  public init(x: Int = 0, y: Int = 0, width: Int = 0, height: Int = 0) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}
