import LayoutCore

/// Something attached to an item or a group: a badge, a frame, a caption.
///
/// Fractional extents are parts of the item's or the group's own, insets taken off. Its element has the
/// number of the item, or of the group's first item; so one kind is attached at most once to an item,
/// and a kind that is taken already is left out and reported.
public struct CompositionalSupplementary: Hashable, Sendable {
  /// The kind of element.
  public var kind: ElementKind
  /// Its width; an estimated one is what it says.
  public var width: CompositionalDimension
  /// Its height; an estimated one is what it says.
  public var height: CompositionalDimension
  /// The point of the item on which it is put.
  public var containerAnchor: CompositionalAnchor
  /// The point of its own that is put there; nil for the one that keeps it inside the item.
  public var itemAnchor: CompositionalAnchor?
  /// What it lies in front of.
  public var zIndex: Int

  /// An element of `kind` at `containerAnchor`.
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
  /// The kind, the extents and the anchors in one line.
  public var description: String {
    var text = "\(kind) \(width) × \(height) at \(containerAnchor)"
    if let itemAnchor { text += ", by its \(itemAnchor)" }
    if zIndex != 1 { text += ", z \(zIndex)" }
    return text
  }
}
