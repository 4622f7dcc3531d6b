#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import LayoutCore

  extension CollectionStrategyLayout {
    /// The thickness of the gap that marks a drop between items, in points.
    private var gapThickness: Double { 4 }

    /// Returns the drop target at a point: an item, or a gap between items.
    ///
    /// The first and the last quarter of an item stand for the gaps before and after it. If there
    /// is no item at the point, the nearest gap is the target.
    func dropTarget(at point: LayoutPoint) -> NSCollectionViewLayoutAttributes? {
      guard let engine = hosted.current else { return nil }
      let point = point.moved(by: hosted.shift, -1)
      if let hit = engine.element(at: point, among: [.cell]) {
        let frame = hit.frame
        let share =
          engine.prepared.scrollAxis == .horizontal
          ? reading(point.x - frame.minX, of: frame.width)
          : (point.y - frame.minY) / frame.height
        var next = hit.element.index
        if share < 0.25 { return gap(before: next) }
        if share < 0.75 {
          return hosted.attributes(for: hit.element).map {
            makeObject($0, selfSizing: selfSizedExtents)
          }
        }
        next.item += 1
        return gap(before: next)
      }
      return engine.insertionIndex(at: point).flatMap { gap(before: $0) }
    }

    /// Returns the fraction of an extent that precedes a distance in reading direction, from 0 to
    /// 1.
    private func reading(_ distance: Double, of extent: Double) -> Double {
      let share = distance / extent
      return hosted.current?.environment.direction == .rightToLeft ? 1 - share : share
    }

    /// Returns the attributes of the gap before an item, or after the last item of its section.
    func gap(before index: ElementIndex) -> NSCollectionViewLayoutAttributes? {
      guard let engine = hosted.current else { return nil }
      let path = IndexPath(index)
      let item = LayoutElement.cell(section: index.section, item: index.item)
      let last = LayoutElement.cell(section: index.section, item: index.item - 1)
      let isMirrored = engine.environment.direction == .rightToLeft
      let isAcross = engine.prepared.scrollAxis == .horizontal
      let edge: Double
      let frame: LayoutRect
      if let next = hosted.attributes(for: item)?.frame {
        frame = next
        edge = isAcross ? (isMirrored ? next.maxX : next.minX) : next.minY
      } else if index.item == engine.numberOfItems(inSection: index.section),
        let previous = hosted.attributes(for: last)?.frame
      {
        frame = previous
        edge = isAcross ? (isMirrored ? previous.minX : previous.maxX) : previous.maxY
      } else {
        return nil
      }
      let gap = CollectionLayoutAttributes(forInterItemGapBefore: path)
      gap.frame = NSRect(
        isAcross
          ? LayoutRect(
            x: edge - gapThickness / 2, y: frame.minY, width: gapThickness, height: frame.height)
          : LayoutRect(
            x: frame.minX, y: edge - gapThickness / 2, width: frame.width, height: gapThickness))
      gap.zIndex = Int(Int32.max)
      return gap
    }
  }
#endif
