#if canImport(UIKit) || canImport(AppKit)
  import LayoutCore
  import LayoutRuntime

  // Views report their sizes one by one. Most sizes of a pass are collected and applied as one change,
  // because in a layout of tracks each change can move all items that follow.
  extension HostedLayout {
    /// Applies or collects the preferred size of a cell, header or footer.
    ///
    /// - Returns: The changes of offset and size for the collection view to apply.
    mutating func setPreferred(
      _ size: PreferredSize, for delegate: some LayoutDelegate, offset: LayoutPoint
    ) -> HostedAdjustment {
      guard engine != nil, !isWaiting else { return .none }
      place(at: offset)
      collectedSizes[size.element] = size.size
      guard !canCollect(size.element) else { return .none }
      let adjustment = applyCollectedSizes(for: delegate)
      change?.target.x += adjustment.offset.x
      change?.target.y += adjustment.offset.y
      return adjustment
    }

    /// Returns whether the size of an element needs no adjustment of the content offset.
    ///
    /// With the anchor `start`, the first element in view stays in place, and so does the content
    /// offset if an element changes that begins within the viewport.
    private mutating func canCollect(_ element: LayoutElement) -> Bool {
      guard case .start = anchor, change == nil, engine?.prepared.scrollAxis == .vertical,
        let frame = engine?.attributes(for: element)?.frame, let viewport = engine?.viewport
      else { return false }
      return frame.minY >= viewport.minY
    }

    /// Applies the collected sizes as one change.
    ///
    /// - Returns: The changes of offset and size for the collection view to apply.
    @discardableResult
    mutating func applyCollectedSizes(for delegate: some LayoutDelegate) -> HostedAdjustment {
      guard !collectedSizes.isEmpty else { return .none }
      let sizes = collectedSizes.map { PreferredSize($0, $1) }
      collectedSizes.removeAll(keepingCapacity: true)
      return adjusting { hosted in
        hosted.update(for: delegate) { engine, delegate throws(LayoutError) in
          try engine.setPreferredSizes(sizes, for: delegate)
        }
      }
    }

    /// Returns whether a preferred size changes the layout.
    ///
    /// While an item is dragged, no size does: index paths are those of the preview, which ends with
    /// the drag.
    mutating func changesLayout(_ size: PreferredSize) -> Bool {
      guard !isWaiting, movement == nil else { return false }
      if let collected = collectedSizes[size.element] { return collected != size.size }
      return engine?.changesLayout(size) == true
    }
  }
#endif
