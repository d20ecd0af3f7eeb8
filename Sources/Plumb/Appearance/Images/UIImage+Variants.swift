// Images that differ from another in one attribute.
extension UIImage {
  private func with(_ change: (inout Attributes) -> Void) -> UIImage {
    var attributes = attributes
    change(&attributes)
    return UIImage(attributes: attributes)
  }

  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    with { $0.renderingMode = renderingMode }
  }

  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    with { $0.alignmentRectInsets = alignmentInsets }
  }

  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    with {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    with { $0.baselineOffsetFromBottom = baselineOffset }
  }

  public func imageWithoutBaseline() -> UIImage { with { $0.baselineOffsetFromBottom = nil } }

  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    with { $0.flipsForRightToLeft = true }
  }

  public func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: isSymbolImage ? .automatic : renderingMode)
  }

  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    with {
      $0.tintColor = color
      $0.renderingMode = renderingMode
    }
  }
}
