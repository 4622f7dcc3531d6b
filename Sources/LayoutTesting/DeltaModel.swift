import LayoutCore
import LayoutRuntime

/// The elements that a host shows and prefetches if it only applies an engine's reports.
struct DeltaModel {
  private var shown: [LayoutElement: LayoutAttributes] = [:]
  private var ahead: Set<ElementIndex> = []
  private var travel = LayoutPoint.zero
  /// A Boolean value that indicates whether there was a report; before the first, nothing is shown.
  private var isStarted = false

  /// Replaces the shown elements after the content changed.
  mutating func reset(to engine: LayoutEngine) {
    guard isStarted else { return }
    shown = [:]
    for attributes in engine.shownElements { shown[attributes.element] = attributes }
    ahead = []
  }

  /// Applies a report, and returns a description of what is inconsistent, if anything is.
  mutating func apply(
    _ delta: ViewportDelta, of engine: LayoutEngine, from old: LayoutPoint
  ) -> String? {
    isStarted = true
    for element in delta.disappeared where shown.removeValue(forKey: element) == nil {
      return "\(element) left without being shown"
    }
    for attributes in delta.appeared {
      if shown.updateValue(attributes, forKey: attributes.element) != nil {
        return "\(attributes.element) entered twice"
      }
      if attributes.element.category == .cell { ahead.remove(attributes.element.index) }
    }
    for attributes in delta.updated {
      let known = shown.updateValue(attributes, forKey: attributes.element)
      if known == nil || known == attributes { return "\(attributes.element) did not change" }
    }
    for index in delta.toCancelPrefetch where ahead.remove(index) == nil {
      return "\(index) cancelled without being prefetched"
    }
    for index in delta.toPrefetch where !ahead.insert(index).inserted {
      return "\(index) prefetched twice"
    }
    let expected = engine.shownElements
    if expected.count != shown.count || !expected.allSatisfy({ shown[$0.element] == $0 }) {
      return "the reports add up to \(shown.count) elements, but \(expected.count) are shown"
    }
    return checkAhead(engine, from: old)
  }

  /// Checks that exactly the cells that are about to appear were reported for prefetching.
  private mutating func checkAhead(_ engine: LayoutEngine, from old: LayoutPoint) -> String? {
    let viewport = engine.viewport
    if viewport.minX != old.x { travel.x = viewport.minX < old.x ? -1 : 1 }
    if viewport.minY != old.y { travel.y = viewport.minY < old.y ? -1 : 1 }
    guard engine.prefetchDistance > 0 else {
      return ahead.isEmpty ? nil : "prefetched without being asked to"
    }
    var rect = engine.shownRect
    let distance = engine.prefetchDistance
    if engine.contentSize.width > viewport.width, travel.x != 0 {
      rect = LayoutRect(
        x: travel.x < 0 ? rect.minX - distance : rect.minX, y: rect.minY,
        width: rect.width + distance, height: rect.height)
    }
    if engine.contentSize.height > viewport.height, travel.y != 0 {
      rect = LayoutRect(
        x: rect.minX, y: travel.y < 0 ? rect.minY - distance : rect.minY, width: rect.width,
        height: rect.height + distance)
    }
    let expected = engine.elements(in: rect).filter {
      $0.element.category == .cell && !$0.frame.intersects(engine.shownRect)
    }
    let indexes = Set(expected.map { $0.element.index })
    return indexes == ahead
      ? nil : "\(ahead.sorted()) are reported as ahead, but \(indexes.sorted()) are"
  }
}
