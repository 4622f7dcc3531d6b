import LayoutCore

/// The place of one item in a custom group.
public struct CompositionalFrame: Hashable, Sendable {
  /// Where it lies in the group, from the corner where reading begins.
  public var rect: LayoutRect
  /// Whether the rectangle is in parts of the group's width and height rather than in points.
  public var isFractional: Bool
  /// What it lies in front of, added to that of the section's cells.
  public var zIndex: Int

  /// A place in points.
  public init(_ rect: LayoutRect, zIndex: Int = 0) {
    self.rect = rect
    isFractional = false
    self.zIndex = zIndex
  }

  /// A place in parts of the group's width and height.
  public init(fractional rect: LayoutRect, zIndex: Int = 0) {
    self.rect = rect
    isFractional = true
    self.zIndex = zIndex
  }
}

extension CompositionalFrame: CustomStringConvertible {
  /// The rectangle, and whatever is not plain.
  public var description: String {
    "\(rect)" + (isFractional ? " of the group" : "") + (zIndex == 0 ? "" : ", z \(zIndex)")
  }
}
