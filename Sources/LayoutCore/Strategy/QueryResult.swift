/// The elements that a query found, and its work.
///
/// A result can be used for several queries, so that its storage is allocated once.
public struct QueryResult: Sendable {
  /// The attributes of the elements, in order from back to front.
  public var elements: [LayoutAttributes] = []

  /// The number of sections, lines, items and other parts that were examined.
  public var searched = 0

  /// Creates an empty result.
  public init() {}

  /// Creates a result that appends to an array, and reuses its storage.
  ///
  /// - Parameter elements: The array. Queries add their elements after those that it contains.
  public init(_ elements: consuming [LayoutAttributes]) {
    self.elements = elements
  }

  /// Appends the attributes of an element if a query finds the element.
  ///
  /// - Parameter rect: The rectangle of the query, which a frame must intersect. Hidden elements
  ///   and empty frames are found only if it is nil.
  public mutating func append(_ attributes: LayoutAttributes?, in rect: LayoutRect?) {
    guard let attributes else { return }
    if let rect, attributes.isHidden || !attributes.frame.intersects(rect) { return }
    elements.append(attributes)
  }
}
