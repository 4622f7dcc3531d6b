// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Source: dotnet/macios src/appkit.cs, interface of the same name as each type: selectors, optionality,
// nullability, availability. developer.apple.com/documentation/appkit/<type>: Swift spelling, isolation.

@MainActor @objc open class NSCollectionViewLayout: NSObject, @MainActor NSCoding {
  @objc open weak var collectionView: NSCollectionView? { fatalError() }
  @objc public override nonisolated init() { fatalError() }
  @objc(initWithCoder:) public required init?(coder: NSCoder) { fatalError() }
  @objc(encodeWithCoder:) open func encode(with coder: NSCoder) { fatalError() }
  @objc open func invalidateLayout() { fatalError() }
  @objc(invalidateLayoutWithContext:)
  open func invalidateLayout(with context: NSCollectionViewLayoutInvalidationContext) {
    fatalError()
  }
  @objc(registerClass:forDecorationViewOfKind:)
  open func register(
    _ viewClass: AnyClass?,
    forDecorationViewOfKind elementKind: NSCollectionView.DecorationElementKind
  ) {
    fatalError()
  }
  @objc(registerNib:forDecorationViewOfKind:)
  open func register(
    _ nib: NSNib?, forDecorationViewOfKind elementKind: NSCollectionView.DecorationElementKind
  ) { fatalError() }

  @objc open class var layoutAttributesClass: AnyClass { fatalError() }
  @objc open class var invalidationContextClass: AnyClass { fatalError() }
  @objc(prepareLayout) open func prepare() { fatalError() }
  @objc(layoutAttributesForElementsInRect:)
  open func layoutAttributesForElements(in rect: NSRect) -> [NSCollectionViewLayoutAttributes] {
    fatalError()
  }
  @objc(layoutAttributesForItemAtIndexPath:)
  open func layoutAttributesForItem(at indexPath: IndexPath) -> NSCollectionViewLayoutAttributes? {
    fatalError()
  }
  @objc(layoutAttributesForSupplementaryViewOfKind:atIndexPath:)
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: NSCollectionView.SupplementaryElementKind, at indexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? { fatalError() }
  @objc(layoutAttributesForDecorationViewOfKind:atIndexPath:)
  open func layoutAttributesForDecorationView(
    ofKind elementKind: NSCollectionView.DecorationElementKind, at indexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? { fatalError() }
  @objc(layoutAttributesForDropTargetAtPoint:)
  open func layoutAttributesForDropTarget(
    at pointInCollectionView: NSPoint
  ) -> NSCollectionViewLayoutAttributes? { fatalError() }
  @objc(layoutAttributesForInterItemGapBeforeIndexPath:)
  open func layoutAttributesForInterItemGap(
    before indexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? { fatalError() }
  @objc(shouldInvalidateLayoutForBoundsChange:)
  open func shouldInvalidateLayout(forBoundsChange newBounds: NSRect) -> Bool { fatalError() }
  @objc(invalidationContextForBoundsChange:)
  open func invalidationContext(
    forBoundsChange newBounds: NSRect
  ) -> NSCollectionViewLayoutInvalidationContext { fatalError() }
  @objc(shouldInvalidateLayoutForPreferredLayoutAttributes:withOriginalAttributes:)
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: NSCollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: NSCollectionViewLayoutAttributes
  ) -> Bool { fatalError() }
  @objc(invalidationContextForPreferredLayoutAttributes:withOriginalAttributes:)
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: NSCollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: NSCollectionViewLayoutAttributes
  ) -> NSCollectionViewLayoutInvalidationContext { fatalError() }
  @objc(targetContentOffsetForProposedContentOffset:withScrollingVelocity:)
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: NSPoint, withScrollingVelocity velocity: NSPoint
  ) -> NSPoint { fatalError() }
  @objc(targetContentOffsetForProposedContentOffset:)
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: NSPoint
  ) -> NSPoint { fatalError() }
  @objc open var collectionViewContentSize: NSSize { fatalError() }

  @objc(prepareForCollectionViewUpdates:)
  open func prepare(forCollectionViewUpdates updateItems: [NSCollectionViewUpdateItem]) {
    fatalError()
  }
  @objc open func finalizeCollectionViewUpdates() { fatalError() }
  @objc(prepareForAnimatedBoundsChange:)
  open func prepare(forAnimatedBoundsChange oldBounds: NSRect) { fatalError() }
  @objc open func finalizeAnimatedBoundsChange() { fatalError() }
  @objc(prepareForTransitionToLayout:)
  open func prepareForTransition(to newLayout: NSCollectionViewLayout) { fatalError() }
  @objc(prepareForTransitionFromLayout:)
  open func prepareForTransition(from oldLayout: NSCollectionViewLayout) { fatalError() }
  @objc open func finalizeLayoutTransition() { fatalError() }

  @objc(initialLayoutAttributesForAppearingItemAtIndexPath:)
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? { fatalError() }
  @objc(finalLayoutAttributesForDisappearingItemAtIndexPath:)
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? { fatalError() }
  @objc(initialLayoutAttributesForAppearingSupplementaryElementOfKind:atIndexPath:)
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: NSCollectionView.SupplementaryElementKind, at elementIndexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? { fatalError() }
  @objc(finalLayoutAttributesForDisappearingSupplementaryElementOfKind:atIndexPath:)
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: NSCollectionView.SupplementaryElementKind, at elementIndexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? { fatalError() }
  @objc(initialLayoutAttributesForAppearingDecorationElementOfKind:atIndexPath:)
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: NSCollectionView.DecorationElementKind, at decorationIndexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? { fatalError() }
  @objc(finalLayoutAttributesForDisappearingDecorationElementOfKind:atIndexPath:)
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: NSCollectionView.DecorationElementKind, at decorationIndexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? { fatalError() }
  @objc(indexPathsToDeleteForSupplementaryViewOfKind:)
  open func indexPathsToDeleteForSupplementaryView(
    ofKind elementKind: NSCollectionView.SupplementaryElementKind
  ) -> Set<IndexPath> {
    fatalError()
  }
  @objc(indexPathsToDeleteForDecorationViewOfKind:)
  open func indexPathsToDeleteForDecorationView(
    ofKind elementKind: NSCollectionView.DecorationElementKind
  ) -> Set<IndexPath> {
    fatalError()
  }
  @objc(indexPathsToInsertForSupplementaryViewOfKind:)
  open func indexPathsToInsertForSupplementaryView(
    ofKind elementKind: NSCollectionView.SupplementaryElementKind
  ) -> Set<IndexPath> {
    fatalError()
  }
  @objc(indexPathsToInsertForDecorationViewOfKind:)
  open func indexPathsToInsertForDecorationView(
    ofKind elementKind: NSCollectionView.DecorationElementKind
  ) -> Set<IndexPath> {
    fatalError()
  }
}

