/// The abilities of a prepared layout that only some layouts have.
///
/// A layout returns a value with the abilities that it has. All others are `nil`.
public struct LayoutFacets {
  /// The rows and columns of a layout whose sections are rows and whose items are columns.
  public var tracks: TrackFacet?

  /// The sections that scroll by themselves, or `nil` if no section ever does.
  public var scrollingSections: ScrollingSectionsFacet?

  /// A function that returns the range of sections that are laid out together with a section.
  ///
  /// It is not `nil` if different layouts lay out different sections. In such a layout, a section
  /// may move from one layout to another.
  public var block: ((_ section: Int) -> Range<Int>)?

  /// A Boolean value that indicates whether places depend on the numbers of sections in the
  /// unfiltered collection.
  ///
  /// A layout that asks ``LayoutQuestion/unfilteredSection`` or
  /// ``LayoutQuestion/unfilteredSectionCount`` sets it to `true`. A mixed layout then updates the
  /// layout of a block even if only hidden sections change. The default is `false`.
  public var dependsOnUnfilteredSections = false

  /// A function that returns the appearance of an inserted or removed element, or `nil` for the
  /// engine's default.
  ///
  /// The element belongs to the layout after the change for an insertion, and to the layout before
  /// the change for a removal.
  public var appearance: ((_ element: LayoutElement, _ isEntering: Bool) -> LayoutAppearance?)?

  /// Creates a value without abilities.
  public init() {}
}
