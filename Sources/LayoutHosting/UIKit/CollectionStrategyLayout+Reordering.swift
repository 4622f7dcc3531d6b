#if canImport(UIKit) && !os(watchOS)
  import LayoutCore
  import LayoutRuntime
  import UIKit

  /// A cell that follows the finger while the others show where it would be dropped.
  struct LiftedCell {
    var path: IndexPath
    /// The centre of the cell, in the coordinates of the content.
    var center: CGPoint
  }

  /// Reordering without the interactive movement of the collection view: the index paths are those of the
  /// data until the drag ends, and only frames change.
  extension CollectionStrategyLayout {
    /// The item that is lifted; `nil` if there is none.
    package var liftedPath: IndexPath? { lifted?.path }

    /// Lifts an item.
    ///
    /// - Returns: `false` if there is no such item, or if another one is dragged.
    package func lift(_ path: IndexPath, at center: CGPoint) -> Bool {
      guard let view = collectionView, lifted == nil else { return false }
      synchronize()
      let delegate = delegate(of: view)
      guard mutate({ $0.beginReordering(ElementIndex(path), for: delegate) }) else { return false }
      lifted = LiftedCell(path: path, center: center)
      showReordering()
      return true
    }

    /// Moves the lifted item, and shows the layout as if it were dropped at a point.
    ///
    /// - Parameter point: The point under the finger.
    /// - Parameter center: The centre of the lifted cell.
    /// - Returns: `true` if the others have moved, so that the collection view animates them.
    package func moveLifted(over point: CGPoint, center: CGPoint) -> Bool {
      guard let view = collectionView, lifted != nil else { return false }
      lifted?.center = center
      let (delegate, point) = (delegate(of: view), LayoutPoint(point))
      let hasMoved = mutate { $0.reorder(over: point, for: delegate) }
      showReordering()
      return hasMoved
    }

    /// The move that the drag has shown; `nil` if the item has not moved.
    package var reorderedMove: (from: IndexPath, to: IndexPath)? {
      hosted.reorderedMove.map { (IndexPath($0.from), IndexPath($0.to)) }
    }

    /// Puts the lifted cell down.
    ///
    /// The others stay where they are until the data has moved.
    package func putDown() {
      lifted = nil
      showReordering()
    }

    /// Shows the layout of the data again, if the data has not moved.
    package func endReordering() {
      lifted = nil
      hosted.endReordering()
      showReordering()
    }

    private func showReordering() {
      shown = ShownAttributes()
      let context = CollectionInvalidationContext()
      context.isPrecise = true
      invalidateLayout(with: context)
    }

    /// Returns the attributes of the elements in a rectangle while an item is lifted, with the index paths
    /// of the data; `nil` if none is lifted.
    func reorderedAttributes(in rect: LayoutRect) -> [UICollectionViewLayoutAttributes]? {
      guard let found = hosted.reordered(in: rect) else { return nil }
      let sections = hosted.numberOfSections
      let elements = found.filter { isShown($0.element, among: sections) }
      var result: [UICollectionViewLayoutAttributes] = elements.map {
        raised(object(adjusted($0), selfSizing: .none))
      }
      // The finger can be far from the place of the lifted cell.
      if let lifted, !result.contains(where: { $0.isOfCell && $0.indexPath == lifted.path }),
        let cell = layoutAttributesForItem(at: lifted.path)
      {
        result.append(cell)
      }
      return result
    }

    /// Moves the attributes of the lifted cell to the finger, above all others.
    func raised(_ attributes: CollectionLayoutAttributes) -> CollectionLayoutAttributes {
      if let lifted, attributes.isOfCell, attributes.indexPath == lifted.path {
        attributes.center = lifted.center
        attributes.zIndex = 1 << 20
      }
      return attributes
    }
  }
#endif
