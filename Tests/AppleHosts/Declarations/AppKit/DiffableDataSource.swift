// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Source: developer.apple.com/documentation/appkit/nscollectionviewdiffabledatasource

@available(macOS 10.15.1, *)
@MainActor @preconcurrency
open class NSCollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, NSCollectionViewDataSource {
  public typealias ItemProvider = (
    _ collectionView: NSCollectionView, _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> NSCollectionViewItem?

  public init(collectionView: NSCollectionView, itemProvider: @escaping ItemProvider) {
    fatalError()
  }
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { fatalError() }
  open func numberOfSections(in collectionView: NSCollectionView) -> Int { fatalError() }
  open func collectionView(
    _ collectionView: NSCollectionView, numberOfItemsInSection section: Int
  ) -> Int { fatalError() }
  open func collectionView(
    _ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath
  ) -> NSCollectionViewItem { fatalError() }
}
