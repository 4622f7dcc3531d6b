/// The attributes that a host needs to place and draw an element.
public struct LayoutAttributes: Hashable, Sendable {
  /// The element that the attributes describe.
  public var element: LayoutElement
  /// The frame of the element in the content, in points.
  ///
  /// The frame of a pinned element, or of an element of a section that scrolls independently,
  /// applies to the viewport and the offsets of the query only.
  public var frame: LayoutRect
  /// The position of a cell in its group, or `single` for an element without a group.
  public var position: CellPosition
  /// The stacking order of the element; greater values are in front.
  public var zIndex: Int
  /// The opacity of the element, from 0 to 1.
  public var alpha: Double
  /// A transform about the frame's centre, which affects drawing only.
  public var transform: LayoutTransform
  /// A Boolean value that indicates whether the element is hidden.
  ///
  /// Queries of a rectangle leave out hidden elements. A prepared layout still returns their
  /// attributes if it is asked for the element itself. Examples are the cells under a merged cell,
  /// and the cells of a hidden row of a sheet.
  ///
  /// Other sections and items that a `LayoutEngine` hides are left out of its prepared layout, so
  /// they have no elements.
  public var isHidden: Bool

  /// Creates the attributes of an element.
  ///
  /// - Parameter element: The element to describe.
  /// - Parameter frame: The frame of the element in the content, in points.
  /// - Parameter position: The position of a cell in its group. The default is
  ///   ``CellPosition/single``.
  /// - Parameter zIndex: The stacking order. The default is 0.
  /// - Parameter alpha: The opacity, from 0 to 1. The default is 1.
  /// - Parameter transform: A transform about the frame's centre. The default changes nothing.
  /// - Parameter isHidden: A Boolean value that indicates whether the element is hidden. The
  ///   default is `false`.
  public init(
    element: LayoutElement, frame: LayoutRect, position: CellPosition = .single, zIndex: Int = 0,
    alpha: Double = 1, transform: LayoutTransform = .identity, isHidden: Bool = false
  ) {
    self.element = element
    self.frame = frame
    self.position = position
    self.zIndex = zIndex
    self.alpha = alpha
    self.transform = transform
    self.isHidden = isHidden
  }

  /// Returns a Boolean value that indicates whether `lhs` precedes `rhs` in a layout's answers.
  ///
  /// Attributes are ordered by ``zIndex``, then by ``element``.
  public static func areInOrder(_ lhs: LayoutAttributes, _ rhs: LayoutAttributes) -> Bool {
    lhs.zIndex != rhs.zIndex ? lhs.zIndex < rhs.zIndex : lhs.element < rhs.element
  }
}

extension LayoutAttributes: CustomStringConvertible {
  /// The element, its frame, and the other attributes that differ from their defaults.
  ///
  /// The transform is left out.
  public var description: String {
    var text = "\(element) \(frame)"
    if position != .single { text += " \(position.rawValue)" }
    if zIndex != 0 { text += " z \(zIndex)" }
    if alpha != 1 { text += " alpha \(alpha.layoutText)" }
    if isHidden { text += " hidden" }
    return text
  }
}