// The initialisers of attributes are class methods of Objective-C.
@MainActor @objc open class NSCollectionViewLayoutAttributes: NSObject, @MainActor NSCopying {
  @objc open var frame: NSRect
  @objc open var size: NSSize
  @objc open var alpha: CGFloat
  @objc open var zIndex: Int
  @objc open var isHidden: Bool
  @objc open var indexPath: IndexPath?
  @objc open var representedElementCategory: NSCollectionElementCategory { fatalError() }
  @objc open var representedElementKind: String? { fatalError() }
  @objc public override nonisolated init() { fatalError() }
  // Selector: layoutAttributesForItemWithIndexPath:
  public convenience init(forItemWith indexPath: IndexPath) { fatalError() }
  // Selector: layoutAttributesForInterItemGapBeforeIndexPath:
  public convenience init(forInterItemGapBefore indexPath: IndexPath) { fatalError() }
  // Selector: layoutAttributesForSupplementaryViewOfKind:withIndexPath:
  public convenience init(
    forSupplementaryViewOfKind elementKind: NSCollectionView.SupplementaryElementKind,
    with indexPath: IndexPath
  ) { fatalError() }
  // Selector: layoutAttributesForDecorationViewOfKind:withIndexPath:
  public convenience init(
    forDecorationViewOfKind decorationViewKind: NSCollectionView.DecorationElementKind,
    with indexPath: IndexPath
  ) { fatalError() }
  @objc(copyWithZone:) open nonisolated func copy(with zone: NSZone? = nil) -> Any { fatalError() }
}

@MainActor @objc open class NSCollectionViewUpdateItem: NSObject {
  @objc open var indexPathBeforeUpdate: IndexPath? { fatalError() }
  @objc open var indexPathAfterUpdate: IndexPath? { fatalError() }
  @objc open var updateAction: NSCollectionView.UpdateAction { fatalError() }
}

@MainActor @objc open class NSCollectionViewLayoutInvalidationContext: NSObject {
  @objc public override nonisolated init() { fatalError() }
  @objc open var invalidateEverything: Bool { fatalError() }
  @objc open var invalidateDataSourceCounts: Bool { fatalError() }
  @objc open var invalidatedItemIndexPaths: Set<IndexPath>? { fatalError() }
  @objc open var invalidatedSupplementaryIndexPaths: [String: Set<IndexPath>]? { fatalError() }
  @objc open var invalidatedDecorationIndexPaths: [String: Set<IndexPath>]? { fatalError() }
  @objc open var contentOffsetAdjustment: NSPoint
  @objc open var contentSizeAdjustment: NSSize
  @objc(invalidateItemsAtIndexPaths:)
  open func invalidateItems(at indexPaths: Set<IndexPath>) { fatalError() }
  @objc(invalidateSupplementaryElementsOfKind:atIndexPaths:)
  open func invalidateSupplementaryElements(
    ofKind elementKind: NSCollectionView.SupplementaryElementKind, at indexPaths: Set<IndexPath>
  ) { fatalError() }
  @objc(invalidateDecorationElementsOfKind:atIndexPaths:)
  open func invalidateDecorationElements(
    ofKind elementKind: NSCollectionView.DecorationElementKind, at indexPaths: Set<IndexPath>
  ) {
    fatalError()
  }
}
