/// The largest lengths and counts that layouts accept.
///
/// If a length or a number of tracks exceeds its limit, the limit replaces it and a
/// ``LayoutDiagnostic`` reports it. If a number of sections, items or blocks, or a nesting depth,
/// exceeds its limit, the preparation throws a ``LayoutError``, so no element is dropped silently.
public enum LayoutLimits {
  /// The largest length of an extent, an inset or a spacing: 2⁵¹ units, about 29 billion points.
  public static var maximumLength: LayoutUnit {
    LayoutUnit(rawValue: Int64(maximumLengthInUnits))
  }

  /// The farthest position in any content: 2⁵³ units, about 117 billion points.
  ///
  /// If content would extend further, it ends at this position. The elements beyond it overlap each
  /// other there.
  public static var maximumPosition: LayoutUnit {
    LayoutUnit(rawValue: Int64(maximumPositionInUnits))
  }

  /// The maximum number of tracks (columns or rows) in a section; a greater number is replaced.
  public static var maximumTracks: Int { 65_535 }

  /// The maximum number of items in a layout that stores a value for each: 2²⁶, 67 million.
  public static var maximumStoredItems: Int { 1 << 26 }

  /// The maximum number of items or sections in a layout that stores nothing for each.
  public static var maximumCount: Int { Int(Int32.max) }

  /// The maximum number of blocks of sections in a composite layout.
  public static var maximumBlocks: Int { 65_535 }

  /// The maximum nesting depth of composite layouts.
  public static var maximumNesting: Int { 16 }

  /// The maximum number of stored diagnostics; the others are only counted.
  public static var maximumDiagnostics: Int { 100 }

  @usableFromInline static var maximumLengthInUnits: Double { 0x1p51 }

  package static var maximumPositionInUnits: Double { 0x1p53 }

  /// Returns the length limited to ``maximumLength`` in both directions, or 0 if it is not finite.
  package static func length(_ points: Double) -> Double {
    let limit = maximumLength.points
    return points.isFinite ? min(max(points, -limit), limit) : 0
  }
}
