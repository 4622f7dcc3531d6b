#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import LayoutHosting
  import UIKit

  extension LayoutCollectionView {
    /// Lets the user move items by a long press.
    ///
    /// ```swift
    /// wall.reorders { [unowned self] source, destination in
    ///   photos.insert(photos.remove(at: source.item), at: destination.item)
    /// }
    /// ```
    ///
    /// While an item is dragged, the others make room where it would be dropped, within its section
    /// or in another one, and the view scrolls near its edges. If the drag is cancelled, they
    /// return.
    ///
    /// Neither the data source nor the delegate takes part: until the drag ends, the data and all
    /// index paths are unchanged. The layout asks for no sizes by other index paths.
    ///
    /// - Parameter move: Moves an item of the app's data. The destination is the index path after
    ///   the move. The view moves the cell itself, except if the data source is a diffable one:
    ///   then apply a snapshot in which the item is moved.
    public func reorders(_ move: @escaping (_ source: IndexPath, _ destination: IndexPath) -> Void)
    {
      reorderPress.map { removeGestureRecognizer($0) }
      let press = ReorderPress(ItemDrag(in: self, move: move))
      reorderPress = press
      addGestureRecognizer(press)
    }
  }

  /// A long press that lifts an item and follows the finger.
  final class ReorderPress: UILongPressGestureRecognizer {
    let drag: ItemDrag

    init(_ drag: ItemDrag) {
      self.drag = drag
      super.init(target: nil, action: nil)
      #if canImport(ObjectiveC)
        addTarget(self, action: #selector(change))
      #endif
    }

    #if canImport(ObjectiveC)
      @objc private func change() { report() }
    #else
      override func standInChange() { report() }
    #endif

    private func report() {
      switch state {
      case .began: drag.lift(at: location(in: view))
      case .changed: drag.follow(to: location(in: view))
      case .ended: drag.drop()
      default: drag.end()
      }
    }
  }
#endif
