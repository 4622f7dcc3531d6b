import LayoutCore

/// What a query finds.
///
/// Elements are written down here instead of handed to a closure, which would copy each of them, and count a
/// reference to every array of the layout.
struct FoundElements {
  var elements: [LayoutAttributes] = []
  /// What frames have to intersect; nil where all are asked for.
  let rect: LayoutRect?
  /// How many sections, groups and items were looked at.
  var searched = 0
  /// The last span across: most cells have that of the one before.
  private var last: (lower: Int64, upper: Int64, span: LayoutSpan)?

  init(rect: LayoutRect?) { self.rect = rect }

  /// Whether a frame is asked for.
  @inline(__always)
  func takes(_ frame: LayoutRect) -> Bool { rect.map { frame.intersects($0) } ?? true }

  @inline(__always)
  mutating func add(_ attributes: LayoutAttributes) {
    if takes(attributes.frame) { elements.append(attributes) }
  }

  /// A span across the main axis, as the space tells it.
  @inline(__always)
  mutating func crossSpan(
    in space: LayoutSpace, from lower: Int64, to upper: Int64
  ) -> LayoutSpan {
    if let last, last.lower == lower, last.upper == upper { return last.span }
    let span = space.crossSpan(from: lower, to: upper)
    last = (lower, upper, span)
    return span
  }

  /// Whether elements are in order, from one on.
  static func areInOrder(
    _ elements: UnsafeMutableBufferPointer<LayoutAttributes>, from first: Int
  ) -> Bool {
    var place = first + 1
    while place < elements.count {
      // Nearly always the numbers decide; they are compared where they lie.
      let (z, next) = (elements[place - 1].zIndex, elements[place].zIndex)
      if z > next { return false }
      if z == next {
        let own = elements[place - 1].element.index
        let other = elements[place].element.index
        if own.section > other.section { return false }
        if own.section == other.section, own.item >= other.item {
          if own.item > other.item
            || !LayoutAttributes.areInOrder(elements[place - 1], elements[place])
          {
            return false
          }
        }
      }
      place += 1
    }
    return true
  }
}
