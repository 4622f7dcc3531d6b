#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  import LayoutCore
  import LayoutRuntime

  /// A cell that is dragged while the others show where it would be dropped.
  struct LiftedCell {
    var path: IndexPath
    /// The centre of the cell, in the coordinates of the content; `nil` if the cell lies where it
    /// would be dropped.
    var center: CGPoint?
  }

  /// Reordering without the interactive movement of the collection view: the index paths are those
  /// of the data until the drag ends, and only frames change.
  extension CollectionStrategyLayout {
    /// The item that is lifted; `nil` if there is none, or if the data has changed since.
    package var liftedPath: IndexPath? { hosted.isReordering ? lifted?.path : nil }

    /// Lifts an item.
    ///
    /// - Parameter path: The index path of the item.
    /// - Parameter center: The centre of the cell while it follows a finger or a pointer; `nil` if
    ///   the cell lies where it would be dropped.
    /// - Returns: `false` if there is no such item, or if another one is dragged.
    package func lift(_ path: IndexPath, at center: CGPoint?) -> Bool {
      guard let view = collectionView else { return false }
      synchronize()
      let delegate = delegate(of: view, isPreviewing: true)
      guard hosted.beginReordering(ElementIndex(path), for: delegate) else { return false }
      lifted = LiftedCell(path: path, center: center)
      showReordering()
      return true
    }

    /// Moves the lifted item, and shows the layout as if it were dropped at a point.
    ///
    /// - Parameter point: The point under the finger or the pointer.
    /// - Parameter center: The centre of the lifted cell; `nil` if it lies where it would be
    ///   dropped.
    /// - Returns: `true` if the others have moved, so that the collection view animates them.
    package func moveLifted(over point: CGPoint, center: CGPoint?) -> Bool {
      guard let view = collectionView, liftedPath != nil else { return false }
      lifted?.center = center
      let (delegate, point) = (delegate(of: view, isPreviewing: true), LayoutPoint(point))
      let hasMoved = hosted.reorder(over: point, for: delegate)
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
      objects = [:]
      let context = CollectionInvalidationContext()
      context.isPrecise = true
      invalidateLayout(with: context)
    }

    /// Returns the attributes of the elements in a rectangle while an item is lifted, with the
    /// index paths of the data; `nil` if none is lifted.
    func reorderedAttributes(in rect: LayoutRect) -> [PlatformLayoutAttributes]? {
      guard let found = hosted.reordered(in: rect) else { return nil }
      let sections = hosted.numberOfSections
      let elements = found.filter { isShown($0.element, among: sections) }
      var result: [PlatformLayoutAttributes] = elements.map {
        raised(makeObject(adjusted($0), selfSizing: .none))
      }
      // A cell that follows the finger can be far from its place.
      if let lifted, lifted.center != nil,
        !result.contains(where: { $0.isOfCell && $0.elementPath == lifted.path }),
        let cell = layoutAttributesForItem(at: lifted.path)
      {
        result.append(cell)
      }
      return result
    }

    /// Moves the attributes of a lifted cell that follows the finger, above all others.
    func raised(_ attributes: CollectionLayoutAttributes) -> CollectionLayoutAttributes {
      if hosted.isReordering, let lifted, let center = lifted.center, attributes.isOfCell,
        attributes.elementPath == lifted.path
      {
        attributes.center = center
        attributes.zIndex = 1 << 20
      }
      return attributes
    }
  }
#endif
