/// The extents that a layout has determined before it asks for an item's size.
///
/// A waterfall layout proposes the width of a column and asks for a height. A sheet proposes a
/// width only if it measures the height of a row.
///
/// - Units: logical points.
public struct LayoutProposal: Hashable, Sendable {
  /// The width that the item will have in points, or nil if the item determines it.
  public var width: Double?
  /// The height that the item will have in points, or nil if the item determines it.
  public var height: Double?

  /// Creates a proposal of the given extents.
  ///
  /// - Parameter width: The width in points, or nil if the item determines it.
  /// - Parameter height: The height in points, or nil if the item determines it.
  public init(width: Double? = nil, height: Double? = nil) {
    self.width = width
    self.height = height
  }

  /// Creates a proposal of an extent across an axis; the extent along the axis is nil.
  ///
  /// - Parameter axis: The axis along which the item determines its extent.
  /// - Parameter extent: The extent across the axis, in points.
  public init(across axis: LayoutAxis, extent: Double) {
    self.init(
      width: axis == .vertical ? extent : nil, height: axis == .vertical ? nil : extent)
  }
}
