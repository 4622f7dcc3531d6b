#if canImport(SwiftUI) && !canImport(UIKit) && canImport(AppKit)
  import AppKit
  import LayoutCore
  import LayoutHosting
  import SwiftUI

  @available(macOS 13.0, *)
  extension LazyLayoutStack: NSViewRepresentable {
    /// Creates the data source.
    public func makeCoordinator() -> LazyLayoutSource<Strategy, Element, ID, Content> {
      LazyLayoutSource(self)
    }

    /// Creates a scroll view that contains a collection view with the strategy's layout.
    public func makeNSView(context: Context) -> NSScrollView {
      let source = context.coordinator
      source.begin(in: context.environment)
      let collectionView = NSCollectionView(frame: .zero)
      collectionView.collectionViewLayout = source.layout
      collectionView.register(LazyCell.self, forItemWithIdentifier: hostingIdentifier)
      collectionView.dataSource = source.dataSource
      collectionView.delegate = source.dataSource
      collectionView.prefetchDataSource = source.dataSource
      source.dataSource.synchronize(collectionView)
      let scrollView = NSScrollView(frame: .zero)
      scrollView.hasVerticalScroller = true
      scrollView.hasHorizontalScroller = true
      scrollView.documentView = collectionView
      return scrollView
    }

    /// Updates the collection view, and animates changes of the data if the transaction is
    /// animated.
    public func updateNSView(_ nsView: NSScrollView, context: Context) {
      guard let collectionView = nsView.documentView as? NSCollectionView else { return }
      let source = context.coordinator
      let isAnimated =
        context.transaction.animation != nil && !context.transaction.disablesAnimations
      source.take(self, in: context.environment) { changes, place in
        collectionView.perform(changes, animated: isAnimated, placing: place)
      }
      source.dataSource.refresh(collectionView)
      source.dataSource.synchronize(collectionView)
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
        deleteItems(at: Set(changes.deleted))
        insertItems(at: Set(changes.inserted))
        for move in changes.moved { moveItem(at: move.from, to: move.to) }
      }
    }
  }

  /// An item whose view hosts a SwiftUI view.
  @available(macOS 13.0, *)
  final class LazyCell: NSCollectionViewItem {
    private var hosting: NSHostingController<AnyView>?
    /// The number of the update in which the item was filled.
    var generation = -1

    /// Shows a SwiftUI view in the item.
    func host(_ content: some View) {
      if let hosting {
        hosting.rootView = AnyView(content)
      } else {
        let hosting = NSHostingController(rootView: AnyView(content))
        self.hosting = hosting
        view = hosting.view
      }
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
      var size = sizeThatFits(
        in: NSSize(
          width: extents == .height ? given.width : .greatestFiniteMagnitude,
          height: extents == .width ? given.height : .greatestFiniteMagnitude))
      if extents == .height { size.width = given.width }
      if extents == .width { size.height = given.height }
      preferred.size = size
      return preferred
    }
  }

  /// A supplementary view that hosts a SwiftUI view.
  @available(macOS 13.0, *)
  final class LazySupplementaryView: NSView, NSCollectionViewElement {
    private var hosting: NSHostingController<AnyView>?
    /// The number of the update in which the view was filled.
    var generation = -1

    /// Shows a SwiftUI view, or removes it if `content` is `nil`.
    func host(_ content: AnyView?) {
      guard let content else {
        hosting?.view.removeFromSuperview()
        hosting = nil
        return
      }
      if let hosting {
        hosting.rootView = content
      } else {
        let hosting = NSHostingController(rootView: content)
        self.hosting = hosting
        addSubview(hosting.view)
      }
      needsLayout = true
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
