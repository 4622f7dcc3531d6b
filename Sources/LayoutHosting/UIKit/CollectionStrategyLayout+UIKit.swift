#if canImport(UIKit) && !os(watchOS)
  import LayoutCore
  import UIKit

  extension CollectionStrategyLayout {
    /// Returns the insets that the collection view adds around content with the given scroll axis.
    ///
    /// For content that scrolls vertically, the adjusted insets are not reliable at the sides: they
    /// depend on the current content, which is wider than the new one while bounds change.
    func bars(of view: UICollectionView, axis: LayoutAxis?) -> LayoutInsets {
      var bars = directional(view.adjustedContentInset, in: view)
      let own = directional(view.contentInset, in: view)
      let behavior = view.contentInsetAdjustmentBehavior
      if behavior == .always { return bars }
      if axis == .vertical, behavior == .never || !view.alwaysBounceHorizontal {
        bars.leading = own.leading
        bars.trailing = own.trailing
      }
      // If there are bars above and below, content that scrolls horizontally is inset too, except
      // with `.scrollableAxes`.
      if axis == .horizontal, behavior == .scrollableAxes, !view.alwaysBounceVertical {
        bars.top = own.top
        bars.bottom = own.bottom
      }
      return bars
    }

    /// Returns the insets that the content respects across the scroll axis.
    func respectedInsets(of view: UICollectionView, bars: LayoutInsets) -> LayoutInsets {
      switch insetReference {
      case .contentInsets: bars
      case .safeArea: directional(view.safeAreaInsets, in: view)
      case .layoutMargins: LayoutInsets(view.directionalLayoutMargins)
      }
    }

    /// The zIndex of the scroll views of sections, which take no touches.
    var sectionScrollIndex: Int { 0 }

    /// Returns `false`, because UIKit scrolls to the offset that the layout reports.
    func scrolls(to goal: LayoutPoint?) -> Bool { false }

    /// Shows the layout as if a dragged item were dropped; several dragged items have no preview.
    func previewMove(from previous: [IndexPath], to targets: [IndexPath]) {
      guard previous.count == 1, targets.count == 1, let view = collectionView else { return }
      let delegate = delegate(of: view, isPreviewing: true)
      let (from, to) = (ElementIndex(previous[0]), ElementIndex(targets[0]))
      hosted.move(from, to: to, for: delegate)
    }

    /// Returns insets by leading and trailing edge, in the coordinates of the layout.
    private func directional(_ insets: UIEdgeInsets, in view: UICollectionView) -> LayoutInsets {
      let isMirrored = direction(of: view) == .rightToLeft
      return LayoutInsets(
        top: Double(insets.top), leading: Double(isMirrored ? insets.right : insets.left),
        bottom: Double(insets.bottom), trailing: Double(isMirrored ? insets.left : insets.right))
    }
  }
#endif
