#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import LayoutCore
  import LayoutHosting
  import AppKit

  /// A collection view layout that any strategy drives.
  ///
  /// ```swift
  /// collectionView.collectionViewLayout = CollectionLayout(WaterfallLayout(columns: 3))
  /// ```
  ///
  /// The collection view is the document view of a scroll view. Sizes and finer answers come from
  /// ``layoutDelegate``, or from the collection view's own delegate where that is a `LayoutDelegate`; counts
  /// come from the data source. Kinds of supplementary views are AppKit's own for section headers and footers, and the names of the strategy's kinds for all else.
  ///
  /// Scrolling prepares nothing: pinned and frozen elements are named one by one. A batch update costs
  /// what it touches. Use ``CollectionLayout`` for access to the strategy by its type; subclass this for
  /// a class that storyboards can name.
  open class CollectionStrategyLayout: NSCollectionViewLayout {
    var hosted: HostedLayout
    /// Kinds of decoration views that there are classes for; others are left out.
    var decorations: Set<String> = []
    /// What elements do in a change of bounds, for the case that it is animated.
    var resizing: Resizing?
    /// The layout that this one takes over from.
    var predecessor: CollectionStrategyLayout?
    var wasInvalidated = false
    /// The collection view that the layout was prepared for last; nil where it has left since.
    weak var home: NSCollectionView?

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
    open override func register(
      _ viewClass: AnyClass?,
      forDecorationViewOfKind elementKind: NSCollectionView.DecorationElementKind
    ) {
      hasViews(viewClass != nil, ofKind: elementKind)
      super.register(viewClass, forDecorationViewOfKind: elementKind)
    }

    /// Takes note that there are views of a kind; nil leaves the kind out.
    open override func register(
      _ nib: NSNib?, forDecorationViewOfKind elementKind: NSCollectionView.DecorationElementKind
    ) {
      hasViews(nib != nil, ofKind: elementKind)
      super.register(nib, forDecorationViewOfKind: elementKind)
    }

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
      let offset = place(of: view)
      mutate { hosted in
        hosted.prepare(for: delegate, offset: offset) { axis in
          environment(of: view, size: visibleBounds(of: view).size, axis: axis)
        }
      }
    }

    /// The size of the content, without the collection view's own insets.
    open override var collectionViewContentSize: NSSize { NSSize(hosted.contentSize) }

    /// Takes note of what is out of date.
    open override func invalidateLayout(with context: NSCollectionViewLayoutInvalidationContext) {
      wasInvalidated = true
      let isPrecise = (context as? CollectionInvalidationContext)?.isPrecise == true
      let items = isPrecise ? [] : (context.invalidatedItemIndexPaths ?? []).sorted()
      hosted.invalidate(
        everything: context.invalidateEverything, counts: context.invalidateDataSourceCounts,
        isPrecise: isPrecise, items: items.map { ElementIndex($0) })
      super.invalidateLayout(with: context)
    }

    // MARK: Questions

    /// The attributes of all elements in a rectangle, in order.
    open override func layoutAttributesForElements(
      in rect: NSRect
    ) -> [NSCollectionViewLayoutAttributes] {
      // The collection view takes what it is told now for the state after the update, of which nothing is
      // known yet.
      if hosted.isWaiting { return [] }
      synchronize()
      var answer: [NSCollectionViewLayoutAttributes] = []
      for attributes in hosted.elements(in: LayoutRect(rect)) where isShown(attributes.element) {
        answer.append(object(attributes))
      }
      return answer
    }

    /// The attributes of an item's cell.
    open override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> NSCollectionViewLayoutAttributes? {
      attributes(.cell, .cell, indexPath)
    }

    /// The attributes of a header, a footer or another supplementary view.
    open override func layoutAttributesForSupplementaryView(
      ofKind elementKind: NSCollectionView.SupplementaryElementKind, at indexPath: IndexPath
    ) -> NSCollectionViewLayoutAttributes? {
      attributes(.supplementary, ElementKind(collectionViewKind: elementKind), indexPath)
    }

    /// The attributes of a background, a line or another decoration view.
    open override func layoutAttributesForDecorationView(
      ofKind elementKind: NSCollectionView.DecorationElementKind, at indexPath: IndexPath
    ) -> NSCollectionViewLayoutAttributes? {
      attributes(.decoration, ElementKind(collectionViewKind: elementKind), indexPath)
    }

    // MARK: Bounds

    /// Whether the container is another, or elements follow the viewport.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: NSRect) -> Bool {
      guard let view = collectionView, let engine = hosted.current else { return true }
      return engine.prepared.movesWithViewport || container(of: view, newBounds) != nil
    }

    /// Names the elements that follow the viewport, or takes the new container.
    open override func invalidationContext(
      forBoundsChange newBounds: NSRect
    ) -> NSCollectionViewLayoutInvalidationContext {
      let context = super.invalidationContext(forBoundsChange: newBounds)
      guard let view = collectionView, let context = context as? CollectionInvalidationContext
      else { return context }
      context.isPrecise = true
      if let container = container(of: view, newBounds) {
        let delegate = delegate(of: view)
        let visible = visibleBounds(of: view)
        let new = newBounds.size == view.frame.size ? visible.origin : newBounds.origin
        let isResized = visible.size != visibleSize(of: view, newBounds)
        let result = mutate {
          $0.resize(
            to: container, for: delegate, from: place(of: view), to: place(of: new, in: view),
            objecting: isResized)
        }
        context.take(result.adjustment)
        resizing = Resizing(size: view.bounds.size, change: result.change, context: context)
      } else {
        context.name(hosted.takeFollowers())
      }
      return context
    }

    /// Begins what elements do while bounds change.
    open override func prepare(forAnimatedBoundsChange oldBounds: NSRect) {
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
      forPreferredLayoutAttributes preferredAttributes: NSCollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: NSCollectionViewLayoutAttributes
    ) -> Bool {
      preferredSize(preferredAttributes, originalAttributes).map { hosted.changesLayout($0) }
        ?? false
    }

    /// Takes the size that a cell prefers, and keeps what the user looks at where it is.
    open override func invalidationContext(
      forPreferredLayoutAttributes preferredAttributes: NSCollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: NSCollectionViewLayoutAttributes
    ) -> NSCollectionViewLayoutInvalidationContext {
      let context = super.invalidationContext(
        forPreferredLayoutAttributes: preferredAttributes,
        withOriginalAttributes: originalAttributes)
      guard let view = collectionView, let own = context as? CollectionInvalidationContext,
        let size = preferredSize(preferredAttributes, originalAttributes)
      else { return context }
      let delegate = delegate(of: view)
      let offset = place(of: view)
      own.take(mutate { $0.setPreferred(size, for: delegate, offset: offset) })
      return own
    }

    // MARK: Updates

    /// Learns what changed in the data.
    open override func prepare(forCollectionViewUpdates updateItems: [NSCollectionViewUpdateItem]) {
      if let view = collectionView {
        let delegate = delegate(of: view)
        let offset = place(of: view)
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
      forProposedContentOffset proposedContentOffset: NSPoint
    ) -> NSPoint {
      guard let view = collectionView, let target = hosted.targetOffset() else {
        return super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
      }
      // Told once is enough.
      resizing?.context.contentOffsetAdjustment = .zero
      return offset(of: target, in: view)
    }

    /// The offset that a scroll ends at, as ``snapping`` says.
    open override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: NSPoint,
      withScrollingVelocity velocity: NSPoint
    ) -> NSPoint {
      guard snapping != .none, let view = collectionView, let engine = hosted.current else {
        return super.targetContentOffset(
          forProposedContentOffset: proposedContentOffset, withScrollingVelocity: velocity)
      }
      let target = engine.targetContentOffset(
        for: place(of: proposedContentOffset, in: view), velocity: LayoutPoint(velocity),
        snapping: snapping)
      return offset(of: target, in: view)
    }

    // MARK: What comes and goes

    /// Where a cell comes from.
    open override func initialLayoutAttributesForAppearingItem(
      at itemIndexPath: IndexPath
    ) -> NSCollectionViewLayoutAttributes? {
      initial(.cell, .cell, itemIndexPath)
        ?? super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    }

    /// Where a cell goes.
    open override func finalLayoutAttributesForDisappearingItem(
      at itemIndexPath: IndexPath
    ) -> NSCollectionViewLayoutAttributes? {
      final(.cell, .cell, itemIndexPath)
        ?? super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    }

    /// Where a supplementary view comes from.
    open override func initialLayoutAttributesForAppearingSupplementaryElement(
      ofKind elementKind: NSCollectionView.SupplementaryElementKind, at elementIndexPath: IndexPath
    ) -> NSCollectionViewLayoutAttributes? {
      initial(.supplementary, ElementKind(collectionViewKind: elementKind), elementIndexPath)
        ?? super.initialLayoutAttributesForAppearingSupplementaryElement(
          ofKind: elementKind, at: elementIndexPath)
    }

    /// Where a supplementary view goes.
    open override func finalLayoutAttributesForDisappearingSupplementaryElement(
      ofKind elementKind: NSCollectionView.SupplementaryElementKind, at elementIndexPath: IndexPath
    ) -> NSCollectionViewLayoutAttributes? {
      final(.supplementary, ElementKind(collectionViewKind: elementKind), elementIndexPath)
        ?? super.finalLayoutAttributesForDisappearingSupplementaryElement(
          ofKind: elementKind, at: elementIndexPath)
    }

    /// Where a decoration view comes from.
    open override func initialLayoutAttributesForAppearingDecorationElement(
      ofKind elementKind: NSCollectionView.DecorationElementKind, at decorationIndexPath: IndexPath
    ) -> NSCollectionViewLayoutAttributes? {
      initial(.decoration, ElementKind(collectionViewKind: elementKind), decorationIndexPath)
        ?? super.initialLayoutAttributesForAppearingDecorationElement(
          ofKind: elementKind, at: decorationIndexPath)
    }

    /// Where a decoration view goes.
    open override func finalLayoutAttributesForDisappearingDecorationElement(
      ofKind elementKind: NSCollectionView.DecorationElementKind, at decorationIndexPath: IndexPath
    ) -> NSCollectionViewLayoutAttributes? {
      final(.decoration, ElementKind(collectionViewKind: elementKind), decorationIndexPath)
        ?? super.finalLayoutAttributesForDisappearingDecorationElement(
          ofKind: elementKind, at: decorationIndexPath)
    }

    /// The supplementary views that a change of data brings.
    open override func indexPathsToInsertForSupplementaryView(
      ofKind elementKind: NSCollectionView.SupplementaryElementKind
    ) -> Set<IndexPath> {
      paths { $0.entering(.supplementary, ElementKind(collectionViewKind: elementKind)) }
    }

    /// The supplementary views that a change of data takes away.
    open override func indexPathsToDeleteForSupplementaryView(
      ofKind elementKind: NSCollectionView.SupplementaryElementKind
    ) -> Set<IndexPath> {
      paths { $0.leaving(.supplementary, ElementKind(collectionViewKind: elementKind)) }
    }

    /// The decoration views that a change of data brings.
    open override func indexPathsToInsertForDecorationView(
      ofKind elementKind: NSCollectionView.DecorationElementKind
    ) -> Set<IndexPath> {
      paths { $0.entering(.decoration, ElementKind(collectionViewKind: elementKind)) }
    }

    /// The decoration views that a change of data takes away.
    open override func indexPathsToDeleteForDecorationView(
      ofKind elementKind: NSCollectionView.DecorationElementKind
    ) -> Set<IndexPath> {
      paths { $0.leaving(.decoration, ElementKind(collectionViewKind: elementKind)) }
    }

    // MARK: From layout to layout

    /// Goes on where another layout of a strategy is: elements move from there.
    open override func prepareForTransition(from oldLayout: NSCollectionViewLayout) {
      super.prepareForTransition(from: oldLayout)
      predecessor = oldLayout as? CollectionStrategyLayout
      takeOver()
    }

    /// Takes note that another layout takes over.
    open override func prepareForTransition(to newLayout: NSCollectionViewLayout) {
      super.prepareForTransition(to: newLayout)
      home = nil
    }

    /// Ends a change of layouts.
    open override func finalizeLayoutTransition() {
      finishChange()
      super.finalizeLayoutTransition()
    }

    // MARK: Dropping

    /// The item that a drop at a point is about, or the gap before or after it.
    open override func layoutAttributesForDropTarget(
      at pointInCollectionView: NSPoint
    ) -> NSCollectionViewLayoutAttributes? {
      synchronize()
      return dropTarget(at: LayoutPoint(pointInCollectionView))
    }

    /// The gap before an item, or after the last one of its section.
    open override func layoutAttributesForInterItemGap(
      before indexPath: IndexPath
    ) -> NSCollectionViewLayoutAttributes? {
      guard indexPath.count == 2 else { return nil }
      synchronize()
      return gap(before: ElementIndex(indexPath))
    }
  }
#endif
