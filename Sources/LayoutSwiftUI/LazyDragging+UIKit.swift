#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import LayoutCore
  import LayoutUIKit
  import SwiftUI
  import UIKit

  /// Reordering, and drag and drop.
  @available(iOS 16.0, *)
  extension LazyDataSource: UICollectionViewDragDelegate, UICollectionViewDropDelegate {
    func synchronizeDrags(of collectionView: UICollectionView) {
      guard let content else { return }
      // The app can have delegates of its own.
      if content.canDrag {
        collectionView.dragDelegate = self
        // The default is `false` on iPhones.
        collectionView.dragInteractionEnabled = true
      } else if collectionView.dragDelegate as AnyObject? === self {
        collectionView.dragDelegate = nil
      }
      if content.canDrop {
        collectionView.dropDelegate = self
      } else if collectionView.dropDelegate as AnyObject? === self {
        collectionView.dropDelegate = nil
      }
    }

    // MARK: Drags

    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] { items(at: indexPath) }

    func collectionView(
      _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
      at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] {
      guard let new = content?.identifier(at: indexPath) else { return [] }
      // A second tap on an element does not add it again.
      let isAdded = session.items.contains { dragged($0)?.id == new }
      return isAdded ? [] : items(at: indexPath)
    }

    private func items(at path: IndexPath) -> [UIDragItem] {
      guard let content, let id = content.identifier(at: path) else { return [] }
      let provider = content.itemProvider(at: path)
      guard provider != nil || content.canMove else { return [] }
      let item = UIDragItem(itemProvider: provider ?? NSItemProvider())
      item.localObject = LazyDragged(owner: ObjectIdentifier(self), path: path, id: id)
      return [item]
    }

    /// Returns `true` if no dragged element has data for other apps.
    func collectionView(
      _ collectionView: UICollectionView,
      dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { session.items.allSatisfy { $0.itemProvider.registeredTypeIdentifiers.isEmpty } }

    /// Returns the element of this view that a drag item stands for; `nil` if it is from elsewhere.
    private func dragged(_ item: UIDragItem) -> LazyDragged? {
      guard let dragged = item.localObject as? LazyDragged, dragged.owner == ObjectIdentifier(self)
      else { return nil }
      return dragged
    }

    // MARK: Drops

    func collectionView(
      _ collectionView: UICollectionView, canHandle session: any UIDropSession
    ) -> Bool { operation(for: session) != .forbidden }

    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
      let operation = operation(for: session)
      let isShown = operation == .move && showsMove(of: session, in: collectionView)
      return UICollectionViewDropProposal(
        operation: operation, intent: isShown ? .unspecified : .insertAtDestinationIndexPath)
    }

    /// Shows the others where they make room for the only element of a drag, as if it were dropped.
    ///
    /// - Returns: `false` if several elements are dragged, for which the collection view opens a
    ///   gap.
    private func showsMove(
      of session: any UIDropSession, in collectionView: UICollectionView
    ) -> Bool {
      guard session.items.count == 1, let layout = layout(of: collectionView),
        let index = dragged(session.items[0]).flatMap({ content?.index(of: $0) })
      else { return false }
      let path = IndexPath(item: index.item, section: index.section)
      if layout.liftedPath == nil, !layout.lift(path, at: nil) { return false }
      if layout.moveLifted(over: session.location(in: collectionView), center: nil) {
        collectionView.animateLayout()
      }
      return true
    }

    private func layout(of collectionView: UICollectionView) -> CollectionStrategyLayout? {
      collectionView.collectionViewLayout as? CollectionStrategyLayout
    }

    /// Shows the elements where they are, because the finger has left the view.
    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
    ) { endMove(in: collectionView) }

    /// Shows the elements where they are, if none was dropped.
    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession
    ) { endMove(in: collectionView) }

    private func endMove(in collectionView: UICollectionView) {
      guard let layout = layout(of: collectionView), layout.liftedPath != nil else { return }
      layout.endReordering()
      collectionView.animateLayout()
    }

    private func operation(for session: any UIDropSession) -> UIDropOperation {
      guard let content else { return .forbidden }
      if session.localDragSession != nil, session.items.allSatisfy({ dragged($0) != nil }) {
        return content.canMove ? .move : .forbidden
      }
      return session.hasItemsConforming(toTypeIdentifiers: content.insertionTypes)
        ? .copy : .forbidden
    }

    func collectionView(
      _ collectionView: UICollectionView,
      performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
      guard let content, content.numberOfSections > 0 else { return }
      let section = content.numberOfSections - 1
      let layout = layout(of: collectionView)
      let path =
        layout?.reorderedMove?.to ?? layout?.liftedPath ?? coordinator.destinationIndexPath
        ?? IndexPath(item: content.numberOfItems(inSection: section), section: section)
      let destination = ElementIndex(section: path.section, item: path.item)
      if operation(for: coordinator.session) == .move {
        let items = coordinator.items.map { $0.dragItem }
        move(items, to: destination, in: collectionView, by: coordinator)
        endMove(in: collectionView)
      } else {
        content.insert(coordinator.items.map { $0.dragItem.itemProvider }, at: destination)
      }
    }

    /// Moves dragged elements, and lets their previews move to their cells.
    private func move(
      _ items: [UIDragItem], to destination: ElementIndex, in collectionView: UICollectionView,
      by coordinator: any UICollectionViewDropCoordinator
    ) {
      // An element can be removed during the drag.
      var places: [(item: UIDragItem, index: ElementIndex)] = []
      for item in items {
        if let index = dragged(item).flatMap({ content?.index(of: $0) }) {
          places.append((item, index))
        }
      }
      guard let move = content?.move(places.map { $0.index }, to: destination) else { return }
      if move.sources != move.targets {
        content?.perform(move) { collectionView.perform($0, placing: $1) }
      }
      for (item, index) in places {
        guard let place = move.sources.firstIndex(of: index) else { continue }
        let target = move.targets[place]
        coordinator.drop(item, toItemAt: IndexPath(item: target.item, section: target.section))
      }
    }
  }
#endif
