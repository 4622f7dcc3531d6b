import StrategyKit

/// The frame of one item in a custom group.
public struct CompositionalFrame: Hashable, Sendable {
  /// The frame relative to the group's top leading corner.
  ///
  /// The values are fractions of the group's size if ``isFractional`` is `true`, and points
  /// otherwise.
  public var rect: LayoutRect
  /// A Boolean value that indicates whether ``rect`` is in fractions of the group's size.
  public var isFractional: Bool
  /// The stacking order of the item, relative to the other cells of the section.
  public var zIndex: Int

  /// Creates a frame in points.
  ///
  /// - Parameter rect: The frame relative to the group's top leading corner, in points.
  /// - Parameter zIndex: The stacking order of the item, relative to the other cells of the
  ///   section.
  public init(_ rect: LayoutRect, zIndex: Int = 0) {
    self.rect = rect
    isFractional = false
    self.zIndex = zIndex
  }

  /// Creates a frame in fractions of the group's width and height.
  ///
  /// - Parameter rect: The frame relative to the group's top leading corner; 1 is the full width or
  ///   height of the group.
  /// - Parameter zIndex: The stacking order of the item, relative to the other cells of the
  ///   section.
  public init(fractional rect: LayoutRect, zIndex: Int = 0) {
    self.init(rect, zIndex: zIndex)
    isFractional = true
  }
}

extension CompositionalFrame: CustomStringConvertible {
  /// The rectangle, and every property that differs from its default, in one line.
  public var description: String {
    "\(rect)" + (isFractional ? " of the group" : "") + (zIndex == 0 ? "" : ", z \(zIndex)")
  }
}
