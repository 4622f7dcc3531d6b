// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A data source whose items a test changes itself, as a snapshot would.
@available(macOS 10.15.1, *)
@MainActor
open class NSCollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, NSCollectionViewDataSource {
  public typealias ItemProvider = (
    _ collectionView: NSCollectionView, _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> NSCollectionViewItem?

  /// The items of the only section.
  public var standInItems: [ItemIdentifierType] = []
  private let provider: ItemProvider

  public init(collectionView: NSCollectionView, itemProvider: @escaping ItemProvider) {
    provider = itemProvider
    super.init()
    collectionView.dataSource = self
  }

  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    standInItems.indices.contains(indexPath.item) ? standInItems[indexPath.item] : nil
  }

  open func numberOfSections(in collectionView: NSCollectionView) -> Int { 1 }

  open func collectionView(
    _ collectionView: NSCollectionView, numberOfItemsInSection section: Int
  ) -> Int { standInItems.count }

  open func collectionView(
    _ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath
  ) -> NSCollectionViewItem {
    provider(collectionView, indexPath, standInItems[indexPath.item]) ?? NSCollectionViewItem()
  }
}
