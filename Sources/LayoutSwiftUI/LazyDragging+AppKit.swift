#if canImport(SwiftUI) && !canImport(UIKit) && canImport(AppKit)
  import AppKit
  import LayoutCore
  import LayoutHosting
  import SwiftUI

  extension NSPasteboard.PasteboardType {
    /// The type of elements that are dragged within a ``LazyLayoutStack``.
    fileprivate static let lazyElement = NSPasteboard.PasteboardType("trellis.lazy-element")
  }

  /// Reordering by dragging elements.
  @available(macOS 13.0, *)
  extension LazyDataSource {
    func synchronizeDrags(of collectionView: NSCollectionView) {
      let types = collectionView.registeredDraggedTypes
      let isRegistered = types.contains(.lazyElement)
      guard isRegistered != (content?.canMove == true) else { return }
      // The app can have registered types of its own.
      let others = types.filter { $0 != .lazyElement }
      if isRegistered { collectionView.unregisterDraggedTypes() }
      let new = isRegistered ? others : others + [.lazyElement]
      if !new.isEmpty { collectionView.registerForDraggedTypes(new) }
    }

    func collectionView(
      _ collectionView: NSCollectionView, pasteboardWriterForItemAt indexPath: IndexPath
    ) -> (any NSPasteboardWriting)? {
      guard let content, content.canMove, let id = content.identifier(at: indexPath) else {
        return nil
      }
      let name = "\(indexPath.section) \(indexPath.item)"
      drags[name] = LazyDragged(owner: ObjectIdentifier(self), path: indexPath, id: id)
      let item = NSPasteboardItem()
      item.setString(name, forType: .lazyElement)
      return item
    }

    func collectionView(
      _ collectionView: NSCollectionView, validateDrop draggingInfo: any NSDraggingInfo,
      proposedIndexPath proposedDropIndexPath: AutoreleasingUnsafeMutablePointer<NSIndexPath>,
      dropOperation proposedDropOperation: UnsafeMutablePointer<NSCollectionView.DropOperation>
    ) -> NSDragOperation {
      guard content?.canMove == true, isOwn(draggingInfo, in: collectionView) else { return [] }
      // Elements are dropped between others.
      proposedDropOperation.pointee = .before
      return .move
    }

    func collectionView(
      _ collectionView: NSCollectionView, acceptDrop draggingInfo: any NSDraggingInfo,
      indexPath: IndexPath, dropOperation: NSCollectionView.DropOperation
    ) -> Bool {
      guard let content, isOwn(draggingInfo, in: collectionView) else { return false }
      let names = (draggingInfo.draggingPasteboard.pasteboardItems ?? []).compactMap {
        $0.string(forType: .lazyElement)
      }
      // An element can be removed during the drag.
      let sources = names.compactMap { drags[$0] }.compactMap { content.index(of: $0) }
      drags = [:]
      let destination = ElementIndex(section: indexPath.section, item: indexPath.item)
      guard !sources.isEmpty, let move = content.move(sources, before: destination) else {
        return false
      }
      content.perform(move) { collectionView.perform($0, animated: true, placing: $1) }
      return true
    }

    private func isOwn(
      _ draggingInfo: any NSDraggingInfo, in collectionView: NSCollectionView
    ) -> Bool { draggingInfo.draggingSource as AnyObject? === collectionView }
  }
#endif
