#if canImport(UIKit) && !os(watchOS)
  import LayoutCore
  import LayoutHosting
  import UIKit

  extension CollectionStrategyLayout {
    /// Returns the environment that the collection view provides to a strategy.
    ///
    /// Along the scroll axis, the environment reports the insets that the collection view adds.
    /// Across it, the container is narrowed by these insets, and the environment reports only the
    /// remaining ones.
    func environment(
      of view: UICollectionView, size: CGSize, axis: LayoutAxis?
    ) -> LayoutEnvironment {
      let bars = bars(of: view, axis: axis)
      let reference =
        switch insetReference {
        case .contentInsets: LayoutInsets.zero
        case .safeArea: directional(view.safeAreaInsets, in: view)
        case .layoutMargins: LayoutInsets(view.directionalLayoutMargins)
        }
      var container = LayoutSize(size)
      var insets = bars
      switch axis {
      case .vertical:
        container.width -= bars.leading + bars.trailing
        insets.leading = max(0, reference.leading - bars.leading)
        insets.trailing = max(0, reference.trailing - bars.trailing)
      case .horizontal:
        container.height -= bars.top + bars.bottom
        insets.top = max(0, reference.top - bars.top)
        insets.bottom = max(0, reference.bottom - bars.bottom)
      case nil: break
      }
      let scale = Double(view.traitCollection.displayScale)
      return LayoutEnvironment(
        containerSize: container, insets: insets, scale: scale > 0 ? scale : 1)
    }

    /// Returns the insets that the collection view adds around content with the given scroll axis.
    ///
    /// For content that scrolls vertically, the adjusted insets are not reliable at the sides: they
    /// depend on the current content, which is wider than the new one while bounds change.
    private func bars(of view: UICollectionView, axis: LayoutAxis?) -> LayoutInsets {
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

    /// Returns insets by leading and trailing edge, in the coordinates of the layout.
    private func directional(_ insets: UIEdgeInsets, in view: UICollectionView) -> LayoutInsets {
      let isMirrored =
        followsReadingDirection && view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      return LayoutInsets(
        top: Double(insets.top), leading: Double(isMirrored ? insets.right : insets.left),
        bottom: Double(insets.bottom), trailing: Double(isMirrored ? insets.left : insets.right))
    }

    /// Returns the distance from the origin of the bounds to the origin of the container.
    private func inset(in view: UICollectionView) -> LayoutPoint {
      let axis = hosted.current?.prepared.scrollAxis
      let bars = bars(of: view, axis: axis)
      switch axis {
      case .vertical: return LayoutPoint(x: bars.leading, y: 0)
      case .horizontal: return LayoutPoint(x: 0, y: bars.top)
      case nil: return .zero
      }
    }

    /// Returns the position of the container in the content for the given bounds.
    func place(of bounds: CGRect, in view: UICollectionView) -> LayoutPoint {
      let inset = inset(in: view)
      return LayoutPoint(x: Double(bounds.minX) + inset.x, y: Double(bounds.minY) + inset.y)
    }

    /// Returns the content offset at which the container is at the given position.
    func offset(of place: LayoutPoint, in view: UICollectionView) -> CGPoint {
      let inset = inset(in: view)
      return CGPoint(x: place.x - inset.x, y: place.y - inset.y)
    }
  }
#endif
