/// A policy for lengths that are not a whole number of device pixels.
public enum PixelRounding: String, Hashable, Sendable, CaseIterable {
  /// Edges are rounded to device pixels in one last pass, after placement.
  ///
  /// If two elements share an edge before rounding, they share it afterwards, so there are no gaps
  /// or overlaps. The widths of all tracks add up to the container's width.
  case lossless
  /// Every extent is rounded down to device pixels before placement, which determines all offsets.
  ///
  /// The remainder stays unused at the trailing edge.
  case floor
  /// Lengths are not rounded.
  case none
}
