import LayoutCore

/// Sections described as values: items in groups, groups repeated in sections, each section in its own
/// way.
///
/// For pages whose sections look different: lists, grids, mosaics, rows of cards that scroll by
/// themselves, with headers, badges and backgrounds. Where an item's column depends on what is in the
/// others, take a waterfall.
///
/// ```
/// header ──────────────────────
/// ┌───────────────┐ ┌─────────┐   a group of 70 % and 30 %,
/// │ 0             │ │ 1       │   the latter a column of two
/// │               │ ├─────────┤
/// │               │ │ 2       │
/// └───────────────┘ └─────────┘
/// ┌────────┐ ┌────────┐ ┌─────    a section that scrolls by itself
/// │ 0      │ │ 1      │ │ 2
/// └────────┘ └────────┘ └─────
/// ```
///
/// A delegate that answers with descriptions (``CompositionalLayoutDelegate``) goes first; for a section
/// without such an answer, ``sections`` counts.
///
/// - Units: logical points.
/// - Complexity: To prepare O(s) time, and O(n) where extents are estimated; memory about 25 bytes per
///   section, whatever the number of its items, and 6 to 20 bytes per item of sections whose extents are
///   estimated and differ; n = items, s = sections.
public struct CompositionalLayout: LayoutStrategy {
  /// The direction in which the layout grows and scrolls.
  public var axis: LayoutAxis
  /// The descriptions of the sections; the last counts for all that follow.
  public var sections: [CompositionalSection]
  /// The distance between sections.
  public var interSectionSpacing: Double
  /// Headers, footers and the like of the whole layout.
  public var boundaryItems: [CompositionalBoundary]
  /// What happens to lengths that are no whole number of device pixels.
  public var rounding: PixelRounding

  /// A layout of sections that are described one by one; the last description counts for all that follow.
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

  /// A layout whose sections are all alike: a list of rows of 44 points, unless told otherwise.
  public init(
    section: CompositionalSection = CompositionalSection(.cell(height: .absolute(44))),
    axis: LayoutAxis = .vertical, interSectionSpacing: Double = 0,
    boundaryItems: [CompositionalBoundary] = [], rounding: PixelRounding = .lossless
  ) {
    self.init(
      sections: [section], axis: axis, interSectionSpacing: interSectionSpacing,
      boundaryItems: boundaryItems, rounding: rounding)
  }

  /// The element of an item of ``boundaryItems``.
  ///
  /// - Parameter number: Which of those of its kind it is, from 0.
  public static func boundaryElement(_ kind: ElementKind, number: Int = 0) -> LayoutElement {
    .supplementary(kind, 0, -1 - number)
  }

  /// The description of a section for which the delegate has none.
  @usableFromInline
  func description(ofSection section: Int) -> CompositionalSection {
    if sections.indices.contains(section) { return sections[section] }
    return sections.last ?? CompositionalSection(.cell(height: .absolute(44)))
  }
}
