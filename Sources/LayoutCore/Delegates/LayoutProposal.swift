/// The extents that a layout has decided on before it asks for an item's size.
///
/// A waterfall knows the width of its columns and asks for a height; a sheet proposes nothing.
///
/// - Units: logical points.
public struct LayoutProposal: Hashable, Sendable {
  /// The width that the item will have, or nil where the item decides.
  public var width: Double?
  /// The height that the item will have, or nil where the item decides.
  public var height: Double?

  /// A proposal of the given extents.
  @inlinable
  public init(width: Double? = nil, height: Double? = nil) {
    self.width = width
    self.height = height
  }

  /// A proposal of `extent` across `axis`, open along it.
  @inlinable
  public init(across axis: LayoutAxis, extent: Double) {
    self.init(
      width: axis == .vertical ? extent : nil, height: axis == .vertical ? nil : extent)
  }
}
