extension MASConstraintMaker {
  /// Says that the receiver's width is `ratio` times its height: an addition to Masonry.
  ///
  /// - Parameters:
  ///   - ratio: width divided by height, greater than 0.
  ///   - fileID: module and file of the call.
  ///   - line: the line of the call.
  @discardableResult
  public func aspectRatio(
    _ ratio: CGFloat, fileID: String = #fileID, line: UInt = #line
  ) -> MASConstraint {
    let target = MASTarget(.item(.attribute(receiver.attribute(.height))))
    return width.relate(.equal, to: target, fileID: fileID, line: line).multipliedBy(ratio)
  }
}
