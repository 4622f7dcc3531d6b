#if canImport(UIKit)
  import GroupedColumns
  import Justified
  import LayoutUIKit
  import UIKit
  import Waterfall

  // The snippets of LayoutUIKit's page and of the README, word for word, and the declarations that they use.

  final class TilesController: UIViewController, UICollectionViewDataSource {
    let heights = (0..<1_000).map { 0.5 + Double($0 * 7 % 10) / 10 }

    override func loadView() {
      let tiles = LayoutCollectionView(WaterfallLayout(columns: 3)) { [heights] path, _ in
        CGSize(width: 1, height: heights[path.item])
      }
      tiles.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
      tiles.dataSource = self
      view = tiles
    }

    func collectionView(_: UICollectionView, numberOfItemsInSection _: Int) -> Int { heights.count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
      cell.backgroundColor = UIColor(white: heights[indexPath.item] / 2, alpha: 1)
      return cell
    }
  }

  @available(iOS 14.0, tvOS 14.0, *)
  final class PhotosController: UIViewController, UICollectionViewDataSource {
    let photos = [CGSize(width: 4, height: 3), CGSize(width: 3, height: 4)]
    let cell = UICollectionView.CellRegistration<UICollectionViewCell, CGSize> { cell, _, _ in
      cell.backgroundColor = UIColor(white: 0.6, alpha: 1)
    }
    override func loadView() {
      let wall = LayoutCollectionView(JustifiedLayout()) { [photos] path, _ in photos[path.item] }
      wall.dataSource = self
      view = wall
    }
    func collectionView(_: UICollectionView, numberOfItemsInSection _: Int) -> Int { photos.count }
    func collectionView(
      _ wall: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      wall.dequeueConfiguredReusableCell(using: cell, for: path, item: photos[path.item])
    }
  }

  struct Photo: Identifiable, Sendable {
    var id: Int
    var size: CGSize
    var isPanorama: Bool
  }

  final class TitleView: UICollectionReusableView {}

  final class Sizes: LayoutDelegate {
    func numberOfItems(inSection section: Int) -> Int { 0 }
  }

  final class WallController: UIViewController, CollectionLayoutDelegate {
    var photos: [Photo] = []

    func collectionView(
      _ collectionView: UICollectionView, layout: CollectionStrategyLayout,
      sizeForItemAt indexPath: IndexPath, fitting proposal: LayoutProposal
    ) -> CGSize? { photos[indexPath.item].size }

    func makeLayout() -> CollectionLayout<WaterfallLayout> {
      let layout = CollectionLayout(WaterfallLayout(columns: 3)) { [unowned self] path, _ in
        photos[path.item].size
      }
      layout.answer(.waterfallItem) { [unowned self] path, item in
        if photos[path.item].isPanorama { item.span = 2 }
      }
      return layout
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
      LayoutSize(photos[index.item].size)
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
  func reconfiguredItems(_ layout: CollectionLayout<WaterfallLayout>, _ paths: [IndexPath]) {
    let context = CollectionInvalidationContext()
    context.invalidateItems(at: paths)
    layout.invalidateLayout(with: context)
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

  final class ChapterView: SelfSizingReusableView {
    let title = UILabel()
  }

  @MainActor
  func reading(
    _ layout: CollectionLayout<WaterfallLayout>, _ collectionView: UICollectionView,
    _ focused: IndexPath
  ) -> IndexPath? {
    collectionView.accessibilityElements = layout.visibleViews(readBy: .byRows)
    let next = layout.indexPath(from: focused, toward: .right)
    return next
  }

  @MainActor
  func changes(
    _ layout: CollectionLayout<WaterfallLayout>, _ collectionView: UICollectionView
  ) throws {
    layout.strategy.section.columns = 4
    layout.anchor = .end
    layout.snapping = .leadingEdge
    layout.selfSizing = .alongScrollAxis
    try layout.modify { engine, delegate throws(LayoutError) in
      try engine.hide(sections: [2], for: delegate)
    }
    collectionView.setCollectionViewLayout(
      CollectionLayout(GroupedColumnsLayout(columns: 1)), animated: true)
  }

  @MainActor
  func rows(_ layout: CollectionStrategyLayout) {
    layout.scrollSection(1, to: 420, animated: true)
    let offset = layout.sectionOffset(1)
    _ = offset
  }
#endif
