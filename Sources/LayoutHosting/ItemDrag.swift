#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  import LayoutCore

  /// A drag of an item that follows a gesture, and moves the item of the app's data when it ends.
  @MainActor
  package final class ItemDrag {
    /// The finger or the pointer, in the coordinates of the content.
    package private(set) var point = CGPoint.zero
    /// The distance from it to the centre of the lifted cell.
    private var grip = CGPoint.zero
    private weak var view: PlatformCollectionView?
    private let move: (_ source: IndexPath, _ destination: IndexPath) -> Void
    private var scrolling: Task<Void, Never>?

    /// Creates the drag of a collection view, which keeps no strong reference to it.
    package init(
      in view: PlatformCollectionView,
      move: @escaping (_ source: IndexPath, _ destination: IndexPath) -> Void
    ) {
      self.view = view
      self.move = move
    }

    private var layout: CollectionStrategyLayout? {
      view?.collectionViewLayout as? CollectionStrategyLayout
    }

    /// A Boolean value that indicates whether an item is lifted.
    package var isActive: Bool { layout?.liftedPath != nil }

    /// Lifts the item at a point, if there is one.
    package func lift(at point: CGPoint) {
      guard let view, let layout, let path = view.indexPathForItem(at: point),
        let center = layout.layoutAttributesForItem(at: path)?.center,
        layout.lift(path, at: center)
      else { return }
      self.point = point
      grip = CGPoint(x: center.x - point.x, y: center.y - point.y)
      view.layOut()
      scrolling = Task { @MainActor [weak self] in
        while !Task.isCancelled {
          self?.scrollNearEdges()
          // Sixty times a second.
          try? await Task.sleep(nanoseconds: 16_000_000)
        }
      }
    }

    /// Moves the lifted cell at once, and the others in an animation if they make room elsewhere.
    package func follow(to point: CGPoint) {
      guard let view, let layout, isActive else { return }
      self.point = point
      let center = CGPoint(x: point.x + grip.x, y: point.y + grip.y)
      if layout.moveLifted(over: point, center: center) {
        view.animateLayout()
      } else {
        view.layOut()
      }
    }

    /// Drops the item where the others have made room.
    package func drop() {
      guard let view, let layout, isActive else { return end() }
      if let (source, destination) = layout.reorderedMove {
        layout.putDown()
        if view.followsSnapshots {
          move(source, destination)
        } else {
          view.performBatchUpdates {
            self.move(source, destination)
            view.moveItem(at: source, to: destination)
          }
        }
      }
      end()
    }

    /// Ends the drag, and shows the data, which has moved or not.
    package func end() {
      scrolling?.cancel()
      scrolling = nil
      guard let layout else { return }
      layout.endReordering()
      view?.animateLayout()
    }

    /// Scrolls while the finger or the pointer is near an edge, and drags the item along.
    private func scrollNearEdges() {
      guard let view, let layout, isActive else { return }
      func step(_ point: CGFloat, _ lower: CGFloat, _ upper: CGFloat) -> CGFloat {
        let edge = min(44, (upper - lower) / 4)
        if point < lower + edge { return -(lower + edge - point) / 4 }
        return point > upper - edge ? (point - upper + edge) / 4 : 0
      }
      func limited(_ offset: CGFloat, _ lower: CGFloat, _ upper: CGFloat) -> CGFloat {
        min(max(offset, lower), max(lower, upper))
      }
      let (bounds, visible) = (view.visibleBounds, view.unobscuredBounds)
      let (old, content) = (bounds.origin, layout.collectionViewContentSize)
      var new = old
      if layout.scrollAxis != .vertical {
        new.x = limited(
          old.x + step(point.x, visible.minX, visible.maxX), bounds.minX - visible.minX,
          content.width - bounds.width + bounds.maxX - visible.maxX)
      }
      if layout.scrollAxis != .horizontal {
        new.y = limited(
          old.y + step(point.y, visible.minY, visible.maxY), bounds.minY - visible.minY,
          content.height - bounds.height + bounds.maxY - visible.maxY)
      }
      guard new != old else { return }
      view.scroll(to: new, animated: false)
      // The finger rests, so its place in the content moves with the view.
      follow(to: CGPoint(x: point.x + new.x - old.x, y: point.y + new.y - old.y))
    }
  }
#endif
