#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import LayoutCore

  extension CollectionStrategyLayout {
    /// Returns the insets that the scroll view adds around the content.
    func bars(of view: NSCollectionView, axis: LayoutAxis?) -> LayoutInsets {
      guard let insets = view.enclosingScrollView?.contentInsets else { return .zero }
      let isMirrored = direction(of: view) == .rightToLeft
      return LayoutInsets(
        top: Double(insets.top), leading: Double(isMirrored ? insets.right : insets.left),
        bottom: Double(insets.bottom), trailing: Double(isMirrored ? insets.left : insets.right))
    }

    /// Returns the insets that the scroll view adds, because the content respects no others.
    func respectedInsets(of view: NSCollectionView, bars: LayoutInsets) -> LayoutInsets { bars }

    /// The zIndex of the scroll views of sections, which lie above all items to receive the wheel.
    var sectionScrollIndex: Int { Int(Int32.max) - 1 }

    /// Scrolls to the offset at which a change ended, because AppKit may have kept one of its own.
    ///
    /// - Returns: `false` if there is no such offset or no scroll view.
    func scrolls(to goal: LayoutPoint?) -> Bool {
      guard let goal, let view = collectionView, view.enclosingScrollView != nil else {
        return false
      }
      let offset = offset(of: goal, in: view)
      if view.visibleBounds.origin != offset { view.scroll(offset) }
      return true
    }
  }
#endif
