#if canImport(UIKit)
  import GroupedColumns
  import LayoutCore
  import LayoutUIKit
  import UIKit
  import Waterfall

  // The snippets of LayoutUIKit's page, word for word, and the declarations that they use.

  struct Photo: Identifiable, Sendable {
    var id: Int
    var size: LayoutSize
    var isPanorama: Bool
  }

  final class TitleView: UICollectionReusableView {}

  final class Sizes: LayoutDelegate {
    func numberOfItems(inSection section: Int) -> Int { 0 }
  }

  final class WallController: UIViewController, UICollectionViewDelegate,
    @MainActor WaterfallLayoutDelegate
  {
    var photos: [Photo] = []

    func numberOfItems(inSection section: Int) -> Int { photos.count }

    func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
      photos[index.item].size
    }

    func columnSpan(forItemAt index: ElementIndex) -> Int? {
      photos[index.item].isPanorama ? 2 : nil
    }
  }

  @MainActor
  func oneLine(_ collectionView: UICollectionView) {
    collectionView.collectionViewLayout = CollectionLayout(WaterfallLayout(columns: 3))
  }

  @MainActor
  func delegates(_ layout: CollectionLayout<WaterfallLayout>, _ sizes: Sizes, _ photos: [Photo]) {
    layout.layoutDelegate = sizes
    layout.answers = ClosureLayoutDelegate(itemCount: { _ in photos.count }) { index, _ in
      photos[index.item].size
    }
  }

  @MainActor
  func dataSource(
    _ collectionView: UICollectionView, _ snapshot: NSDiffableDataSourceSnapshot<Int, Photo.ID>
  ) {
    let source = UICollectionViewDiffableDataSource<Int, Photo.ID>(collectionView: collectionView) {
      collectionView, path, id in
      collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: path)
    }
    source.apply(snapshot, animatingDifferences: true)
  }

  @MainActor
  func supplementaryViews(_ collectionView: UICollectionView) {
    collectionView.register(
      TitleView.self, forSupplementaryViewOfKind: ElementKind.columnHeader.collectionViewKind,
      withReuseIdentifier: "title")
  }

  final class SettingCell: GroupedCell {
    let title = UILabel()
  }

  @MainActor
  func cells(_ cell: SettingCell) {
    cell.groupStyle = .fullWidth
  }

  @MainActor
  func changes(
    _ layout: CollectionLayout<WaterfallLayout>, _ collectionView: UICollectionView
  ) throws {
    layout.strategy.columns = 4
    layout.anchor = .end
    layout.snapping = .leadingEdge
    layout.selfSizing = .alongScrollAxis
    try layout.modify { engine, delegate throws(LayoutError) in
      try engine.setHidden(true, sections: [2], for: delegate)
    }
    collectionView.setCollectionViewLayout(
      CollectionLayout(GroupedColumnsLayout(columns: 1)), animated: true)
  }
#endif
