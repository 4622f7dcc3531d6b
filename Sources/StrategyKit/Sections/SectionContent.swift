import LayoutCore

/// The content of one section: what a layout stores about the items, in coordinates that begin with
/// the first of them.
///
/// A content measures and places its items, in the order that it prefers, applies changes, and
/// finds items. It is a value of its own: a change of one section neither moves nor copies what is
/// stored for the others. ``PlacedContent`` suits most layouts. A layout that must store less,
/// search faster, or place fewer items after a change has a content of its own.
///
/// The main axis is the scroll axis, at 0 after the header and the insets of the section. Across
/// it, 0 is the leading edge of the container.
public protocol SectionContent: Sendable {
  /// Everything that the places of items depend on, resolved once per run of equal sections.
  associatedtype Style: Equatable & Sendable

  /// Measures and places the items of a section.
  ///
  /// - Parameter count: The number of items.
  /// - Parameter style: The style of the section.
  /// - Parameter sizes: The source of the items' sizes.
  init(count: Int, style: Style, sizes: inout ItemSizeReader)

  /// The number of items.
  var count: Int { get }

  /// The extent that all items take along the scroll axis.
  var bounds: SectionBounds { get }

  /// Updates the content after a change of the section.
  ///
  /// The result must equal that of ``init(count:style:sizes:)``. The default implementation creates
  /// a new content.
  ///
  /// - Parameter edit: The change.
  /// - Parameter style: The style of the section, which did not change.
  /// - Parameter sizes: The source of the sizes of the items that are new or resized.
  mutating func apply(
    _ edit: SectionEdit, style: Style, sizes: inout ItemSizeReader)

  /// Returns the place of an item, which must exist.
  ///
  /// - Parameter item: The number of the item in its section.
  /// - Parameter style: The style of the section.
  func span(of item: Int, style: Style) -> ItemSpan

  /// Returns the greatest extent across the scroll axis of an item that chooses its own, in points.
  ///
  /// The default implementation returns `nil`: the content determines the extents of items.
  ///
  /// - Parameter item: The number of the item in its section.
  /// - Parameter style: The style of the section.
  func greatestExtent(of item: Int, style: Style) -> Double?

  /// Adds the items that could intersect a window.
  ///
  /// A content with an element of ``accessoryKind`` adds it too, with
  /// ``CellSink/addAccessory(_:at:)``.
  ///
  /// If items are added in ascending order, the answer needs no sorting.
  ///
  /// - Parameter window: The window to search, in the coordinates of the items.
  /// - Parameter style: The style of the section.
  /// - Parameter sink: The collector to which the items are added.
  func find(in window: LayoutWindow, style: Style, into sink: inout CellSink)

  /// The kind of a supplementary element that a section can have among its items, or `nil` for
  /// none.
  ///
  /// The default is `nil`. The kind must be neither ``/LayoutCore/ElementKind/header`` nor
  /// ``/LayoutCore/ElementKind/footer``.
  static var accessoryKind: ElementKind? { get }

  /// Returns the place of the element of ``accessoryKind``, or `nil` if the section has none.
  ///
  /// The place must be inside ``bounds``. The default implementation returns `nil`.
  ///
  /// - Parameter style: The style of the section.
  func accessorySpan(style: Style) -> ItemSpan?
}

extension SectionContent {
  /// Returns `nil`, so the only supplementary elements are headers and footers.
  public static var accessoryKind: ElementKind? { nil }

  /// Returns `nil`, because the content determines the extents of items.
  public func greatestExtent(of item: Int, style: Style) -> Double? { nil }

  /// Returns `nil`.
  public func accessorySpan(style: Style) -> ItemSpan? { nil }

  /// Measures and places all items again.
  public mutating func apply(
    _ edit: SectionEdit, style: Style, sizes: inout ItemSizeReader
  ) {
    self = Self(count: edit.items.newCount, style: style, sizes: &sizes)
  }
}
