/// How one element is shown: everything that a host needs to place and draw it.
public struct LayoutAttributes: Hashable, Sendable {
  /// Which element this is.
  public var element: LayoutElement
  /// Where it lies in the content, in logical points.
  public var frame: LayoutRect
  /// Where it stands in its group; `single` for elements that belong to no group.
  public var position: CellPosition
  /// What lies in front of what: higher is nearer to the user.
  ///
  /// Nothing else is encoded in it.
  public var zIndex: Int
  /// How opaque it is, from 0 to 1.
  public var alpha: Double
  /// A transform around the frame's centre, for drawing only.
  public var transform: LayoutTransform
  /// Whether it is not shown at all.
  ///
  /// Hidden elements are in no answer to a rect query.
  public var isHidden: Bool

  /// Attributes of an opaque, visible, untransformed element.
  @inlinable
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

  /// Whether `lhs` is listed before `rhs` in a layout's answers: by zIndex, then by element.
  public static func areInOrder(_ lhs: LayoutAttributes, _ rhs: LayoutAttributes) -> Bool {
    lhs.zIndex != rhs.zIndex ? lhs.zIndex < rhs.zIndex : lhs.element < rhs.element
  }
}

extension LayoutAttributes: CustomStringConvertible {
  /// The element, its frame, and whatever is not plain.
  public var description: String {
    var text = "\(element) \(frame)"
    if position != .single { text += " \(position.rawValue)" }
    if zIndex != 0 { text += " z \(zIndex)" }
    if alpha != 1 { text += " alpha \(alpha.layoutText)" }
    if isHidden { text += " hidden" }
    return text
  }
}
