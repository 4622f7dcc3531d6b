#if canImport(UIKit) && !os(watchOS)
  import LayoutCore
  import LayoutHosting
  import UIKit

  extension CollectionStrategyLayout {
    /// The container as a strategy sees it.
    ///
    /// Along the axis that scrolls, insets are told and the collection view adds them. Across it the
    /// content is told what the collection view does not add itself.
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

    /// What the collection view adds around content that scrolls along an axis.
    ///
    /// Beside content that scrolls down, this is not told by its adjusted insets: those follow the content
    /// that is there at the moment, which while bounds change is wider than what is about to be.
    private func bars(of view: UICollectionView, axis: LayoutAxis?) -> LayoutInsets {
      var bars = directional(view.adjustedContentInset, in: view)
      let own = directional(view.contentInset, in: view)
      let behavior = view.contentInsetAdjustmentBehavior
      if behavior == .always { return bars }
      if axis == .vertical, behavior == .never || !view.alwaysBounceHorizontal {
        bars.leading = own.leading
        bars.trailing = own.trailing
      }
      // Where bars are above and below, content that scrolls sideways is moved too, but for scrollable axes.
      if axis == .horizontal, behavior == .scrollableAxes, !view.alwaysBounceVertical {
        bars.top = own.top
        bars.bottom = own.bottom
      }
      return bars
    }

    /// Insets by leading and trailing edge, in the coordinates that the layout computes in.
    private func directional(_ insets: UIEdgeInsets, in view: UICollectionView) -> LayoutInsets {
      let isMirrored =
        followsReadingDirection && view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      return LayoutInsets(
        top: Double(insets.top), leading: Double(isMirrored ? insets.right : insets.left),
        bottom: Double(insets.bottom), trailing: Double(isMirrored ? insets.left : insets.right))
    }

    /// How far the container begins within the bounds.
    private func inset(in view: UICollectionView) -> LayoutPoint {
      let axis = hosted.current?.prepared.scrollAxis
      let bars = bars(of: view, axis: axis)
      switch axis {
      case .vertical: return LayoutPoint(x: bars.leading, y: 0)
      case .horizontal: return LayoutPoint(x: 0, y: bars.top)
      case nil: return .zero
      }
    }

    /// Where the container stands in the content, for bounds of the collection view.
    func place(of bounds: CGRect, in view: UICollectionView) -> LayoutPoint {
      let inset = inset(in: view)
      return LayoutPoint(x: Double(bounds.minX) + inset.x, y: Double(bounds.minY) + inset.y)
    }

    /// The content offset at which the container stands at a place.
    func offset(of place: LayoutPoint, in view: UICollectionView) -> CGPoint {
      let inset = inset(in: view)
      return CGPoint(x: place.x - inset.x, y: place.y - inset.y)
    }
  }
#endif
