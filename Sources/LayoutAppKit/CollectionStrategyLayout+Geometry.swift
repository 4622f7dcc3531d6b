#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import LayoutCore
  import LayoutHosting

  extension CollectionStrategyLayout {
    /// Returns the part of the collection view that its scroll view shows.
    func visibleBounds(of view: NSCollectionView) -> NSRect {
      view.enclosingScrollView?.contentView.bounds ?? view.visibleRect
    }

    /// Returns the visible size that corresponds to the bounds passed to a layout.
    ///
    /// AppKit's documentation does not specify whether these are the visible bounds or those of the
    /// whole content. If an extent equals that of the content, the visible extent is used instead.
    func visibleSize(of view: NSCollectionView, _ bounds: NSRect) -> NSSize {
      let visible = visibleBounds(of: view)
      return NSSize(
        width: bounds.width == view.frame.width ? visible.width : bounds.width,
        height: bounds.height == view.frame.height ? visible.height : bounds.height)
    }

    /// Returns the environment that the collection view provides to a strategy.
    ///
    /// Along the scroll axis, the environment reports the insets that the scroll view adds. Across
    /// it, the container is narrowed by these insets.
    func environment(
      of view: NSCollectionView, size: NSSize, axis: LayoutAxis?
    ) -> LayoutEnvironment {
      let bars = bars(of: view)
      var container = LayoutSize(size)
      var insets = bars
      switch axis {
      case .vertical:
        container.width -= bars.leading + bars.trailing
        insets.leading = 0
        insets.trailing = 0
      case .horizontal:
        container.height -= bars.top + bars.bottom
        insets.top = 0
        insets.bottom = 0
      case nil: break
      }
      let scale = Double(view.window?.backingScaleFactor ?? 1)
      return LayoutEnvironment(
        containerSize: container, insets: insets,
        direction: isMirrored(view) ? .rightToLeft : .leftToRight, scale: scale > 0 ? scale : 1)
    }

    /// Returns whether the layout mirrors its content, because AppKit does not.
    private func isMirrored(_ view: NSCollectionView) -> Bool {
      followsReadingDirection && view.userInterfaceLayoutDirection == .rightToLeft
    }

    /// Returns the insets that the scroll view adds around the content.
    private func bars(of view: NSCollectionView) -> LayoutInsets {
      guard let insets = view.enclosingScrollView?.contentInsets else { return .zero }
      let isMirrored = isMirrored(view)
      return LayoutInsets(
        top: Double(insets.top), leading: Double(isMirrored ? insets.right : insets.left),
        bottom: Double(insets.bottom), trailing: Double(isMirrored ? insets.left : insets.right))
    }

    /// Returns the distance from the origin of the visible bounds to the origin of the container.
    private func inset(in view: NSCollectionView) -> LayoutPoint {
      guard let insets = view.enclosingScrollView?.contentInsets else { return .zero }
      switch hosted.current?.prepared.scrollAxis {
      case .vertical: return LayoutPoint(x: Double(insets.left), y: 0)
      case .horizontal: return LayoutPoint(x: 0, y: Double(insets.top))
      case nil: return .zero
      }
    }

    /// Returns the position of the container in the content.
    func place(of view: NSCollectionView) -> LayoutPoint {
      place(of: visibleBounds(of: view).origin, in: view)
    }

    /// Returns the position of the container in the content for the given offset of the clip view.
    func place(of offset: NSPoint, in view: NSCollectionView) -> LayoutPoint {
      let inset = inset(in: view)
      return LayoutPoint(x: Double(offset.x) + inset.x, y: Double(offset.y) + inset.y)
    }

    /// Returns the offset of the clip view at which the container is at the given position.
    func offset(of place: LayoutPoint, in view: NSCollectionView) -> NSPoint {
      let inset = inset(in: view)
      return NSPoint(x: place.x - inset.x, y: place.y - inset.y)
    }

    /// Scrolls to the beginning of the content.
    ///
    /// In a horizontal layout that is read from right to left, the content begins at the right
    /// edge. Scroll views show the left edge first.
    public func scrollToBeginning() {
      guard let view = collectionView, let engine = hosted.current else { return }
      view.scroll(offset(of: engine.initialContentOffset, in: view))
    }
  }
#endif
