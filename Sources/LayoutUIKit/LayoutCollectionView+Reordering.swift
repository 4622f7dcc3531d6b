#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import LayoutCore
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
    /// While an item is dragged, the others make room where it would be dropped, within its section or in
    /// another one, and the view scrolls near its edges. If the drag is cancelled, they return.
    ///
    /// Neither the data source nor the delegate takes part: until the drag ends, the data and all index
    /// paths are unchanged. The layout asks for no sizes by other index paths.
    ///
    /// - Parameter move: Moves an item of the app's data. The destination is the index path after the move.
    ///   The view moves the cell itself, except if the data source is a diffable one: then apply a
    ///   snapshot in which the item is moved.
    public func reorders(_ move: @escaping (_ source: IndexPath, _ destination: IndexPath) -> Void)
    {
      press.map { removeGestureRecognizer($0) }
      let press = ReorderPress { [weak self] press in self?.follow(press) }
      press.move = move
      self.press = press
      addGestureRecognizer(press)
    }

    private var press: ReorderPress? {
      get { reorderPress as? ReorderPress }
      set { reorderPress = newValue }
    }

    /// Follows the finger.
    func follow(_ press: ReorderPress) {
      let point = press.location(in: self)
      switch press.state {
      case .began: lift(at: point, by: press)
      case .changed:
        press.point = point
        drag(press)
      case .ended: drop(press)
      default: cancel(press)
      }
    }

    private func lift(at point: CGPoint, by press: ReorderPress) {
      guard let layout = strategyLayout, let path = indexPathForItem(at: point),
        let center = layout.layoutAttributesForItem(at: path)?.center,
        layout.lift(path, at: center)
      else { return }
      press.point = point
      press.grip = CGPoint(x: center.x - point.x, y: center.y - point.y)
      layoutIfNeeded()
      press.beginScrolling { [weak self, weak press] in
        if let self, let press { scrollNearEdges(press) }
      }
    }

    /// Moves the lifted cell at once, and the others in an animation if they make room elsewhere.
    private func drag(_ press: ReorderPress) {
      guard let layout = strategyLayout, layout.liftedPath != nil else { return }
      let center = CGPoint(x: press.point.x + press.grip.x, y: press.point.y + press.grip.y)
      if layout.moveLifted(over: press.point, center: center) {
        UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() }
      } else {
        layoutIfNeeded()
      }
    }

    private func drop(_ press: ReorderPress) {
      press.endScrolling()
      guard let layout = strategyLayout, layout.liftedPath != nil else { return }
      if let (source, destination) = layout.reorderedMove {
        layout.putDown()
        if dataSource is any SnapshotSource {
          press.move(source, destination)
        } else {
          performBatchUpdates {
            press.move(source, destination)
            self.moveItem(at: source, to: destination)
          }
        }
      }
      end()
    }

    private func cancel(_ press: ReorderPress) {
      press.endScrolling()
      guard strategyLayout?.liftedPath != nil else { return }
      end()
    }

    /// Shows the data, which has moved or not.
    private func end() {
      strategyLayout?.endReordering()
      UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() }
    }

    /// Scrolls while the finger is near an edge, and drags the item along.
    private func scrollNearEdges(_ press: ReorderPress) {
      func step(_ point: CGFloat, _ lower: CGFloat, _ upper: CGFloat) -> CGFloat {
        let edge = min(44, (upper - lower) / 4)
        if point < lower + edge { return -(lower + edge - point) / 4 }
        return point > upper - edge ? (point - upper + edge) / 4 : 0
      }
      func limited(_ offset: CGFloat, _ lower: CGFloat, _ upper: CGFloat) -> CGFloat {
        min(max(offset, lower), max(lower, upper))
      }
      let (visible, insets, old) = (bounds, adjustedContentInset, contentOffset)
      var new = old
      if strategyLayout?.scrollAxis != .vertical {
        new.x = limited(
          old.x + step(press.point.x, visible.minX + insets.left, visible.maxX - insets.right),
          -insets.left, contentSize.width + insets.right - visible.width)
      }
      if strategyLayout?.scrollAxis != .horizontal {
        new.y = limited(
          old.y + step(press.point.y, visible.minY + insets.top, visible.maxY - insets.bottom),
          -insets.top, contentSize.height + insets.bottom - visible.height)
      }
      guard new != old else { return }
      contentOffset = new
      // The finger rests, so its place in the content moves with the view.
      press.point = CGPoint(
        x: press.point.x + new.x - old.x, y: press.point.y + new.y - old.y)
      drag(press)
    }
  }

  /// A data source whose app applies snapshots, which move the cells.
  @MainActor
  private protocol SnapshotSource {}

  extension UICollectionViewDiffableDataSource: SnapshotSource {}

  /// A long press that lifts an item and follows the finger.
  final class ReorderPress: UILongPressGestureRecognizer {
    /// Moves an item of the app's data.
    var move: (_ source: IndexPath, _ destination: IndexPath) -> Void = { _, _ in }
    /// The finger, in the coordinates of the content.
    var point = CGPoint.zero
    /// The distance from the finger to the centre of the lifted cell.
    var grip = CGPoint.zero
    private let report: (ReorderPress) -> Void
    private var scrolling: Task<Void, Never>?

    init(_ report: @escaping (ReorderPress) -> Void) {
      self.report = report
      super.init(target: nil, action: nil)
      #if canImport(ObjectiveC)
        addTarget(self, action: #selector(change))
      #endif
    }

    #if canImport(ObjectiveC)
      @objc private func change() { report(self) }
    #else
      override func standInChange() { report(self) }
    #endif

    /// Calls a closure sixty times a second, until the drag ends.
    func beginScrolling(_ step: @escaping @MainActor () -> Void) {
      scrolling = Task { @MainActor in
        while !Task.isCancelled {
          step()
          try? await Task.sleep(nanoseconds: 16_000_000)
        }
      }
    }

    func endScrolling() {
      scrolling?.cancel()
      scrolling = nil
    }
  }
#endif
