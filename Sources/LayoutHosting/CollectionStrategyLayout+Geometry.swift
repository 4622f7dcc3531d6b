#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  import LayoutCore

  extension CollectionStrategyLayout {
    /// Returns the environment that the collection view provides to a strategy.
    ///
    /// Along the scroll axis, the environment reports the insets that the collection view or its
    /// scroll view adds. Across it, the container is narrowed by these insets, and the environment
    /// reports only the remaining ones.
    func environment(
      of view: PlatformCollectionView, size: CGSize, axis: LayoutAxis?
    ) -> LayoutEnvironment {
      let bars = bars(of: view, axis: axis)
      let respected = respectedInsets(of: view, bars: bars)
      var container = LayoutSize(size)
      var insets = bars
      switch axis {
      case .vertical:
        container.width -= bars.leading + bars.trailing
        insets.leading = max(0, respected.leading - bars.leading)
        insets.trailing = max(0, respected.trailing - bars.trailing)
      case .horizontal:
        container.height -= bars.top + bars.bottom
        insets.top = max(0, respected.top - bars.top)
        insets.bottom = max(0, respected.bottom - bars.bottom)
      case nil: break
      }
      return LayoutEnvironment(
        containerSize: container, insets: insets, direction: direction(of: view),
        scale: Double(view.pixelScale))
    }

    /// Returns the direction in which the layout places elements, which the collection view does
    /// not mirror.
    ///
    /// UIKit mirrors frames on request, but not its offset and its bounds, on which pinned elements
    /// and places depend.
    func direction(of view: PlatformCollectionView) -> FlowDirection {
      followsReadingDirection && view.isReadFromRightToLeft ? .rightToLeft : .leftToRight
    }

    /// Returns the distance from the origin of the bounds to the origin of the container.
    private func inset(in view: PlatformCollectionView) -> LayoutPoint {
      let axis = hosted.scrollAxis
      let bars = bars(of: view, axis: axis)
      switch axis {
      case .vertical:
        let isMirrored = direction(of: view) == .rightToLeft
        return LayoutPoint(x: isMirrored ? bars.trailing : bars.leading, y: 0)
      case .horizontal: return LayoutPoint(x: 0, y: bars.top)
      case nil: return .zero
      }
    }

    /// Returns the position of the container in the content.
    func place(of view: PlatformCollectionView) -> LayoutPoint {
      place(of: view.visibleBounds.origin, in: view)
    }

    /// Returns the position of the container in the content for the given content offset.
    func place(of offset: CGPoint, in view: PlatformCollectionView) -> LayoutPoint {
      let inset = inset(in: view)
      return LayoutPoint(x: Double(offset.x) + inset.x, y: Double(offset.y) + inset.y)
    }

    /// Returns the content offset at which the container is at the given position.
    func offset(of place: LayoutPoint, in view: PlatformCollectionView) -> CGPoint {
      let inset = inset(in: view)
      return CGPoint(x: place.x - inset.x, y: place.y - inset.y)
    }
  }
#endif
