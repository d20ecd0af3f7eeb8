import Plumb
import Testing

struct ImageViewTests {
  @Test func sizeIsTheImages() {
    let view = UIImageView(image: UIImage(name: "photo", size: CGSize(width: 40, height: 30)))
    #expect(view.intrinsicContentSize == CGSize(width: 40, height: 30))
    #expect(view.frame == CGRect(x: 0, y: 0, width: 40, height: 30))
    #expect(!view.isUserInteractionEnabled)
    #expect(view.contentMode == .scaleToFill)
    view.image = nil
    #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
  }

  @Test func alignmentInsetsComeFromTheImage() {
    let image = UIImage(name: "badge", size: CGSize(width: 40, height: 30))
      .withAlignmentRectInsets(UIEdgeInsets(top: 0, left: 0, bottom: 4, right: 6))
    let view = UIImageView(image: image)
    #expect(view.alignmentRectInsets == UIEdgeInsets(top: 0, left: 0, bottom: 4, right: 6))
    // The content size is that of the alignment rectangle, the frame is the image's.
    #expect(view.intrinsicContentSize == CGSize(width: 34, height: 26))
    let rect = view.frame(forAlignmentRect: CGRect(x: 10, y: 10, width: 34, height: 26))
    #expect(rect == CGRect(x: 10, y: 10, width: 40, height: 30))
  }

  @Test func highlightedImage() {
    let view = UIImageView(image: UIImage(name: "a", size: CGSize(width: 10, height: 10)))
    view.highlightedImage = UIImage(name: "b", size: CGSize(width: 20, height: 20))
    #expect(view.intrinsicContentSize.width == 10)
    view.isHighlighted = true
    #expect(view.intrinsicContentSize.width == 20)
  }

  @Test func symbolsFollowTheirConfiguration() {
    let view = UIImageView(image: UIImage(systemName: "star"))
    let standard = view.intrinsicContentSize
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 34)
    // Twice the standard 17 points; both sizes are rounded up to points.
    #expect(abs(view.intrinsicContentSize.width - 2 * standard.width) <= 2)
    #expect(UIImage(systemName: "") == nil)
  }
}
