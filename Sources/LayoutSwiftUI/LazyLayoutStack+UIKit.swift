#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import LayoutCore
  import LayoutUIKit
  import SwiftUI
  import UIKit

  @available(iOS 16.0, tvOS 16.0, *)
  extension LazyLayoutStack: UIViewRepresentable {
    /// Creates the data source.
    public func makeCoordinator() -> LazyLayoutSource<Strategy, Element, ID, Content> {
      LazyLayoutSource(self)
    }

    /// Creates a collection view with the strategy's layout.
    public func makeUIView(context: Context) -> UICollectionView {
      let source = context.coordinator
      source.begin(in: context.environment)
      let collectionView = TableCollectionView(frame: .zero, collectionViewLayout: source.layout)
      collectionView.register(LazyCell.self, forCellWithReuseIdentifier: hostingIdentifier)
      collectionView.dataSource = source.dataSource
      collectionView.delegate = source.dataSource
      collectionView.prefetchDataSource = source.dataSource
      source.dataSource.synchronize(collectionView)
      return collectionView
    }

    /// Updates the collection view, and animates changes of the data if the transaction is
    /// animated.
    public func updateUIView(_ uiView: UICollectionView, context: Context) {
      let source = context.coordinator
      let isAnimated =
        context.transaction.animation != nil && !context.transaction.disablesAnimations
      source.take(self, in: context.environment) { changes, place in
        if isAnimated {
          uiView.perform(changes, placing: place)
        } else {
          UIView.performWithoutAnimation { uiView.perform(changes, placing: place) }
        }
      }
      source.dataSource.refresh(uiView)
      source.dataSource.synchronize(uiView)
    }
  }

  @available(iOS 16.0, tvOS 16.0, *)
  extension UICollectionView {
    /// Performs changes of the data in a batch, or reloads all of it if there are too many.
    func perform(_ changes: SectionChanges, placing place: @escaping () -> Void) {
      if changes.isTooLargeForABatch {
        place()
        reloadData()
        return
      }
      performBatchUpdates { [self] in
        place()
        deleteSections(changes.deletedSections)
        insertSections(changes.insertedSections)
        deleteItems(at: changes.deleted)
        insertItems(at: changes.inserted)
        for move in changes.moved { moveItem(at: move.from, to: move.to) }
      }
    }
  }

  /// A cell that hosts a SwiftUI view.
  @available(iOS 16.0, tvOS 16.0, *)
  final class LazyCell: SelfSizingCell {
    /// The number of the update in which the cell was filled.
    var generation = -1

    /// Shows a SwiftUI view in the cell.
    ///
    /// The strategy alone determines the size of a cell and its distance from bars. A hosting
    /// configuration has a minimum size by default, and pads its content by the safe area.
    func host(_ content: some View) {
      contentConfiguration = UIHostingConfiguration { content.ignoresSafeArea() }
        .margins(.all, 0)
        .minSize(width: 0, height: 0)
    }
  }
#endif
