import LayoutCore

/// The measured size of a cell, a header or a footer.
///
/// ```swift
/// let sizes = [
///   PreferredSize(ElementIndex(section: 0, item: 4), LayoutSize(width: 120, height: 64)),
///   PreferredSize(.supplementary(.header, 0), LayoutSize(width: 390, height: 52)),
/// ]
/// ```
public struct PreferredSize: Hashable, Sendable {
  /// The element that was measured.
  ///
  /// It is a cell, or the ``/LayoutCore/ElementKind/header`` or
  /// ``/LayoutCore/ElementKind/footer`` of a section with the item number 0.
  public var element: LayoutElement
  /// The size of the element, in points or in the unit in which the strategy reads sizes.
  public var size: LayoutSize

  /// The index of the element, which for a header or footer names its section.
  public var index: ElementIndex { element.index }

  /// Creates the measured size of an element.
  ///
  /// - Parameter element: A cell, or a header or footer of a section.
  /// - Parameter size: The size of the element.
  public init(_ element: LayoutElement, _ size: LayoutSize) {
    self.element = element
    self.size = size
  }

  /// Creates the measured size of the item at the given index.
  ///
  /// - Parameter index: The index of the item.
  /// - Parameter size: The size of the item.
  public init(_ index: ElementIndex, _ size: LayoutSize) { self.init(.cell(at: index), size) }
}
