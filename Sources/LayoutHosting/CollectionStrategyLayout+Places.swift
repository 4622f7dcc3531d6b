#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  import LayoutCore

  /// The part of the content that a collection view shows first.
  struct FirstPlace {
    /// A Boolean value that indicates whether there was content to show.
    var isShown = false
    /// The scroll that was requested before there was a layout.
    var request: ((CollectionStrategyLayout) -> Bool)?
  }

  /// A collection view that calls ``CollectionStrategyLayout/showsFirstPlace()`` after each layout.
  package protocol FirstPlaceView {}

  extension CollectionStrategyLayout {
    /// Returns whether a scroll was remembered, because the collection view performs it at its first
    /// layout.
    func remembers(_ request: @escaping (CollectionStrategyLayout) -> Bool) -> Bool {
      guard !firstPlace.isShown, collectionView is any FirstPlaceView else { return false }
      firstPlace.request = request
      return true
    }

    /// Scrolls to the place that was requested before the first layout, or to the end if the anchor is
    /// `.end`.
    ///
    /// A collection view calls this method after each layout, because it must know the size of its
    /// content first.
    ///
    /// - Returns: `true` if it scrolled, so that other elements are visible.
    package func showsFirstPlace() -> Bool {
      guard !firstPlace.isShown, let view = collectionView, let engine = hosted.current,
        engine.numberOfSections > 0, view.visibleBounds.width > 0, view.visibleBounds.height > 0
      else { return false }
      firstPlace.isShown = true
      defer { firstPlace.request = nil }
      if let request = firstPlace.request { return request(self) }
      guard anchor == .end else { return false }
      view.scroll(to: offset(of: engine.contentOffsetBounds.maximum, in: view), animated: false)
      return true
    }

    /// A Boolean value that indicates whether the collection view shows the place that it begins at.
    package var hasShownFirstPlace: Bool { firstPlace.isShown }

    /// The axis along which the content scrolls; `nil` for both, or before the first layout.
    package var scrollAxis: LayoutAxis? { hosted.scrollAxis }
  }
#endif
