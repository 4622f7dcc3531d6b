import LayoutCore

/// An element of a list of frames, with the pins that keep it in view.
///
/// ```swift
/// PlacedElement(.supplementary(.header, 0), frame: frame, zIndex: 1).pinned(to: .top)
/// ```
public struct PlacedElement: Hashable, Sendable {
  /// The element as it is if nothing is scrolled.
  public var attributes: LayoutAttributes
  /// The pins of the element, at most one along each axis.
  public private(set) var pins: [LayoutPin] = []

  /// Creates an element without pins.
  ///
  /// - Parameter attributes: The element as it is if nothing is scrolled.
  public init(_ attributes: LayoutAttributes) { self.attributes = attributes }

  /// Creates an element without pins.
  ///
  /// - Parameter element: The element.
  /// - Parameter frame: The frame if nothing is scrolled, in points.
  /// - Parameter zIndex: The stacking order. The default is 0.
  public init(_ element: LayoutElement, frame: LayoutRect, zIndex: Int = 0) {
    self.init(LayoutAttributes(element: element, frame: frame, zIndex: zIndex))
  }

  /// Returns the element with one more pin.
  ///
  /// If the element is already pinned along the axis of the edge, the earlier pin is used.
  ///
  /// - Parameter edge: The edge of the viewport that holds the element.
  /// - Parameter limits: The part of the content that the element must not leave. The default is
  ///   its section.
  /// - Parameter inset: The distance between the edge and the element, in points. The default is 0.
  public func pinned(
    to edge: LayoutEdge, within limits: LayoutPin.Limits = .section, inset: Double = 0
  ) -> PlacedElement {
    var copy = self
    copy.pins.append(LayoutPin(attributes.element, to: edge, within: limits, inset: inset))
    return copy
  }
}
