import StrategyKit

extension FlowLayout {
  /// Places every item of a collection and returns the prepared layout.
  ///
  /// If the container's extent across the scroll axis is infinite, the flow has its ideal extent:
  /// that of its longest section on one line. Sizes are then asked for twice.
  ///
  /// - Parameter delegate: The source of counts, sizes and answers. It is used during this call
  ///   only.
  /// - Parameter environment: The container, reading direction and screen.
  /// - Throws: ``/LayoutCore/LayoutError`` if a count exceeds ``/LayoutCore/LayoutLimits``.
  /// - Complexity: O(n); n = items.
  public func prepare(
    for delegate: AnyLayoutDelegate, in environment: LayoutEnvironment
  ) throws(LayoutError) -> PreparedFlow {
    let cross = axis.transposed
    guard environment.containerSize.extent(along: cross) == .infinity else {
      return try prepareSections(for: delegate, in: environment)
    }
    _ = try delegate.storedItemCounts()
    var longest = 0.0
    for number in 0..<max(0, delegate.numberOfSections) {
      let section = section(number, answeredBy: delegate)
      longest = max(longest, length(ofLine: number, section, answeredBy: delegate))
    }
    var ideal = environment
    let bars = environment.insets
    let extent = longest + bars.start(along: cross) + bars.end(along: cross)
    // The container is cut to whole pixels, so the line must not end within one.
    let scale = PixelGrid(scale: environment.scale).scale
    let limit = LayoutLimits.maximumLength.points
    let whole = min(limit, (extent * scale).rounded(.up) / scale)
    if cross == .horizontal {
      ideal.containerSize.width = whole
    } else {
      ideal.containerSize.height = whole
    }
    return try prepareSections(for: delegate, in: ideal)
  }

  /// Returns the extent of all items of a section side by side, with spacing and insets.
  func length(
    ofLine number: Int, _ section: FlowSection, answeredBy delegate: AnyLayoutDelegate
  ) -> Double {
    let cross = axis.transposed
    let count = max(0, delegate.numberOfItems(inSection: number))
    guard count > 0 else { return 0 }
    func extent(_ points: Double) -> Double { LayoutUnit.checkedExtent(points) { _, _ in }.points }
    var items = 0.0
    var onLine = count
    let usual = extent(section.itemSize.extent(along: cross))
    switch section.columns {
    case .fixed(let columns):
      onLine = min(max(1, columns), LayoutLimits.maximumTracks)
      items = usual * Double(onLine)
    case .adaptive(let least, _, let most, _):
      onLine = min(count, max(1, most), LayoutLimits.maximumTracks)
      items = max(extent(least), 1) * Double(onLine)
    case .tracks(let sizes, _):
      onLine = min(max(1, sizes.count), LayoutLimits.maximumTracks)
      items = sizes.prefix(onLine).reduce(0) { $0 + max(extent($1.minimum), usual * $1.share) }
    case nil where asksForSizes:
      for item in 0..<count {
        let index = ElementIndex(section: number, item: item)
        let size = delegate.sizeForItem(at: index, proposal: LayoutProposal())
        items += extent((size ?? section.itemSize).extent(along: cross))
      }
    case nil: items = usual * Double(count)
    }
    let insets = section.sectionInsets
    return items + extent(section.itemSpacing) * Double(onLine - 1)
      + extent(insets.start(along: cross)) + extent(insets.end(along: cross))
  }
}
