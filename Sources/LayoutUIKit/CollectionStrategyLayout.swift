#if canImport(UIKit) && !os(watchOS)
  import LayoutCore
  import LayoutHosting
  import UIKit

  /// A collection view layout that any strategy drives.
  ///
  /// ```swift
  /// collectionView.collectionViewLayout = CollectionLayout(WaterfallLayout(columns: 3))
  /// ```
  ///
  /// Sizes and finer answers come from ``layoutDelegate``, or from the collection view's own delegate
  /// where that is a `LayoutDelegate`; counts come from the data source. Kinds of supplementary views are
  /// UIKit's own for section headers and footers, and the names of the strategy's kinds for all else.
  ///
  /// Scrolling prepares nothing: pinned and frozen elements are named one by one. A batch update costs
  /// what it touches. Use ``CollectionLayout`` for access to the strategy by its type; subclass this for
  /// a class that storyboards can name.
  open class CollectionStrategyLayout: UICollectionViewLayout {
    var hosted: HostedLayout
    /// Kinds of decoration views that there are classes for; others are left out.
    var decorations: Set<String> = []
    /// What elements do in a change of bounds, for the case that it is animated.
    var resizing: Resizing?
    /// The layout that this one takes over from.
    var predecessor: CollectionStrategyLayout?
    var wasInvalidated = false
    /// The collection view that the layout was prepared for last; nil where it has left since.
    weak var home: UICollectionView?

    /// Answers sizes and finer questions; nil to ask the collection view's delegate.
    public weak var layoutDelegate: (any LayoutDelegate & AnyObject)? {
      didSet { if oldValue !== layoutDelegate { invalidateLayout() } }
    }
    /// Answers sizes and finer questions where no delegate does: a value, such as one of closures.
    public var answers: (any LayoutDelegate)? { didSet { invalidateLayout() } }
    /// What stays where it is while content changes.
    public var anchor = LayoutAnchor.start { didSet { hosted.anchor = anchor } }
    /// How elements come and go, unless the delegate tells.
    public var appearance = LayoutAppearance.fade { didSet { hosted.appearance = appearance } }
    /// What a scroll snaps to when it ends.
    public var snapping = ScrollSnapping.none
    /// What content keeps out of, across the axis that scrolls.
    public var insetReference = InsetReference.safeArea { didSet { invalidateLayout() } }
    /// What cells can change when they tell which size they prefer.
    public var selfSizing = SelfSizing.automatic {
      didSet { if oldValue != selfSizing { invalidateLayout(by: .none) } }
    }
    /// Whether the layout is mirrored where the user reads from right to left.
    public var followsReadingDirection = true { didSet { invalidateLayout() } }
    /// How the decoration views look that come with the layout.
    public var decorationLook = DecorationLook() { didSet { invalidateLayout() } }

    /// A layout of a strategy whose type is forgotten.
    public init(erased strategy: AnyLayout) {
      hosted = HostedLayout(strategy)
      super.init()
      registerDecorations()
    }

    /// A layout of a strategy.
    public convenience init(_ strategy: some LayoutStrategy) {
      self.init(erased: strategy as? AnyLayout ?? AnyLayout(strategy))
    }

    /// A layout from a storyboard, of the class's ``initialStrategy``.
    public required init?(coder: NSCoder) {
      hosted = HostedLayout(Self.initialStrategy)
      super.init(coder: coder)
      registerDecorations()
    }

    /// The strategy of layouts that come from a storyboard; no elements, unless a subclass says more.
    open class var initialStrategy: AnyLayout { AnyLayout(NoLayout()) }

    // MARK: Classes

    /// Attributes that tell where a cell stands in its group.
    open override class var layoutAttributesClass: AnyClass { CollectionLayoutAttributes.self }

    /// Contexts that tell what is up to date already.
    open override class var invalidationContextClass: AnyClass {
      CollectionInvalidationContext.self
    }

    /// Takes note that there are views of a kind; nil leaves the kind out.
    open override func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String)
    {
      hasViews(viewClass != nil, ofKind: elementKind)
      super.register(viewClass, forDecorationViewOfKind: elementKind)
    }

    /// Takes note that there are views of a kind; nil leaves the kind out.
    open override func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
      hasViews(nib != nil, ofKind: elementKind)
      super.register(nib, forDecorationViewOfKind: elementKind)
    }

    // MARK: Reading direction

    /// Layouts compute from left to right; the collection view mirrors them.
    open override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    /// As ``followsReadingDirection`` says.
    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { followsReadingDirection }

    // MARK: Preparing

    /// Brings the layout up to date, doing no more than is needed.
    open override func prepare() {
      super.prepare()
      guard let view = collectionView else { return }
      takeOver()
      if !wasInvalidated {
        // Nobody said what is out of date. Who comes anew knows nothing of what happened meanwhile.
        hosted.invalidate(everything: true, counts: home !== view, isPrecise: false)
      }
      home = view
      wasInvalidated = false
      let delegate = delegate(of: view)
      let offset = place(of: view.bounds, in: view)
      mutate { hosted in
        hosted.prepare(for: delegate, offset: offset) { axis in
          environment(of: view, size: view.bounds.size, axis: axis)
        }
      }
    }

    /// The size of the content, without the collection view's own insets.
    open override var collectionViewContentSize: CGSize { CGSize(hosted.contentSize) }

    /// Takes note of what is out of date.
    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      wasInvalidated = true
      let isPrecise = (context as? CollectionInvalidationContext)?.isPrecise == true
      let items = isPrecise ? [] : context.invalidatedItemIndexPaths ?? []
      hosted.invalidate(
        everything: context.invalidateEverything, counts: context.invalidateDataSourceCounts,
        isPrecise: isPrecise, items: items.map { ElementIndex($0) })
      super.invalidateLayout(with: context)
    }

    // MARK: Questions

    /// The attributes of all elements in a rectangle, in order.
    open override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      // The collection view takes what it is told now for the state after the update, of which nothing is
      // known yet.
      if hosted.isWaiting { return nil }
      synchronize()
      var answer: [UICollectionViewLayoutAttributes] = []
      for attributes in hosted.elements(in: LayoutRect(rect)) where isShown(attributes.element) {
        answer.append(object(attributes))
      }
      return answer
    }

    /// The attributes of an item's cell.
    open override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      attributes(.cell, .cell, indexPath)
    }

    /// The attributes of a header, a footer or another supplementary view.
    open override func layoutAttributesForSupplementaryView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      attributes(.supplementary, ElementKind(collectionViewKind: elementKind), indexPath)
    }

    /// The attributes of a background, a line or another decoration view.
    open override func layoutAttributesForDecorationView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      attributes(.decoration, ElementKind(collectionViewKind: elementKind), indexPath)
    }

    // MARK: Bounds

    /// Whether the container is another, or elements follow the viewport.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      guard let view = collectionView, let engine = hosted.current else { return true }
      return engine.prepared.movesWithViewport || container(of: view, newBounds) != nil
    }

    /// Names the elements that follow the viewport, or takes the new container.
    open override func invalidationContext(
      forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
      let context = super.invalidationContext(forBoundsChange: newBounds)
      guard let view = collectionView, let context = context as? CollectionInvalidationContext
      else { return context }
      context.isPrecise = true
      if let container = container(of: view, newBounds) {
        let delegate = delegate(of: view)
        let (old, new) = (place(of: view.bounds, in: view), place(of: newBounds, in: view))
        let isResized = view.bounds.size != newBounds.size
        let result = mutate {
          $0.resize(to: container, for: delegate, from: old, to: new, objecting: isResized)
        }
        context.take(result.adjustment)
        resizing = Resizing(size: view.bounds.size, change: result.change, context: context)
      } else {
        hosted.place(at: place(of: newBounds, in: view))
        context.name(hosted.takeFollowers())
      }
      return context
    }

    /// Begins what elements do while bounds change.
    open override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
      super.prepare(forAnimatedBoundsChange: oldBounds)
      // Not one of earlier, which was not animated.
      if resizing?.size == oldBounds.size, collectionView?.bounds.size != oldBounds.size {
        hosted.begin(resizing?.change)
      }
    }

    /// Ends what elements do while bounds change.
    open override func finalizeAnimatedBoundsChange() {
      finishChange()
      super.finalizeAnimatedBoundsChange()
    }

    // MARK: Self-sizing

    /// Whether a cell prefers a size that makes a difference once it is rounded to pixels.
    open override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
      preferredSize(preferredAttributes, originalAttributes).map { hosted.changesLayout($0) }
        ?? false
    }

    /// Takes the size that a cell prefers, and keeps what the user looks at where it is.
    open override func invalidationContext(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
      let context = super.invalidationContext(
        forPreferredLayoutAttributes: preferredAttributes,
        withOriginalAttributes: originalAttributes)
      guard let view = collectionView, let own = context as? CollectionInvalidationContext,
        let size = preferredSize(preferredAttributes, originalAttributes)
      else { return context }
      let delegate = delegate(of: view)
      let offset = place(of: view.bounds, in: view)
      own.take(mutate { $0.setPreferred(size, for: delegate, offset: offset) })
      return own
    }

    // MARK: Updates

    /// Learns what changed in the data.
    open override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      if let view = collectionView {
        let delegate = delegate(of: view)
        let offset = place(of: view.bounds, in: view)
        let updates = updateItems.compactMap { HostedUpdate($0) }
        mutate { $0.apply(updates, for: delegate, offset: offset) }
      }
      super.prepare(forCollectionViewUpdates: updateItems)
    }

    /// Ends what elements do while data changes.
    open override func finalizeCollectionViewUpdates() {
      finishChange()
      super.finalizeCollectionViewUpdates()
    }

    /// The offset that keeps what the user looks at where it is.
    open override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
      guard let view = collectionView, let target = hosted.targetOffset() else {
        return super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
      }
      // Told once is enough.
      resizing?.context.contentOffsetAdjustment = .zero
      return offset(of: target, in: view)
    }

    /// The offset that a scroll ends at, as ``snapping`` says.
    open override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint,
      withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
      guard snapping != .none, let view = collectionView, let engine = hosted.current else {
        return super.targetContentOffset(
          forProposedContentOffset: proposedContentOffset, withScrollingVelocity: velocity)
      }
      let proposed = CGRect(origin: proposedContentOffset, size: view.bounds.size)
      let target = engine.targetContentOffset(
        for: place(of: proposed, in: view), velocity: LayoutPoint(velocity), snapping: snapping)
      return offset(of: target, in: view)
    }

    // MARK: What comes and goes

    /// Where a cell comes from.
    open override func initialLayoutAttributesForAppearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      initial(.cell, .cell, itemIndexPath)
        ?? super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    }

    /// Where a cell goes.
    open override func finalLayoutAttributesForDisappearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      final(.cell, .cell, itemIndexPath)
        ?? super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    }

    /// Where a supplementary view comes from.
    open override func initialLayoutAttributesForAppearingSupplementaryElement(
      ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      initial(.supplementary, ElementKind(collectionViewKind: elementKind), elementIndexPath)
        ?? super.initialLayoutAttributesForAppearingSupplementaryElement(
          ofKind: elementKind, at: elementIndexPath)
    }

    /// Where a supplementary view goes.
    open override func finalLayoutAttributesForDisappearingSupplementaryElement(
      ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      final(.supplementary, ElementKind(collectionViewKind: elementKind), elementIndexPath)
        ?? super.finalLayoutAttributesForDisappearingSupplementaryElement(
          ofKind: elementKind, at: elementIndexPath)
    }

    /// Where a decoration view comes from.
    open override func initialLayoutAttributesForAppearingDecorationElement(
      ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      initial(.decoration, ElementKind(collectionViewKind: elementKind), decorationIndexPath)
        ?? super.initialLayoutAttributesForAppearingDecorationElement(
          ofKind: elementKind, at: decorationIndexPath)
    }

    /// Where a decoration view goes.
    open override func finalLayoutAttributesForDisappearingDecorationElement(
      ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      final(.decoration, ElementKind(collectionViewKind: elementKind), decorationIndexPath)
        ?? super.finalLayoutAttributesForDisappearingDecorationElement(
          ofKind: elementKind, at: decorationIndexPath)
    }

    /// The supplementary views that a change of data brings.
    open override func indexPathsToInsertForSupplementaryView(
      ofKind elementKind: String
    ) -> [IndexPath] {
      paths { $0.entering(.supplementary, ElementKind(collectionViewKind: elementKind)) }
    }

    /// The supplementary views that a change of data takes away.
    open override func indexPathsToDeleteForSupplementaryView(
      ofKind elementKind: String
    ) -> [IndexPath] {
      paths { $0.leaving(.supplementary, ElementKind(collectionViewKind: elementKind)) }
    }

    /// The decoration views that a change of data brings.
    open override func indexPathsToInsertForDecorationView(
      ofKind elementKind: String
    ) -> [IndexPath] {
      paths { $0.entering(.decoration, ElementKind(collectionViewKind: elementKind)) }
    }

    /// The decoration views that a change of data takes away.
    open override func indexPathsToDeleteForDecorationView(
      ofKind elementKind: String
    ) -> [IndexPath] {
      paths { $0.leaving(.decoration, ElementKind(collectionViewKind: elementKind)) }
    }

    // MARK: From layout to layout

    /// Goes on where another layout of a strategy is: elements move from there.
    open override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
      super.prepareForTransition(from: oldLayout)
      predecessor = oldLayout as? CollectionStrategyLayout
      takeOver()
    }

    /// Takes note that another layout takes over.
    open override func prepareForTransition(to newLayout: UICollectionViewLayout) {
      super.prepareForTransition(to: newLayout)
      home = nil
    }

    /// Ends a change of layouts.
    open override func finalizeLayoutTransition() {
      _ = hosted.finish()
      super.finalizeLayoutTransition()
    }

    // MARK: Dragging

    /// Where a dragged item would go.
    open override func targetIndexPath(
      forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath {
      guard hosted.current != nil, previousIndexPath.count == 2 else { return previousIndexPath }
      synchronize()
      return IndexPath(
        hosted.target(of: ElementIndex(previousIndexPath), at: LayoutPoint(position)))
    }

    /// Shows the layout as it would be if the dragged item were let go.
    open override func invalidationContext(
      forInteractivelyMovingItems targetIndexPaths: [IndexPath],
      withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
      previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
      let context = super.invalidationContext(
        forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
        previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
      if targetIndexPaths.count == 1, previousIndexPaths.count == 1, let view = collectionView {
        let delegate = delegate(of: view)
        let (from, to) = (ElementIndex(previousIndexPaths[0]), ElementIndex(targetIndexPaths[0]))
        mutate { $0.move(from, to: to, for: delegate) }
      }
      (context as? CollectionInvalidationContext)?.isPrecise = true
      return context
    }

    /// Keeps what the drag showed, or goes back to what was.
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
  }
#endif
