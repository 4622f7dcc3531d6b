// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Source: dotnet/macios src/uikit.cs, interface of the same name as each type: selectors, optionality,
// nullability, availability. developer.apple.com/documentation/uikit/<type>: Swift spelling, isolation.

@MainActor @objc open class UICollectionViewLayout: NSObject, @MainActor NSCoding {
  @objc open var collectionView: UICollectionView? { fatalError() }
  @objc public override nonisolated init() { fatalError() }
  @objc(initWithCoder:) public required init?(coder: NSCoder) { fatalError() }
  @objc(encodeWithCoder:) open func encode(with coder: NSCoder) { fatalError() }
  @objc open func invalidateLayout() { fatalError() }
  @objc(invalidateLayoutWithContext:)
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    fatalError()
  }
  @objc(registerClass:forDecorationViewOfKind:)
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    fatalError()
  }
  @available(visionOS, deprecated: 1.0)
  @objc(registerNib:forDecorationViewOfKind:)
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) { fatalError() }

  @objc open class var layoutAttributesClass: AnyClass { fatalError() }
  @objc open class var invalidationContextClass: AnyClass { fatalError() }
  @objc(prepareLayout) open func prepare() { fatalError() }
  @objc(layoutAttributesForElementsInRect:)
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    fatalError()
  }
  @objc(layoutAttributesForItemAtIndexPath:)
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    fatalError()
  }
  @objc(layoutAttributesForSupplementaryViewOfKind:atIndexPath:)
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { fatalError() }
  @objc(layoutAttributesForDecorationViewOfKind:atIndexPath:)
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { fatalError() }
  @objc(shouldInvalidateLayoutForBoundsChange:)
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { fatalError() }
  @objc(invalidationContextForBoundsChange:)
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { fatalError() }
  @objc(shouldInvalidateLayoutForPreferredLayoutAttributes:withOriginalAttributes:)
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { fatalError() }
  @objc(invalidationContextForPreferredLayoutAttributes:withOriginalAttributes:)
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { fatalError() }
  @objc(targetContentOffsetForProposedContentOffset:withScrollingVelocity:)
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { fatalError() }
  @objc(targetContentOffsetForProposedContentOffset:)
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { fatalError() }
  @objc open var collectionViewContentSize: CGSize { fatalError() }
  @objc open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { fatalError() }
  @objc open var flipsHorizontallyInOppositeLayoutDirection: Bool { fatalError() }

  @objc(prepareForCollectionViewUpdates:)
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    fatalError()
  }
  @objc open func finalizeCollectionViewUpdates() { fatalError() }
  @objc(prepareForAnimatedBoundsChange:)
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) { fatalError() }
  @objc open func finalizeAnimatedBoundsChange() { fatalError() }
  @objc(prepareForTransitionToLayout:)
  open func prepareForTransition(to newLayout: UICollectionViewLayout) { fatalError() }
  @objc(prepareForTransitionFromLayout:)
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) { fatalError() }
  @objc open func finalizeLayoutTransition() { fatalError() }

  @objc(initialLayoutAttributesForAppearingItemAtIndexPath:)
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { fatalError() }
  @objc(finalLayoutAttributesForDisappearingItemAtIndexPath:)
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { fatalError() }
  @objc(initialLayoutAttributesForAppearingSupplementaryElementOfKind:atIndexPath:)
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { fatalError() }
  @objc(finalLayoutAttributesForDisappearingSupplementaryElementOfKind:atIndexPath:)
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { fatalError() }
  @objc(initialLayoutAttributesForAppearingDecorationElementOfKind:atIndexPath:)
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { fatalError() }
  @objc(finalLayoutAttributesForDisappearingDecorationElementOfKind:atIndexPath:)
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { fatalError() }
  @objc(indexPathsToDeleteForSupplementaryViewOfKind:)
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    fatalError()
  }
  @objc(indexPathsToDeleteForDecorationViewOfKind:)
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] {
    fatalError()
  }
  @objc(indexPathsToInsertForSupplementaryViewOfKind:)
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    fatalError()
  }
  @objc(indexPathsToInsertForDecorationViewOfKind:)
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] {
    fatalError()
  }

  @objc(targetIndexPathForInteractivelyMovingItem:withPosition:)
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { fatalError() }
  @objc(layoutAttributesForInteractivelyMovingItemAtIndexPath:withTargetPosition:)
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes { fatalError() }
  @objc(
    invalidationContextForInteractivelyMovingItems:
    withTargetPosition:
    previousIndexPaths:
    previousPosition:
  )
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext { fatalError() }
  @objc(
    invalidationContextForEndingInteractiveMovementOfItemsToFinalIndexPaths:
    previousIndexPaths:
    movementCancelled:
  )
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext { fatalError() }
}

// The initialisers of attributes are class methods of Objective-C.
@MainActor @objc open class UICollectionViewLayoutAttributes: NSObject, @MainActor NSCopying {
  @objc open var frame: CGRect
  @objc open var center: CGPoint
  @objc open var size: CGSize
  @objc open var transform: CGAffineTransform
  @objc open var alpha: CGFloat
  @objc open var zIndex: Int
  @objc open var isHidden: Bool
  @objc open var indexPath: IndexPath
  @objc open var representedElementCategory: UICollectionView.ElementCategory { fatalError() }
  @objc open var representedElementKind: String? { fatalError() }
  @objc public override nonisolated init() { fatalError() }
  // Selector: layoutAttributesForCellWithIndexPath:
  public convenience init(forCellWith indexPath: IndexPath) { fatalError() }
  // Selector: layoutAttributesForSupplementaryViewOfKind:withIndexPath:
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) { fatalError() }
  // Selector: layoutAttributesForDecorationViewOfKind:withIndexPath:
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) { fatalError() }
  @objc(copyWithZone:) open nonisolated func copy(with zone: NSZone? = nil) -> Any { fatalError() }
}

@MainActor @objc open class UICollectionViewUpdateItem: NSObject {
  // Source: src/UIKit/UIEnums.cs, enum UICollectionUpdateAction
  @objc public enum Action: Int, Sendable { case insert, delete, reload, move, none }

  @objc open var indexPathBeforeUpdate: IndexPath? { fatalError() }
  @objc open var indexPathAfterUpdate: IndexPath? { fatalError() }
  @objc open var updateAction: Action { fatalError() }
}

@MainActor @objc open class UICollectionViewLayoutInvalidationContext: NSObject {
  @objc public override nonisolated init() { fatalError() }
  @objc open var invalidateEverything: Bool { fatalError() }
  @objc open var invalidateDataSourceCounts: Bool { fatalError() }
  @objc open var invalidatedItemIndexPaths: [IndexPath]? { fatalError() }
  @objc open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? { fatalError() }
  @objc open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? { fatalError() }
  @objc open var contentOffsetAdjustment: CGPoint
  @objc open var contentSizeAdjustment: CGSize
  @objc open var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? { fatalError() }
  @objc open var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? { fatalError() }
  @objc open var interactiveMovementTarget: CGPoint { fatalError() }
  @objc(invalidateItemsAtIndexPaths:)
  open func invalidateItems(at indexPaths: [IndexPath]) { fatalError() }
  @objc(invalidateSupplementaryElementsOfKind:atIndexPaths:)
  open func invalidateSupplementaryElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) { fatalError() }
  @objc(invalidateDecorationElementsOfKind:atIndexPaths:)
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    fatalError()
  }
}
