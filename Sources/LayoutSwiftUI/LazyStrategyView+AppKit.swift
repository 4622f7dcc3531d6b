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
      collectionView.dataSource = source.dataSource
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
        if let item = collectionView.item(at: path) as? HostingItem {
          source.fill(item, at: path)
        }
      }
    }
  }

  /// An item that hosts a SwiftUI view.
  typealias LazyCell = HostingItem

  /// An item whose view hosts a SwiftUI view.
  final class HostingItem: NSCollectionViewItem {
    private var hosting: NSHostingView<AnyView>?

    /// Shows another SwiftUI view.
    func host(_ content: some View) {
      let content = AnyView(content)
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
#endif
