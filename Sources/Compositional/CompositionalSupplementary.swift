import StrategyKit

/// An element that is attached to an item or a group, such as a badge or a caption.
///
/// Fractional dimensions are fractions of the item's or group's size without its insets. The
/// element index is that of the item, or of the group's first item. Therefore, each kind can be
/// attached to an item only once; further elements of that kind are left out and reported as a
/// diagnostic.
public struct CompositionalSupplementary: Hashable, Sendable {
  /// The kind of element.
  public var kind: ElementKind
  /// The width of the element; if it is estimated, the estimate is used.
  public var width: CompositionalDimension
  /// The height of the element; if it is estimated, the estimate is used.
  public var height: CompositionalDimension
  /// The point of the item or group at which the element is placed.
  public var containerAnchor: CompositionalAnchor
  /// The point of the element that is aligned with ``containerAnchor``.
  ///
  /// If the value is nil, the same edges as in ``containerAnchor`` are used, without an offset. An
  /// anchor without an offset then places the element inside the item.
  public var itemAnchor: CompositionalAnchor?
  /// The stacking order of the element; elements with larger values are in front.
  public var zIndex: Int

  /// Creates an element of `kind` that is attached at `containerAnchor`.
  ///
  /// - Parameter kind: The kind of element.
  /// - Parameter width: The width of the element.
  /// - Parameter height: The height of the element.
  /// - Parameter containerAnchor: The point of the item or group at which the element is placed.
  /// - Parameter itemAnchor: The point of the element that is aligned with `containerAnchor`, or
  ///   nil to use the same edges.
  /// - Parameter zIndex: The stacking order of the element.
  public init(
    _ kind: ElementKind, width: CompositionalDimension, height: CompositionalDimension,
    containerAnchor: CompositionalAnchor, itemAnchor: CompositionalAnchor? = nil, zIndex: Int = 1
  ) {
    self.kind = kind
    self.width = width
    self.height = height
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    self.zIndex = zIndex
  }
}

extension CompositionalSupplementary: CustomStringConvertible {
  /// The kind, the size and the anchors in one line.
  public var description: String {
    var text = "\(kind) \(width) × \(height) at \(containerAnchor)"
    if let itemAnchor { text += ", by its \(itemAnchor)" }
    if zIndex != 1 { text += ", z \(zIndex)" }
    return text
  }
}
