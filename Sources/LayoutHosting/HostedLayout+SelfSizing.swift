#if canImport(UIKit) || canImport(AppKit)
  import LayoutCore
  import LayoutRuntime

  // Views report their sizes one by one. Most sizes of a pass are collected and applied as one
  // change, because in a layout of tracks each change can move all items that follow.
  extension HostedLayout {
    /// Collects the preferred size of a cell, header or footer, if its change needs no adjustment
    /// of the content offset.
    ///
    /// With the anchor `start`, the first element in view stays in place, and so does the content
    /// offset if an element changes that begins within the viewport.
    ///
    /// - Returns: `false` if the size must be applied by ``setPreferred(_:for:offset:)``.
    func collect(_ size: PreferredSize, offset: LayoutPoint) -> Bool {
      guard case .start = anchor, change == nil, !isWaiting, scrollAxis == .vertical,
        engine?.goal == nil
      else { return false }
      place(at: offset)
      guard let engine, let frame = engine.attributes(for: size.element)?.frame,
        frame.minY >= engine.viewport.minY
      else { return false }
      collectedSizes[size.element] = size.size
      return true
    }

    /// Applies the preferred size of a cell, header or footer, and those that were collected
    /// before.
    ///
    /// - Returns: The changes of offset and size for the collection view to apply.
    func setPreferred(
      _ size: PreferredSize, for delegate: some LayoutDelegate, offset: LayoutPoint
    ) -> HostedAdjustment {
      guard engine != nil, !isWaiting else { return .none }
      place(at: offset)
      collectedSizes[size.element] = size.size
      var adjustment = applyCollectedSizes(for: delegate)
      change?.adjust(by: adjustment.offset, from: offset)
      // The collection view is not at the engine's offset, which it will follow after its layout.
      if leftBehind != nil { adjustment.offset = .zero }
      return adjustment
    }

    /// Applies the collected sizes as one change.
    ///
    /// - Returns: The changes of offset and size for the collection view to apply.
    @discardableResult
    func applyCollectedSizes(for delegate: some LayoutDelegate) -> HostedAdjustment {
      guard !collectedSizes.isEmpty, engine != nil else { return .none }
      let sizes = collectedSizes.map { PreferredSize($0.key, $0.value) }
      collectedSizes.removeAll(keepingCapacity: true)
      return adjusting {
        update(for: delegate) { engine, delegate throws(LayoutError) in
          try engine.setPreferredSizes(sizes, for: delegate)
        }
      }
    }

    /// Returns whether a preferred size changes the layout.
    ///
    /// While an item is dragged, no size does: index paths are those of the preview, which ends
    /// with the drag.
    func changesLayout(_ size: PreferredSize) -> Bool {
      guard !isWaiting, movement == nil else { return false }
      if let collected = collectedSizes[size.element] { return collected != size.size }
      return engine?.changesLayout(size) ?? false
    }
  }
#endif
