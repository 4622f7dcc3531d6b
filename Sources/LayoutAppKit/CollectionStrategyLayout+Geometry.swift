#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import LayoutCore
  import LayoutHosting

  extension CollectionStrategyLayout {
    /// The part of the collection view that its scroll view shows.
    func visibleBounds(of view: NSCollectionView) -> NSRect {
      view.enclosingScrollView?.contentView.bounds ?? view.visibleRect
    }

    /// What bounds that are told to a layout say of the visible size.
    ///
    /// The documentation leaves open whether they are the visible ones or those of the whole content. An
    /// extent that is the content's says nothing.
    func visibleSize(of view: NSCollectionView, _ bounds: NSRect) -> NSSize {
      let visible = visibleBounds(of: view)
      return NSSize(
        width: bounds.width == view.frame.width ? visible.width : bounds.width,
        height: bounds.height == view.frame.height ? visible.height : bounds.height)
    }

    /// The container as a strategy sees it.
    ///
    /// Along the axis that scrolls, insets are told and the scroll view adds them. Across it, content is
    /// as wide as what they leave.
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

    /// AppKit mirrors nothing: the layout does.
    private func isMirrored(_ view: NSCollectionView) -> Bool {
      followsReadingDirection && view.userInterfaceLayoutDirection == .rightToLeft
    }

    /// What the scroll view adds around the content.
    private func bars(of view: NSCollectionView) -> LayoutInsets {
      guard let insets = view.enclosingScrollView?.contentInsets else { return .zero }
      let isMirrored = isMirrored(view)
      return LayoutInsets(
        top: Double(insets.top), leading: Double(isMirrored ? insets.right : insets.left),
        bottom: Double(insets.bottom), trailing: Double(isMirrored ? insets.left : insets.right))
    }

    /// How far the container begins within the visible bounds.
    private func inset(in view: NSCollectionView) -> LayoutPoint {
      guard let insets = view.enclosingScrollView?.contentInsets else { return .zero }
      switch hosted.current?.prepared.scrollAxis {
      case .vertical: return LayoutPoint(x: Double(insets.left), y: 0)
      case .horizontal: return LayoutPoint(x: 0, y: Double(insets.top))
      case nil: return .zero
      }
    }

    /// Where the container stands in the content.
    func place(of view: NSCollectionView) -> LayoutPoint {
      place(of: visibleBounds(of: view).origin, in: view)
    }

    /// Where the container stands in the content, for an offset of the clip view.
    func place(of offset: NSPoint, in view: NSCollectionView) -> LayoutPoint {
      let inset = inset(in: view)
      return LayoutPoint(x: Double(offset.x) + inset.x, y: Double(offset.y) + inset.y)
    }

    /// The offset of the clip view at which the container stands at a place.
    func offset(of place: LayoutPoint, in view: NSCollectionView) -> NSPoint {
      let inset = inset(in: view)
      return NSPoint(x: place.x - inset.x, y: place.y - inset.y)
    }

    /// Scrolls to where reading begins: in a layout that scrolls sideways and is read from right to left,
    /// that is the right edge, which scroll views do not show at first.
    public func scrollToBeginning() {
      guard let view = collectionView, let engine = hosted.current else { return }
      view.scroll(offset(of: engine.initialContentOffset, in: view))
    }
  }
#endif
