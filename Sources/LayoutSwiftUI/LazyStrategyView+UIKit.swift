#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import LayoutCore
  import LayoutUIKit
  import SwiftUI
  import UIKit

  @available(iOS 16.0, tvOS 16.0, *)
  extension LazyStrategyView: UIViewRepresentable {
    /// The data source.
    public func makeCoordinator() -> LazyStrategySource<Strategy, Element, ID, Content> {
      LazyStrategySource(self)
    }

    /// A collection view with the strategy's layout.
    public func makeUIView(context: Context) -> UICollectionView {
      let source = context.coordinator
      let collectionView = UICollectionView(frame: .zero, collectionViewLayout: source.layout)
      collectionView.register(
        UICollectionViewCell.self, forCellWithReuseIdentifier: hostingIdentifier)
      collectionView.dataSource = source.dataSource
      return collectionView
    }

    /// Animates what comes, goes and moves, and shows the rest anew.
    public func updateUIView(_ uiView: UICollectionView, context: Context) {
      let source = context.coordinator
      source.take(self) { changes, place in
        uiView.performBatchUpdates {
          place()
          uiView.deleteSections(changes.deletedSections)
          uiView.insertSections(changes.insertedSections)
          uiView.deleteItems(at: changes.deleted)
          uiView.insertItems(at: changes.inserted)
          for move in changes.moved { uiView.moveItem(at: move.from, to: move.to) }
        }
      }
      for path in uiView.indexPathsForVisibleItems {
        if let cell = uiView.cellForItem(at: path) { source.fill(cell, at: path) }
      }
    }
  }

  /// A cell that hosts a SwiftUI view.
  typealias LazyCell = UICollectionViewCell

  @available(iOS 16.0, tvOS 16.0, *)
  extension LazyCell {
    /// Shows another SwiftUI view.
    func host(_ content: some View) {
      contentConfiguration = UIHostingConfiguration { content }.margins(.all, 0)
    }
  }
#endif
