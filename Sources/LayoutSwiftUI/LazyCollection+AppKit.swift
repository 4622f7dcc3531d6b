#if canImport(SwiftUI) && !canImport(UIKit) && canImport(AppKit)
  import AppKit
  import LayoutAppKit
  import LayoutCore
  import LayoutHosting
  import SwiftUI

  @available(macOS 13.0, *)
  extension LazyCollection: NSViewRepresentable {
    /// Creates a scroll view that contains a collection view with the strategy's layout.
    func makeNSView(context: Context) -> LazyScrollView {
      let source = context.coordinator
      source.begin(in: context.environment)
      let collectionView = LazyCollectionView(frame: .zero)
      collectionView.collectionViewLayout = source.layout
      collectionView.backgroundColors = [.clear]
      collectionView.register(LazyCell.self, forItemWithIdentifier: hostingIdentifier)
      collectionView.dataSource = source.dataSource
      collectionView.delegate = source.dataSource
      collectionView.prefetchDataSource = source.dataSource
      let scrollView = LazyScrollView(frame: .zero)
      scrollView.drawsBackground = false
      scrollView.autohidesScrollers = true
      scrollView.documentView = collectionView
      source.dataSource.synchronize(collectionView)
      source.showPosition(animated: false)
      stack.configureView?(collectionView)
      return scrollView
    }

    /// Updates the collection view, and animates changes of the data if the transaction is
    /// animated.
    func updateNSView(_ nsView: LazyScrollView, context: Context) {
      guard let collectionView = nsView.documentView as? NSCollectionView else { return }
      let source = context.coordinator
      let transaction = context.transaction
      let isAnimated = transaction.animation != nil && !transaction.disablesAnimations
      source.take(stack, in: context.environment, by: transaction) { changes, place in
        collectionView.perform(changes, animated: isAnimated, placing: place)
      } relayout: { change in
        guard isAnimated else { return change() }
        NSAnimationContext.beginGrouping()
        NSAnimationContext.current.allowsImplicitAnimation = true
        change()
        collectionView.layoutSubtreeIfNeeded()
        NSAnimationContext.endGrouping()
      }
      source.dataSource.synchronize(collectionView)
      source.endUpdate()
      collectionView.needsLayout = true
    }
  }

  @available(macOS 13.0, *)
  extension NSCollectionView {
    /// Performs changes of the data in a batch, or reloads all of it if there are too many.
    func perform(_ changes: SectionChanges, animated: Bool, placing place: @escaping () -> Void) {
      if changes.isTooLargeForABatch {
        place()
        reloadData()
        return
      }
      // AppKit animates changes that are made through the animator.
      let target = animated ? animator() : self
      target.performBatchUpdates { [self] in
        place()
        deleteSections(changes.deletedSections)
        insertSections(changes.insertedSections)
        for move in changes.movedSections { moveSection(move.from, toSection: move.to) }
        deleteItems(at: Set(changes.deleted))
        insertItems(at: Set(changes.inserted))
        for move in changes.moved { moveItem(at: move.from, to: move.to) }
      }
    }
  }

  /// A collection view that reports the visible items.
  @available(macOS 13.0, *)
  final class LazyCollectionView: LayoutCollectionView {
    override func layout() {
      // The items' content is published, which SwiftUI does not allow during its updates.
      (dataSource as? LazyDataSource)?.refresh(self)
      super.layout()
      (enclosingScrollView as? LazyScrollView)?.showScrollers()
      reportVisibleItems()
    }

    /// Reports the visible items, after a layout or a scroll.
    func reportVisibleItems() {
      guard let content = (dataSource as? LazyDataSource)?.content, content.reportsScrolling else {
        return
      }
      content.didShow(indexPathsForVisibleItems())
    }
  }

  /// A scroll view with the settings of a SwiftUI environment.
  @available(macOS 13.0, *)
  final class LazyScrollView: NSScrollView {
    private var isScrollEnabled = true
    private var environment = EnvironmentValues()

    func synchronizeScrolling(with environment: EnvironmentValues) {
      self.environment = environment
      isScrollEnabled = environment.isScrollEnabled
      showScrollers()
    }

    /// Adds the scrollers of the axes along which the layout scrolls, unless the environment hides
    /// them.
    func showScrollers() {
      let layout = (documentView as? NSCollectionView)?.collectionViewLayout
      let axis = (layout as? CollectionStrategyLayout)?.scrollAxis
      let isVertical =
        axis != .horizontal && environment.verticalScrollIndicatorVisibility.isVisible
      let isHorizontal =
        axis != .vertical && environment.horizontalScrollIndicatorVisibility.isVisible
      if hasVerticalScroller != isVertical { hasVerticalScroller = isVertical }
      if hasHorizontalScroller != isHorizontal { hasHorizontalScroller = isHorizontal }
    }

    override func reflectScrolledClipView(_ cView: NSClipView) {
      super.reflectScrolledClipView(cView)
      (documentView as? LazyCollectionView)?.reportVisibleItems()
    }

    override func scrollWheel(with event: NSEvent) {
      if isScrollEnabled {
        (documentView as? LayoutCollectionView)?.strategyLayout?.isScrolledByHand()
        super.scrollWheel(with: event)
      } else {
        nextResponder?.scrollWheel(with: event)
      }
    }
  }

  /// An item whose view hosts a SwiftUI view.
  @available(macOS 13.0, *)
  final class LazyCell: NSCollectionViewItem, LazyHost {
    private var hosting: NSHostingController<AnyView>?
    var box: AnyObject?
    var generation = -1

    /// Shows a SwiftUI view in the item.
    func host(_ content: some View) {
      if let hosting {
        hosting.rootView = AnyView(content)
      } else {
        let hosting = NSHostingController(rootView: AnyView(content))
        // The layout alone sizes the view, so constraints must not.
        hosting.sizingOptions = []
        self.hosting = hosting
        view = hosting.view
      }
    }

    func clear() {}

    override func prepareForReuse() {
      super.prepareForReuse()
      box = nil
    }

    /// Creates an empty view that is shown until a SwiftUI view replaces it.
    override func loadView() { view = NSView(frame: .zero) }

    /// Returns attributes with the size of the content in the extent that the layout specifies.
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: NSCollectionViewLayoutAttributes
    ) -> NSCollectionViewLayoutAttributes {
      hosting?.fitting(layoutAttributes) ?? layoutAttributes
    }
  }

  @available(macOS 13.0, *)
  extension NSHostingController {
    /// Returns attributes with the size of the content in the extents that the layout gives it.
    fileprivate func fitting(
      _ layoutAttributes: NSCollectionViewLayoutAttributes
    ) -> NSCollectionViewLayoutAttributes {
      let extents = (layoutAttributes as? CollectionLayoutAttributes)?.selfSizedExtents ?? .none
      guard extents != .none,
        let preferred = layoutAttributes.copy() as? NSCollectionViewLayoutAttributes
      else { return layoutAttributes }
      let given = layoutAttributes.size
      let greatest = (layoutAttributes as? CollectionLayoutAttributes)?.greatestSize
      var size = sizeThatFits(
        in: NSSize(
          width: extents == .height ? given.width : greatest?.width ?? .greatestFiniteMagnitude,
          height: extents == .width ? given.height : greatest?.height ?? .greatestFiniteMagnitude))
      if extents == .height { size.width = given.width }
      if extents == .width { size.height = given.height }
      preferred.size = size
      return preferred
    }
  }

  /// A supplementary view that hosts a SwiftUI view.
  @available(macOS 13.0, *)
  final class LazySupplementaryView: NSView, NSCollectionViewElement, LazyHost {
    private var hosting: NSHostingController<AnyView>?
    var box: AnyObject?
    var generation = -1

    /// Shows a SwiftUI view.
    func host(_ content: some View) {
      if let hosting {
        hosting.rootView = AnyView(content)
      } else {
        let hosting = NSHostingController(rootView: AnyView(content))
        // The layout alone sizes the view, so constraints must not.
        hosting.sizingOptions = []
        self.hosting = hosting
        addSubview(hosting.view)
      }
      needsLayout = true
    }

    /// Removes the hosted view.
    func clear() {
      hosting?.view.removeFromSuperview()
      hosting = nil
      box = nil
    }

    override func prepareForReuse() {
      super.prepareForReuse()
      box = nil
    }

    /// Returns attributes with the size of the content in the extent that the layout specifies.
    func preferredLayoutAttributesFitting(
      _ layoutAttributes: NSCollectionViewLayoutAttributes
    ) -> NSCollectionViewLayoutAttributes {
      hosting?.fitting(layoutAttributes) ?? layoutAttributes
    }

    /// Resizes the hosted view to the bounds of this view.
    override func layout() {
      super.layout()
      hosting?.view.frame = bounds
    }
  }
#endif
