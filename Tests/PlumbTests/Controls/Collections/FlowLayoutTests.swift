import Plumb
import Testing

struct FlowLayoutTests {
  final class Source: UICollectionViewDataSource {
    let count: Int
    init(_ count: Int) { self.count = count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      count
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      UICollectionViewCell(frame: .zero)
    }
  }

  private func frames(_ count: Int, width: CGFloat, _ change: (UICollectionViewFlowLayout) -> Void = { _ in })
    -> (
      [CGRect], CGSize
    )
  {
    let layout = UICollectionViewFlowLayout()
    change(layout)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: 1000), collectionViewLayout: layout)
    let source = Source(count)
    view.dataSource = source
    view.layoutIfNeeded()
    return (view.visibleCells.map(\.frame), view.contentSize)
  }

  @Test func defaultsAreApples() {
    let layout = UICollectionViewFlowLayout()
    #expect(layout.itemSize == CGSize(width: 50, height: 50))
    #expect(layout.minimumLineSpacing == 10 && layout.minimumInteritemSpacing == 10)
    #expect(layout.scrollDirection == .vertical && layout.sectionInset == .zero)
  }

  @Test func fullLinesShareTheFreeSpace() {
    // 50 + 10 + 50 + 10 + 50 = 170 fit into 200; 200 - 150 leaves two gaps of 25.
    let (frames, size) = frames(5, width: 200)
    #expect(frames.map(\.minX) == [0, 75, 150, 0, 75])
    #expect(frames.map(\.minY) == [0, 0, 0, 60, 60])
    #expect(size == CGSize(width: 200, height: 110))
  }

  @Test func aSingleLineKeepsTheSmallestGap() {
    #expect(frames(2, width: 200).0.map(\.minX) == [0, 60])
  }

  @Test func insetsAndHeaders() {
    let (frames, size) = frames(1, width: 200) {
      $0.sectionInset = UIEdgeInsets(top: 5, left: 7, bottom: 9, right: 7)
      $0.headerReferenceSize = CGSize(width: 0, height: 30)
    }
    #expect(frames == [CGRect(x: 7, y: 35, width: 50, height: 50)])
    // 30 + 5 + 50 + 9
    #expect(size.height == 94)
  }

  @Test func horizontalLinesAreColumns() {
    let (frames, size) = frames(3, width: 300) {
      $0.scrollDirection = .horizontal
      $0.itemSize = CGSize(width: 100, height: 600)
    }
    // Only one item of 600 fits into 1000 points; a full line's single item stands in the middle.
    #expect(frames.map(\.minX) == [0, 110, 220])
    #expect(frames.map(\.minY) == [200, 200, 0])
    #expect(size == CGSize(width: 320, height: 1000))
  }
}
