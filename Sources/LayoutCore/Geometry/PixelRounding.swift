/// What a layout does about lengths that are no whole number of device pixels.
public enum PixelRounding: String, Hashable, Sendable, CaseIterable {
  /// Edges are rounded to device pixels in one last pass, after placement.
  ///
  /// Neighbours that share an edge before rounding share it afterwards, so nothing gaps or overlaps,
  /// and the widths of all tracks sum to the container's.
  case lossless
  /// Every extent is rounded down to device pixels before placement; offsets follow from that.
  ///
  /// What is cut off stays unused at the trailing edge, as in the layouts of the first revision.
  case floor
  /// Nothing is rounded.
  case none
}
