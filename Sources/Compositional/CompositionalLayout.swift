import StrategyKit

/// A layout of sections that are described as values, each of which repeats a group of items.
///
/// Use a compositional layout for pages whose sections differ: lists, grids, mosaics, and rows of
/// cards that scroll horizontally, with headers, badges and backgrounds. Use a waterfall layout
/// instead if the column of an item depends on the heights of the other columns.
///
/// ```
/// header ──────────────────────
/// ┌───────────────┐ ┌─────────┐   a group of 70 % and 30 %,
/// │ 0             │ │ 1       │   the latter a column of two
/// │               │ ├─────────┤
/// │               │ │ 2       │
/// └───────────────┘ └─────────┘
/// ┌────────┐ ┌────────┐ ┌─────    a section that scrolls independently
/// │ 0      │ │ 1      │ │ 2
/// └────────┘ └────────┘ └─────
/// ```
///
/// A ``CompositionalLayoutDelegate`` can return a description for each section. The layout uses
/// ``sections`` if the delegate returns none.
///
/// - Units: Logical points.
/// - Complexity: Preparing takes O(*s*) time, and O(*n*) for sections whose extents are estimated,
///   where *n* is the number of items and *s* is the number of sections. The result takes about 25
///   bytes per section. It takes another 6 to 20 bytes per item in sections whose extents are
///   estimated and differ.
public struct CompositionalLayout: LayoutStrategy {
  /// The direction in which the layout grows and scrolls.
  public var axis: LayoutAxis
  /// The descriptions of the sections.
  ///
  /// If there are more sections than descriptions, the last description applies to the remaining
  /// ones. If the array is empty, all sections are lists of rows 44 points high.
  public var sections: [CompositionalSection]
  /// The distance in points between sections, 0 or more.
  ///
  /// Invalid values are replaced and reported as a diagnostic.
  public var interSectionSpacing: Double
  /// The boundary items of the whole layout, such as headers and footers.
  public var boundaryItems: [CompositionalBoundary]
  /// The rounding of lengths that are not a whole number of device pixels.
  public var rounding: PixelRounding

  /// Creates a layout with one description for each section.
  ///
  /// - Parameter sections: The descriptions of the sections. The last description also applies to
  ///   all sections that follow.
  /// - Parameter axis: The direction in which the layout grows and scrolls.
  /// - Parameter interSectionSpacing: The distance in points between sections, 0 or more.
  /// - Parameter boundaryItems: The boundary items of the whole layout.
  /// - Parameter rounding: The rounding of lengths that are not a whole number of device pixels.
  public init(
    sections: [CompositionalSection], axis: LayoutAxis = .vertical,
    interSectionSpacing: Double = 0, boundaryItems: [CompositionalBoundary] = [],
    rounding: PixelRounding = .lossless
  ) {
    self.axis = axis
    self.sections = sections
    self.interSectionSpacing = interSectionSpacing
    self.boundaryItems = boundaryItems
    self.rounding = rounding
  }

  /// Creates a layout that uses the same description for all sections.
  ///
  /// - Parameter section: The description of the sections. The default is a list of rows 44 points
  ///   high.
  /// - Parameter axis: The direction in which the layout grows and scrolls.
  /// - Parameter interSectionSpacing: The distance in points between sections, 0 or more.
  /// - Parameter boundaryItems: The boundary items of the whole layout.
  /// - Parameter rounding: The rounding of lengths that are not a whole number of device pixels.
  public init(
    section: CompositionalSection = CompositionalSection(.cell(height: .absolute(44))),
    axis: LayoutAxis = .vertical, interSectionSpacing: Double = 0,
    boundaryItems: [CompositionalBoundary] = [], rounding: PixelRounding = .lossless
  ) {
    self.init(
      sections: [section], axis: axis, interSectionSpacing: interSectionSpacing,
      boundaryItems: boundaryItems, rounding: rounding)
  }

  /// Returns the element that identifies a boundary item of the whole layout.
  ///
  /// - Parameter kind: The kind of the boundary item.
  /// - Parameter number: The number of the item among those of its kind in ``boundaryItems``, from
  ///   0.
  public static func boundaryElement(_ kind: ElementKind, number: Int = 0) -> LayoutElement {
    .supplementary(kind, 0, -1 - number)
  }

  /// Returns the layout's own description of a section.
  func description(ofSection section: Int) -> CompositionalSection {
    if sections.indices.contains(section) { return sections[section] }
    return sections.last ?? CompositionalSection(.cell(height: .absolute(44)))
  }
}
