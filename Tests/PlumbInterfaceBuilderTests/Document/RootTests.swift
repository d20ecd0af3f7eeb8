import PlumbInterfaceBuilder
import Testing

/// Which views are trees of their own.
@Suite struct RootTests {
  @Test func controllersCellsAndHeaders() throws {
    let table = """
      <subviews><tableView id="t">
      <view key="tableHeaderView" id="header"><rect key="frame" x="0" y="0" width="375" height="44"/></view>
      <prototypes><tableViewCell id="cell">
      <tableViewCellContentView key="contentView" id="content"><subviews><label id="l"/></subviews>
      </tableViewCellContentView></tableViewCell></prototypes>
      </tableView></subviews>
      """
    let document = try Documents.read(Documents.storyboard([Documents.controller("c", view: table)]))
    let roots = document.contents(for: .any).roots
    #expect(roots.map(\.kind) == [.controllerView, .supplementaryView, .tableCell])
    #expect(roots.map(\.view.id) == ["c-view", "header", "content"])
    #expect(roots[2].cell?.id == "cell")
    #expect(roots[2].enclosing == 0)
    #expect(roots[2].list?.id == "t")
    #expect(roots[1].controller == 0)
  }

  @Test func collectionCellsKeepTheirContentView() throws {
    let document = try Documents.read(
      Documents.xib(
        """
        <subviews><collectionView id="l"><cells><collectionViewCell id="cell">
        <view key="contentView"><subviews><imageView id="i"/></subviews></view>
        </collectionViewCell></cells></collectionView></subviews>
        """))
    let roots = document.contents(for: .any).roots
    #expect(roots.map(\.kind) == [.topLevelView, .collectionCell])
    #expect(roots[1].view.subviews.first?.key == "contentView")
    #expect(roots[1].view.subviews.first?.subviews.first?.id == "i")
  }

  @Test func viewsThatAreNotInstalledHaveNoRoots() throws {
    let document = try Documents.read(
      Documents.xib(
        """
        <subviews><tableView id="t"><prototypes><tableViewCell id="cell"/></prototypes></tableView></subviews>
        <variation key="default"><mask key="subviews"><exclude reference="t"/></mask></variation>
        """))
    #expect(document.contents(for: .any).roots.count == 1)
  }
}
