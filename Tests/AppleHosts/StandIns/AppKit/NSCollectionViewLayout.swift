// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor
open class NSCollectionViewLayout: NSObject, @MainActor NSCoding {
  open internal(set) weak var collectionView: NSCollectionView?
  /// The attributes that the collection view received from this layout.
  var bookkeeping = LayoutBookkeeping()

  public override nonisolated init() {}
  public required init?(coder: NSCoder) { super.init() }
  open func encode(with coder: NSCoder) {}

  open func invalidateLayout() {
    let context = makeContext()
    context.invalidateEverything = true
    invalidateLayout(with: context)
  }

  open func invalidateLayout(with context: NSCollectionViewLayoutInvalidationContext) {
    bookkeeping.baseWasReached = true
    collectionView?.layoutWasInvalidated(self, by: context)
  }

  open func register(
    _ viewClass: AnyClass?,
    forDecorationViewOfKind elementKind: NSCollectionView.DecorationElementKind
  ) {
    bookkeeping.decorations[elementKind] = viewClass
  }

  open func register(
    _ nib: NSNib?, forDecorationViewOfKind elementKind: NSCollectionView.DecorationElementKind
  ) {
    bookkeeping.decorations[elementKind] = nib == nil ? nil : NSView.self
  }

  func makeContext() -> NSCollectionViewLayoutInvalidationContext {
    guard
      let type = type(of: self).invalidationContextClass
        as? NSCollectionViewLayoutInvalidationContext.Type
    else { fatalError("invalidationContextClass is of another class") }
    return type.init()
  }

  // MARK: Subclassing hooks

  open class var layoutAttributesClass: AnyClass { NSCollectionViewLayoutAttributes.self }
  open class var invalidationContextClass: AnyClass {
    NSCollectionViewLayoutInvalidationContext.self
  }
  open func prepare() { bookkeeping.baseWasReached = true }
  open func layoutAttributesForElements(in rect: NSRect) -> [NSCollectionViewLayoutAttributes] {
    []
  }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> NSCollectionViewLayoutAttributes? {
    nil
  }
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: NSCollectionView.SupplementaryElementKind, at indexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? { nil }
  open func layoutAttributesForDecorationView(
    ofKind elementKind: NSCollectionView.DecorationElementKind, at indexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? { nil }
  open func layoutAttributesForDropTarget(
    at pointInCollectionView: NSPoint
  ) -> NSCollectionViewLayoutAttributes? { nil }
  open func layoutAttributesForInterItemGap(
    before indexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? { nil }
  open func shouldInvalidateLayout(forBoundsChange newBounds: NSRect) -> Bool { false }
  open func invalidationContext(
    forBoundsChange newBounds: NSRect
  ) -> NSCollectionViewLayoutInvalidationContext { makeContext() }
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: NSCollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: NSCollectionViewLayoutAttributes
  ) -> Bool { false }
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: NSCollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: NSCollectionViewLayoutAttributes
  ) -> NSCollectionViewLayoutInvalidationContext { makeContext() }
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: NSPoint, withScrollingVelocity velocity: NSPoint
  ) -> NSPoint { proposedContentOffset }
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: NSPoint
  ) -> NSPoint { proposedContentOffset }
  open var collectionViewContentSize: NSSize { .zero }

  // MARK: Updates

  open func prepare(forCollectionViewUpdates updateItems: [NSCollectionViewUpdateItem]) {
    bookkeeping.baseWasReached = true
  }
  open func finalizeCollectionViewUpdates() { bookkeeping.baseWasReached = true }
  open func prepare(forAnimatedBoundsChange oldBounds: NSRect) {
    bookkeeping.baseWasReached = true
  }
  open func finalizeAnimatedBoundsChange() { bookkeeping.baseWasReached = true }
  open func prepareForTransition(to newLayout: NSCollectionViewLayout) {
    bookkeeping.baseWasReached = true
  }
  open func prepareForTransition(from oldLayout: NSCollectionViewLayout) {
    bookkeeping.baseWasReached = true
  }
  open func finalizeLayoutTransition() { bookkeeping.baseWasReached = true }

  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? { nil }
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? { nil }
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: NSCollectionView.SupplementaryElementKind, at elementIndexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? { nil }
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: NSCollectionView.SupplementaryElementKind, at elementIndexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? { nil }
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: NSCollectionView.DecorationElementKind, at decorationIndexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? { nil }
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: NSCollectionView.DecorationElementKind, at decorationIndexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? { nil }
  open func indexPathsToDeleteForSupplementaryView(
    ofKind elementKind: NSCollectionView.SupplementaryElementKind
  ) -> Set<IndexPath> { [] }
  open func indexPathsToDeleteForDecorationView(
    ofKind elementKind: NSCollectionView.DecorationElementKind
  ) -> Set<IndexPath> { [] }
  open func indexPathsToInsertForSupplementaryView(
    ofKind elementKind: NSCollectionView.SupplementaryElementKind
  ) -> Set<IndexPath> { [] }
  open func indexPathsToInsertForDecorationView(
    ofKind elementKind: NSCollectionView.DecorationElementKind
  ) -> Set<IndexPath> { [] }
}
