#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  import LayoutCore
  import LayoutRuntime

  /// A collection view layout for any strategy.
  ///
  /// ```swift
  /// collectionView.collectionViewLayout = CollectionLayout(WaterfallLayout(columns: 3))
  /// ```
  ///
  /// Sizes and other answers come from closures (``sizeForItem``, ``answer(_:_:)``), from
  /// ``layoutDelegate``, from ``answers``, or from the collection view's delegate if it is a
  /// ``CollectionLayoutDelegate`` or a `LayoutDelegate`. Counts come from the data source. Section
  /// headers and footers have the framework's own kinds; other supplementary views have the names
  /// of the strategy's kinds. In AppKit, the collection view must be the document view of a scroll
  /// view.
  ///
  /// Scrolling does not prepare the layout again, because pinned elements are
  /// invalidated one by one. The cost of a batch update depends on the elements that it changes.
  ///
  /// Use ``CollectionLayout`` for access to the parameters of the strategy. Create a subclass if a
  /// storyboard must name the layout.
  open class CollectionStrategyLayout: PlatformCollectionViewLayout {
    let hosted: HostedLayout
    /// The kinds of decoration views with a registered class or nib; other kinds are omitted.
    var decorations: Set<ElementKind> = []
    /// The objects that the collection view has received since everything was invalid, by element.
    var objects: [LayoutElement: CollectionLayoutAttributes] = [:]
    /// The rectangle of the last query.
    var queriedRect = LayoutRect.zero
    /// The scroll views of sections that scroll by themselves.
    var sectionScrolls = SectionScrolls()
    /// The appearance of visible items, as the delegate adjusted it.
    var looks = VisibleItemLooks()
    /// The prepared change of the bounds, used if the collection view animates it.
    var resizing: Resizing?
    var sizingLoops = SizingLoops()
    /// The role of the app's delegate; `nil` until it is asked for, and after everything was
    /// invalid.
    var knownRole: DelegateRole?
    /// The previous layout, from which this one continues.
    var predecessor: CollectionStrategyLayout?
    /// A Boolean value that indicates whether the collection view shows a transition from that
    /// layout.
    var isTransition = false
    /// The offset to which the collection view scrolls with an animation.
    var travelTarget: CGPoint?
    /// The distance from that offset in the last layout pass, in points.
    var travelDistance = Double.infinity
    var wasInvalidated = false
    /// A Boolean value that indicates whether there was content to show.
    var hasShownContent = false
    var batch = AnimatedBatch()
    var closures = AnswerClosures()
    var lifted: LiftedCell?
    /// The collection view of the last preparation; `nil` after a change to another layout.
    weak var home: PlatformCollectionView?

    /// The delegate that answers sizes and other questions of the strategy.
    ///
    /// If it is `nil`, the layout uses ``answers``, and then the collection view's delegate.
    public weak var layoutDelegate: (any LayoutDelegate & AnyObject)? {
      didSet { if oldValue !== layoutDelegate { invalidateLayout() } }
    }
    /// A value that answers sizes and other questions if there is no ``layoutDelegate``.
    ///
    /// Use it with a delegate that is a value, such as one made of closures.
    public var answers: (any LayoutDelegate)? { didSet { invalidateLayout() } }
    /// The appearance of inserted and removed elements, if the delegate does not specify one.
    public var appearance = LayoutAppearance.fade { didSet { hosted.appearance = appearance } }
    /// The alignment of elements at which a scroll ends.
    public var snapping = ScrollSnapping.none
    #if canImport(UIKit)
      /// The insets that the content respects across the scroll axis.
      public var insetReference = InsetReference.safeArea { didSet { invalidateLayout() } }
    #endif
    /// The extents that cells, headers and footers can change by their preferred sizes.
    public var selfSizing = SelfSizing.automatic {
      didSet {
        guard oldValue != selfSizing else { return }
        objects = [:]
        invalidateLayout(by: .none)
      }
    }
    /// A Boolean value that indicates whether the layout is mirrored in right-to-left environments.
    public var followsReadingDirection = true { didSet { invalidateLayout() } }
    /// The colours and corners of the layout's own decoration views.
    public var decorationLook = DecorationLook() { didSet { invalidateLayout() } }

    /// Creates a collection view layout with a type-erased strategy.
    public init(erased strategy: AnyLayoutStrategy) {
      hosted = HostedLayout(strategy)
      super.init()
      registerDecorations()
    }

    /// Creates a layout from a storyboard, with the ``initialStrategy`` of its class.
    public required init?(coder: NSCoder) {
      hosted = HostedLayout(Self.initialStrategy)
      super.init(coder: coder)
      registerDecorations()
    }

    /// The strategy of layouts that are created from a storyboard.
    ///
    /// The default strategy has no elements. Subclasses return their own.
    open class var initialStrategy: AnyLayoutStrategy { AnyLayoutStrategy(NoLayout()) }

    // MARK: Classes

    /// The class of the attributes, which include the position of a cell in its group.
    open override class var layoutAttributesClass: AnyClass { CollectionLayoutAttributes.self }

    /// The class of invalidation contexts, which indicate that the layout is already up to date.
    open override class var invalidationContextClass: AnyClass {
      CollectionInvalidationContext.self
    }

    /// Registers a class for decoration views; `nil` omits views of the kind.
    open override func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String)
    {
      hasViews(viewClass != nil, ofKind: elementKind)
      super.register(viewClass, forDecorationViewOfKind: elementKind)
    }

    /// Registers a nib for decoration views; `nil` omits views of the kind.
    @available(visionOS, deprecated: 1.0, message: "Nibs are deprecated on visionOS.")
    open override func register(_ nib: PlatformNib?, forDecorationViewOfKind elementKind: String) {
      hasViews(nib != nil, ofKind: elementKind)
      super.register(nib, forDecorationViewOfKind: elementKind)
    }

    // MARK: Preparing

    /// Updates the layout with as little work as possible.
    open override func prepare() {
      super.prepare()
      guard let view = collectionView else { return }
      let keeper = view as? any PlaceKeepingView
      if let old = keeper?.shownLayout { succeed(old, animated: false) }
      keeper?.shownLayout = self
      takeOver()
      if !wasInvalidated, !hosted.isWaiting || home !== view {
        // The layout was not invalidated explicitly. A layout that is new to its collection view
        // has missed changes of its counts too.
        hosted.invalidate(everything: true, counts: home !== view, isPrecise: false)
        forgetAnswers()
      }
      home = view
      wasInvalidated = false
      if keeper != nil, hosted.engine == nil, hosted.nextGoal == nil, anchor == .end {
        hosted.nextGoal = .end
      }
      let delegate = delegate(of: view)
      let offset = place(of: view)
      hosted.prepare(for: delegate, offset: offset, follows: keeper != nil) { axis in
        environment(of: view, size: view.visibleBounds.size, axis: axis)
      }
      if hosted.leftBehind != nil { hosted.leftBehind = place(of: view) }
      if hosted.engine == nil, hosted.isWaiting { beginUnlessItemsFollow() }
      synchronizeSectionScrolls()
    }

    /// The size of the content in points, without the collection view's own insets.
    open override var collectionViewContentSize: CGSize { reported(CGSize(hosted.contentSize)) }

    /// Records which parts of the layout are out of date.
    open override func invalidateLayout(with context: PlatformInvalidationContext) {
      wasInvalidated = true
      if context.invalidateDataSourceCounts { sectionScrolls.finishAnimations() }
      let isPrecise = (context as? CollectionInvalidationContext)?.isPrecise == true
      if !isPrecise { forgetAnswers() }
      let items = isPrecise ? [] : (context.invalidatedItemIndexPaths ?? []).sorted()
      if context.invalidateEverything || context.invalidateDataSourceCounts || !items.isEmpty {
        sizingLoops.reset()
      }
      hosted.invalidate(
        everything: context.invalidateEverything, counts: context.invalidateDataSourceCounts,
        isPrecise: isPrecise, items: items.map { ElementIndex($0) })
      super.invalidateLayout(with: context)
    }

    // MARK: Questions

    /// Returns the attributes of all elements that intersect a rectangle, in the order of the
    /// layout.
    ///
    /// An element that was in an earlier answer has the same object, unless it changed.
    ///
    /// - Parameter rect: A rectangle in the coordinates of the content.
    /// - Returns: The attributes, or none while the layout waits for update items.
    /// - Complexity: The same as for a query of the strategy's elements in a rectangle.
    open override func layoutAttributesForElements(
      in rect: CGRect
    ) -> PlatformAttributesList {
      // The collection view would use the result as the unknown state after the update.
      if hosted.isWaiting { return noAttributes }
      synchronize()
      if let attributes = reorderedAttributes(in: LayoutRect(rect)) { return attributes }
      return query(LayoutRect(rect))
    }

    /// Returns the attributes of the cell of an item; `nil` if there is no such item.
    open override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> PlatformLayoutAttributes? {
      attributes(.cell, .cell, indexPath)
    }

    /// Returns the attributes of a supplementary view, such as a header; `nil` if there is none.
    open override func layoutAttributesForSupplementaryView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> PlatformLayoutAttributes? {
      attributes(.supplementary, ElementKind(collectionViewKind: elementKind), indexPath)
    }

    /// Returns the attributes of a decoration view, such as a background; `nil` if there is none.
    open override func layoutAttributesForDecorationView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> PlatformLayoutAttributes? {
      attributes(.decoration, ElementKind(collectionViewKind: elementKind), indexPath)
    }

    // MARK: Bounds

    /// Returns whether new bounds change the environment, or elements move with the viewport.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      guard let view = collectionView, hosted.environment != nil else { return true }
      forgetResizing(at: newBounds, of: view)
      return hosted.hasFollowers || delegateRole.adjusts || container(of: view, newBounds) != nil
    }

    /// Returns a context that names the elements that move, or that resizes the layout.
    open override func invalidationContext(
      forBoundsChange newBounds: CGRect
    ) -> PlatformInvalidationContext {
      let context = super.invalidationContext(forBoundsChange: newBounds)
      guard let view = collectionView, let context = context as? CollectionInvalidationContext
      else { return context }
      change(view, to: newBounds, by: context)
      return context
    }

    /// Begins the animated change of the bounds.
    open override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
      super.prepare(forAnimatedBoundsChange: oldBounds)
      // Ignore a change that was prepared for an earlier resize without animation.
      if resizing?.size == oldBounds.size, collectionView?.bounds.size != oldBounds.size {
        hosted.begin(resizing?.change)
      }
    }

    /// Ends the animated change of the bounds.
    ///
    /// UIKit can begin and end one change several times. A collection view also calls this method
    /// when it inserts or deletes items, whose change ends in ``finalizeCollectionViewUpdates()``.
    open override func finalizeAnimatedBoundsChange() {
      if hosted.change?.isOfBounds == true { finishResizing() }
      super.finalizeAnimatedBoundsChange()
    }

    // MARK: Self-sizing

    /// Returns whether a view prefers another size than its own, after rounding to pixels.
    ///
    /// A view that prefers five sizes in turn keeps the largest, until widths or the content
    /// change.
    open override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferredAttributes: PlatformLayoutAttributes,
      withOriginalAttributes originalAttributes: PlatformLayoutAttributes
    ) -> Bool {
      guard let size = preferredSize(preferredAttributes, originalAttributes),
        !sizingLoops.refuses(size.element)
      else { return false }
      return hosted.changesLayout(size)
    }

    /// Applies the preferred size of a view, and keeps the anchored content in place.
    open override func invalidationContext(
      forPreferredLayoutAttributes preferredAttributes: PlatformLayoutAttributes,
      withOriginalAttributes originalAttributes: PlatformLayoutAttributes
    ) -> PlatformInvalidationContext {
      let context = super.invalidationContext(
        forPreferredLayoutAttributes: preferredAttributes,
        withOriginalAttributes: originalAttributes)
      guard let view = collectionView, let own = context as? CollectionInvalidationContext,
        let size = preferredSize(preferredAttributes, originalAttributes)
      else { return context }
      own.take(setPreferred(admitted(size), in: view))
      return own
    }

    // MARK: Updates

    /// Applies the update items of the collection view as one transaction.
    open override func prepare(forCollectionViewUpdates updateItems: [PlatformUpdateItem]) {
      if let view = collectionView { apply(updateItems.compactMap { LayoutChange($0) }, in: view) }
      super.prepare(forCollectionViewUpdates: updateItems)
    }

    /// Ends the animated change of the data.
    open override func finalizeCollectionViewUpdates() {
      finishChange()
      remeasureRefusedCells()
      batch.end()
      super.finalizeCollectionViewUpdates()
      if hosted.hasFailed { invalidateLayout() }
    }

    /// Returns the content offset that keeps the anchored content in place.
    open override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
      guard let view = collectionView, let target = hosted.targetOffset() else {
        return super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
      }
      // The offset must be reported only once.
      resizing?.context.contentOffsetAdjustment = .zero
      return offset(of: target, in: view)
    }

    /// Returns the content offset at which a scroll ends, as ``snapping`` specifies.
    open override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint,
      withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
      guard snapping != .none, let view = collectionView, let engine = hosted.current else {
        return super.targetContentOffset(
          forProposedContentOffset: proposedContentOffset, withScrollingVelocity: velocity)
      }
      let target = engine.targetContentOffset(
        for: place(of: proposedContentOffset, in: view).moved(by: hosted.shift, -1),
        velocity: LayoutPoint(velocity), snapping: snapping)
      return offset(of: target.moved(by: hosted.shift), in: view)
    }

    // MARK: Insertions and removals

    /// Returns the attributes of an appearing cell at the beginning of the animation.
    open override func initialLayoutAttributesForAppearingItem(
      at itemIndexPath: IndexPath
    ) -> PlatformLayoutAttributes? {
      initial(.cell, .cell, itemIndexPath)
        ?? super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    }

    /// Returns the attributes of a disappearing cell at the end of the animation.
    open override func finalLayoutAttributesForDisappearingItem(
      at itemIndexPath: IndexPath
    ) -> PlatformLayoutAttributes? {
      final(.cell, .cell, itemIndexPath)
        ?? super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    }

    /// Returns the attributes of an appearing supplementary view at the beginning of the animation.
    open override func initialLayoutAttributesForAppearingSupplementaryElement(
      ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> PlatformLayoutAttributes? {
      initial(.supplementary, ElementKind(collectionViewKind: elementKind), elementIndexPath)
        ?? super.initialLayoutAttributesForAppearingSupplementaryElement(
          ofKind: elementKind, at: elementIndexPath)
    }

    /// Returns the attributes of a disappearing supplementary view at the end of the animation.
    open override func finalLayoutAttributesForDisappearingSupplementaryElement(
      ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> PlatformLayoutAttributes? {
      final(.supplementary, ElementKind(collectionViewKind: elementKind), elementIndexPath)
        ?? super.finalLayoutAttributesForDisappearingSupplementaryElement(
          ofKind: elementKind, at: elementIndexPath)
    }

    /// Returns the attributes of an appearing decoration view at the beginning of the animation.
    open override func initialLayoutAttributesForAppearingDecorationElement(
      ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> PlatformLayoutAttributes? {
      initial(.decoration, ElementKind(collectionViewKind: elementKind), decorationIndexPath)
        ?? super.initialLayoutAttributesForAppearingDecorationElement(
          ofKind: elementKind, at: decorationIndexPath)
    }

    /// Returns the attributes of a disappearing decoration view at the end of the animation.
    open override func finalLayoutAttributesForDisappearingDecorationElement(
      ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> PlatformLayoutAttributes? {
      final(.decoration, ElementKind(collectionViewKind: elementKind), decorationIndexPath)
        ?? super.finalLayoutAttributesForDisappearingDecorationElement(
          ofKind: elementKind, at: decorationIndexPath)
    }

    /// Returns the index paths of the supplementary views that a change of data inserts.
    open override func indexPathsToInsertForSupplementaryView(
      ofKind elementKind: String
    ) -> PlatformIndexPaths {
      paths { $0.entering(.supplementary, ElementKind(collectionViewKind: elementKind)) }
    }

    /// Returns the index paths of the supplementary views that a change of data removes.
    open override func indexPathsToDeleteForSupplementaryView(
      ofKind elementKind: String
    ) -> PlatformIndexPaths {
      paths { $0.leaving(.supplementary, ElementKind(collectionViewKind: elementKind)) }
    }

    /// Returns the index paths of the decoration views that a change of data inserts.
    open override func indexPathsToInsertForDecorationView(
      ofKind elementKind: String
    ) -> PlatformIndexPaths {
      paths { $0.entering(.decoration, ElementKind(collectionViewKind: elementKind)) }
    }

    /// Returns the index paths of the decoration views that a change of data removes.
    open override func indexPathsToDeleteForDecorationView(
      ofKind elementKind: String
    ) -> PlatformIndexPaths {
      removedDecorations(ElementKind(collectionViewKind: elementKind))
    }

    // MARK: From layout to layout

    /// Continues from the old layout, if it is driven by a strategy too.
    open override func prepareForTransition(from oldLayout: PlatformCollectionViewLayout) {
      super.prepareForTransition(from: oldLayout)
      succeed(oldLayout, animated: true)
      takeOver()
    }

    /// Records that another layout replaces this one.
    open override func prepareForTransition(to newLayout: PlatformCollectionViewLayout) {
      super.prepareForTransition(to: newLayout)
      home = nil
    }

    /// Ends the transition between layouts.
    open override func finalizeLayoutTransition() {
      finishChange()
      super.finalizeLayoutTransition()
    }

    #if canImport(UIKit)
      // MARK: Dragging

      /// Returns the index path at which a dragged item would be dropped.
      ///
      /// The item stays where it is if it would not lie under the position after the move, so that
      /// items of different sizes do not flicker.
      open override func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
      ) -> IndexPath {
        guard hosted.current != nil, previousIndexPath.count == 2, let view = collectionView else {
          return previousIndexPath
        }
        synchronize()
        let delegate = delegate(of: view, isPreviewing: true)
        let (index, point) = (ElementIndex(previousIndexPath), LayoutPoint(position))
        return IndexPath(hosted.target(of: index, at: point, for: delegate))
      }

      /// Shows the layout as if the dragged item were dropped at the target position.
      open override func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath],
        withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
        previousPosition: CGPoint
      ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
          forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
          previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
        previewMove(from: previousIndexPaths, to: targetIndexPaths)
        (context as? CollectionInvalidationContext)?.isPrecise = true
        return context
      }

      /// Keeps the previewed layout, or restores the one from before the drag if it is cancelled.
      open override func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
        movementCancelled: Bool
      ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContextForEndingInteractiveMovementOfItems(
          toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths,
          movementCancelled: movementCancelled)
        hosted.endMove(isCancelled: movementCancelled)
        (context as? CollectionInvalidationContext)?.isPrecise = true
        return context
      }
    #else
      // MARK: Dropping

      /// Returns the attributes of the drop target at a point: an item, or a gap before or after an
      /// item.
      open override func layoutAttributesForDropTarget(
        at pointInCollectionView: NSPoint
      ) -> NSCollectionViewLayoutAttributes? {
        synchronize()
        return dropTarget(at: LayoutPoint(pointInCollectionView))
      }

      /// Returns the attributes of the gap before an item, or after the last item of its section.
      open override func layoutAttributesForInterItemGap(
        before indexPath: IndexPath
      ) -> NSCollectionViewLayoutAttributes? {
        guard indexPath.count == 2 else { return nil }
        synchronize()
        return gap(before: ElementIndex(indexPath))
      }
    #endif
  }
#endif
