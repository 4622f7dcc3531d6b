// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Source: dotnet/macios src/uikit.cs, interface of the same name as each type: selectors, optionality,
// nullability, availability. developer.apple.com/documentation/uikit/<type>: Swift spelling, isolation.
// Only the sources before a migration use these.

@MainActor @objc open class UICollectionViewFlowLayout: UICollectionViewLayout {
  @objc public override nonisolated init() { fatalError() }
  @objc(initWithCoder:) public required init?(coder: NSCoder) { fatalError() }
  @objc open var minimumLineSpacing: CGFloat
  @objc open var minimumInteritemSpacing: CGFloat
  @objc open var itemSize: CGSize
  @objc open var estimatedItemSize: CGSize
  @objc open var headerReferenceSize: CGSize
  @objc open var footerReferenceSize: CGSize
  @objc open var sectionInset: UIEdgeInsets
  @objc open var sectionHeadersPinToVisibleBounds: Bool
  @objc open var sectionFootersPinToVisibleBounds: Bool
}

@MainActor @objc public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  @objc(collectionView:layout:sizeForItemAtIndexPath:)
  optional func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  @objc(collectionView:layout:insetForSectionAtIndex:)
  optional func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets
}
