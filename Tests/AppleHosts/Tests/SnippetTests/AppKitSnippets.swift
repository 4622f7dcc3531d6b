#if canImport(AppKit) && !canImport(UIKit)
  import AppKit
  import LayoutAppKit
  import Waterfall

  // The snippets of LayoutAppKit's page, word for word, and the declarations that they use.

  struct Photo: Identifiable, Sendable {
    var id: Int
    var size: CGSize
    var isPanorama: Bool
  }

  final class Sizes: LayoutDelegate {
    func numberOfItems(inSection section: Int) -> Int { 0 }
  }

  final class WallController: NSViewController, CollectionLayoutDelegate {
    var photos: [Photo] = []

    func collectionView(
      _ collectionView: NSCollectionView, layout: CollectionStrategyLayout,
      sizeForItemAt indexPath: IndexPath, fitting proposal: LayoutProposal
    ) -> CGSize? { photos[indexPath.item].size }
  }

  @MainActor
  func oneLine(_ collectionView: NSCollectionView) {
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
  final class Album {
    var photos: [Photo] = []

    func begin(_ wall: LayoutCollectionView) {
      wall.reorders { [unowned self] source, destination in
        photos.insert(photos.remove(at: source.item), at: destination.item)
      }
    }
  }

  final class SettingView: NSView {
    override var isFlipped: Bool { true }
  }

  final class SettingItem: NSCollectionViewItem {
    override func loadView() {
      view = SettingView(frame: .zero)
      view.wantsLayer = true
    }

    override func apply(_ layoutAttributes: NSCollectionViewLayoutAttributes) {
      super.apply(layoutAttributes)
      let position = (layoutAttributes as? CollectionLayoutAttributes)?.position ?? .single
      view.layer?.maskedCorners = position.roundedCorners
    }
  }
#endif
