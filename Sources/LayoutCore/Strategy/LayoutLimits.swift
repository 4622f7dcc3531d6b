/// The largest numbers that layouts work with, and what happens beyond them.
///
/// Lengths beyond a limit are replaced by the limit and reported as a ``LayoutDiagnostic``. Counts
/// beyond a limit are a ``LayoutError``: an element is never dropped silently.
public enum LayoutLimits {
  /// The largest single length (an extent, an inset, a spacing): 2⁵¹ units, about 29 billion points.
  public static var maximumLength: LayoutUnit {
    LayoutUnit(rawValue: Int64(maximumLengthInUnits))
  }

  /// The farthest position in any content: 2⁵³ units, about 117 billion points.
  ///
  /// Content that would reach further ends there; its last elements lie there or beyond, one over
  /// the other.
  public static var maximumPosition: LayoutUnit {
    LayoutUnit(rawValue: Int64(maximumPositionInUnits))
  }

  /// The most tracks (columns or rows) in one section.
  public static var maximumTracks: Int { 65_535 }

  /// The most items of a collection, where a layout stores something for each: 2²⁶, 67 million.
  public static var maximumStoredItems: Int { 1 << 26 }

  /// The most items of a section, and sections of a collection, where nothing is stored for each.
  public static var maximumCount: Int { Int(Int32.max) }

  /// The most blocks of sections in a layout made of layouts.
  public static var maximumBlocks: Int { 65_535 }

  /// The most layouts made of layouts that are nested in each other.
  public static var maximumNesting: Int { 16 }

  /// How many diagnostics are kept; the rest are counted only.
  public static var maximumDiagnostics: Int { 100 }

  @inlinable
  static var maximumLengthInUnits: Double { 0x1p51 }

  @inlinable
  static var maximumPositionInUnits: Double { 0x1p53 }
}
