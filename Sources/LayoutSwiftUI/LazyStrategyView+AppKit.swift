#if canImport(SwiftUI) && !canImport(UIKit) && canImport(AppKit)
  import AppKit
  import LayoutAppKit
  import LayoutCore
  import SwiftUI

  @available(macOS 13.0, *)
  extension LazyStrategyView: NSViewRepresentable {
    /// The data source.
    public func makeCoordinator() -> LazyStrategySource<Strategy, Element, ID, Content> {
      LazyStrategySource(self)
    }

    /// A scroll view around a collection view with the strategy's layout.
    public func makeNSView(context: Context) -> NSScrollView {
      let source = context.coordinator
      let collectionView = NSCollectionView(frame: .zero)
      collectionView.collectionViewLayout = source.layout
      collectionView.register(HostingItem.self, forItemWithIdentifier: hostingIdentifier)
      collectionView.dataSource = source
      let scrollView = NSScrollView(frame: .zero)
      scrollView.hasVerticalScroller = true
      scrollView.hasHorizontalScroller = true
      scrollView.documentView = collectionView
      return scrollView
    }

    /// Animates what comes, goes and moves, and shows the rest anew.
    public func updateNSView(_ nsView: NSScrollView, context: Context) {
      guard let collectionView = nsView.documentView as? NSCollectionView else { return }
      let source = context.coordinator
      source.take(self) { changes, place in
        collectionView.performBatchUpdates {
          place()
          collectionView.deleteSections(changes.deletedSections)
          collectionView.insertSections(changes.insertedSections)
          collectionView.deleteItems(at: Set(changes.deleted))
          collectionView.insertItems(at: Set(changes.inserted))
          for move in changes.moved { collectionView.moveItem(at: move.from, to: move.to) }
        }
      }
      for path in collectionView.indexPathsForVisibleItems() {
        if let item = collectionView.item(at: path) { source.fill(item, at: path) }
      }
    }
  }

  /// The identifier of items that host SwiftUI views.
  private let hostingIdentifier = NSUserInterfaceItemIdentifier("hosting")

  /// An item whose view hosts a SwiftUI view.
  final class HostingItem: NSCollectionViewItem {
    private var hosting: NSHostingView<AnyView>?

    /// Shows another SwiftUI view.
    func host(_ content: AnyView) {
      if let hosting {
        hosting.rootView = content
      } else {
        let hosting = NSHostingView(rootView: content)
        self.hosting = hosting
        view = hosting
      }
    }

    /// A view of no size, until there is something to host.
    override func loadView() { view = NSView(frame: .zero) }
  }

  @available(macOS 13.0, *)
  extension LazyStrategySource: NSCollectionViewDataSource {
    /// The number of sections.
    public func numberOfSections(in collectionView: NSCollectionView) -> Int {
      view.sections.count
    }

    /// The number of elements of a section.
    public func collectionView(
      _ collectionView: NSCollectionView, numberOfItemsInSection section: Int
    ) -> Int { view.sections[section].count }

    /// An item that hosts an element's view.
    public func collectionView(
      _ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath
    ) -> NSCollectionViewItem {
      let item = collectionView.makeItem(withIdentifier: hostingIdentifier, for: indexPath)
      fill(item, at: indexPath)
      return item
    }

    /// A view that hosts what the supplementary view builder makes, or nothing.
    public func collectionView(
      _ collectionView: NSCollectionView,
      viewForSupplementaryElementOfKind kind: NSCollectionView.SupplementaryElementKind,
      at indexPath: IndexPath
    ) -> NSView {
      guard let supplementary = view.supplementary else { return NSView(frame: .zero) }
      let index = ElementIndex(section: indexPath.section, item: indexPath.item)
      return NSHostingView(rootView: supplementary(ElementKind(collectionViewKind: kind), index))
    }

    func fill(_ item: NSCollectionViewItem, at path: IndexPath) {
      guard let element = element(at: path), let item = item as? HostingItem else { return }
      item.host(AnyView(view.content(element)))
    }
  }
#endif
