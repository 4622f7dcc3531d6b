import StrategyKit

/// The elements that a query finds, and the conditions that they satisfy.
///
/// Elements are appended here instead of being passed to a closure. A closure would copy each of
/// them, and retain every array of the layout.
struct FoundElements {
  var elements: [LayoutAttributes] = []
  /// The rectangle that frames must intersect, or nil for all elements.
  let rect: LayoutRect?
  /// The window around the rectangle.
  let window: LayoutWindow?
  /// A Boolean value that indicates whether only pinned elements are found.
  let isPinnedOnly: Bool
  /// The zIndex that elements must have, or nil for any.
  var layer: Int?
  /// The number of sections, groups and items that were examined.
  var searched = 0
  /// The previous span across the main axis, which most cells share with the cell before.
  private var last: (lower: Int64, upper: Int64, span: LayoutSpan)?

  init(_ query: LayoutQuery, in space: LayoutSpace) {
    rect = query.rect
    window = query.rect.map { space.window(around: $0) }
    isPinnedOnly = query.rect != nil && query.part == .followers
  }

  /// Returns a Boolean value that indicates whether the query includes elements with a zIndex.
  func includes(layer zIndex: Int) -> Bool { layer == nil || layer == zIndex }

  /// Returns a Boolean value that indicates whether the query includes a boundary item.
  func includes(_ item: CompositionalBoundaries.Item) -> Bool {
    includes(layer: item.zIndex) && (item.pins || !isPinnedOnly)
  }

  /// Returns a Boolean value that indicates whether a place can intersect the window.
  func overlaps(_ start: PerAxis<Int64>, _ extents: PerAxis<Int64>) -> Bool {
    guard let window else { return true }
    return start.main < window.mainUpper.rawValue
      && window.mainLower.rawValue < start.main &+ extents.main
      && start.cross < window.crossUpper.rawValue
      && window.crossLower.rawValue < start.cross &+ extents.cross
  }

  /// Returns a Boolean value that indicates whether the query includes elements with a frame.
  func takes(_ frame: LayoutRect) -> Bool { rect.map { frame.intersects($0) } ?? true }

  mutating func add(_ attributes: LayoutAttributes) {
    if takes(attributes.frame) { elements.append(attributes) }
  }

  /// Returns the span across the main axis for two positions, from the cache if they are unchanged.
  mutating func crossSpan(in space: LayoutSpace, from lower: Int64, to upper: Int64) -> LayoutSpan {
    if let last, last.lower == lower, last.upper == upper { return last.span }
    let span = space.crossSpan(from: LayoutUnit(rawValue: lower), to: LayoutUnit(rawValue: upper))
    last = (lower, upper, span)
    return span
  }
}
