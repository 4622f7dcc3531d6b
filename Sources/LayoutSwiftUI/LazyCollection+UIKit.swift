#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import LayoutCore
  import LayoutUIKit
  import SwiftUI
  import UIKit

  @available(iOS 16.0, tvOS 16.0, *)
  extension LazyCollection: UIViewRepresentable {
    /// Creates a collection view with the strategy's layout.
    func makeUIView(context: Context) -> LazyCollectionView {
      let source = context.coordinator
      source.begin(in: context.environment)
      let collectionView = LazyCollectionView(frame: .zero, collectionViewLayout: source.layout)
      let hasCards = stack.strategy.cardCornerRadius != nil
      collectionView.backgroundColor = hasCards ? .groupBackground : .clear
      collectionView.register(LazyCell.self, forCellWithReuseIdentifier: hostingIdentifier)
      collectionView.dataSource = source.dataSource
      collectionView.delegate = source.dataSource
      collectionView.prefetchDataSource = source.dataSource
      source.dataSource.synchronize(collectionView)
      source.showPosition(animated: false)
      stack.configureView?(collectionView)
      return collectionView
    }

    /// Updates the collection view, and animates changes of the data if the transaction is
    /// animated.
    func updateUIView(_ uiView: LazyCollectionView, context: Context) {
      let source = context.coordinator
      let transaction = context.transaction
      let isAnimated = transaction.animation != nil && !transaction.disablesAnimations
      source.take(stack, in: context.environment, by: transaction) { changes, place in
        if isAnimated {
          uiView.perform(changes, placing: place)
        } else {
          UIView.performWithoutAnimation { uiView.perform(changes, placing: place) }
        }
      } relayout: { change in
        guard isAnimated else { return change() }
        UIView.animate(withDuration: 0.3) {
          change()
          uiView.layoutIfNeeded()
        }
      }
      source.dataSource.synchronize(uiView)
      source.endUpdate()
      uiView.setNeedsLayout()
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
        for move in changes.movedSections { moveSection(move.from, toSection: move.to) }
        deleteItems(at: changes.deleted)
        insertItems(at: changes.inserted)
        for move in changes.moved { moveItem(at: move.from, to: move.to) }
      }
    }
  }

  /// A collection view that bounces along the scroll axis of its layout, so that content of any
  /// size can be pulled to refresh it.
  @available(iOS 16.0, tvOS 16.0, *)
  final class LazyCollectionView: LayoutCollectionView {
    /// The scroll axis of the last layout and the behaviors of the environment, along both axes.
    private struct Bouncing: Equatable {
      var axis: LayoutAxis?
      /// Whether content bounces that fits into the view; `nil` for the view's own choice.
      var vertical, horizontal: Bool?
    }

    private var bouncing: Bouncing?
    private var behaviors = Bouncing()

    override func layoutSubviews() {
      // The cells' content is published, which SwiftUI does not allow during its updates.
      (dataSource as? LazyDataSource)?.refresh(self)
      super.layoutSubviews()
      if let content = (dataSource as? LazyDataSource)?.content, content.reportsScrolling {
        content.didShow(indexPathsForVisibleItems)
      }
      guard let layout = collectionViewLayout as? CollectionStrategyLayout else { return }
      var current = behaviors
      current.axis = layout.scrollAxis
      // The app can set other values.
      guard bouncing != current else { return }
      bouncing = current
      alwaysBounceVertical = current.vertical ?? (current.axis != .horizontal)
      alwaysBounceHorizontal = current.horizontal ?? (current.axis == .horizontal)
    }

    func synchronizeScrolling(with environment: EnvironmentValues) {
      isScrollEnabled = environment.isScrollEnabled
      if #available(iOS 16.4, tvOS 16.4, *) {
        behaviors.vertical = environment.verticalScrollBounceBehavior.bounces
        behaviors.horizontal = environment.horizontalScrollBounceBehavior.bounces
      }
      showsVerticalScrollIndicator = environment.verticalScrollIndicatorVisibility.isVisible
      showsHorizontalScrollIndicator = environment.horizontalScrollIndicatorVisibility.isVisible
      #if !os(tvOS) && !os(visionOS)
        let mode = environment.scrollDismissesKeyboardMode
        keyboardDismissMode =
          if isSame(mode, .never) { .none } else if isSame(mode, .interactively) {
            .interactive
          } else { .onDrag }
      #endif
    }
  }

  /// A cell that hosts a SwiftUI view.
  @available(iOS 16.0, tvOS 16.0, *)
  final class LazyCell: SelfSizingCell, LazyHost {
    var box: AnyObject?
    var generation = -1

    /// Shows a SwiftUI view in the cell.
    ///
    /// The strategy alone determines the size of a cell. A hosting configuration has a minimum size
    /// by default, and pads its content by the safe area.
    func host(_ content: some View) {
      contentConfiguration = UIHostingConfiguration { content }
        .margins(.all, 0)
        .minSize(width: 0, height: 0)
    }

    func clear() {
      box = nil
      contentConfiguration = nil
    }

    override func prepareForReuse() {
      super.prepareForReuse()
      box = nil
    }
  }
#endif
