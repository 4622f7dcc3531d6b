import LayoutCore

/// The elements that a query finds.
///
/// Elements are appended here instead of being passed to a closure. A closure would copy each of
/// them, and retain every array of the layout.
struct FoundElements {
  var elements: [LayoutAttributes] = []
  /// The rectangle that frames must intersect, or nil for all elements.
  let rect: LayoutRect?
  /// The number of sections, groups and items that were examined.
  var searched = 0
  /// The previous span across the main axis, which most cells share with the cell before.
  private var last: (lower: Int64, upper: Int64, span: LayoutSpan)?

  init(rect: LayoutRect?) { self.rect = rect }

  /// Returns a Boolean value that indicates whether the query includes a frame.
  @inline(__always)
  func takes(_ frame: LayoutRect) -> Bool { rect.map { frame.intersects($0) } ?? true }

  @inline(__always)
  mutating func add(_ attributes: LayoutAttributes) {
    if takes(attributes.frame) { elements.append(attributes) }
  }

  /// Returns the span across the main axis for two positions, from the cache if they are unchanged.
  @inline(__always)
  mutating func crossSpan(
    in space: LayoutSpace, from lower: Int64, to upper: Int64
  ) -> LayoutSpan {
    if let last, last.lower == lower, last.upper == upper { return last.span }
    let span = space.crossSpan(from: lower, to: upper)
    last = (lower, upper, span)
    return span
  }
}
