import LayoutCore

/// Layouts one after the other: each block of sections is laid out by a strategy of its own.
///
/// For front pages, shops, dashboards: a large picture first, a few groups in columns, a table with
/// sticky headers, then a wall of everything else, in one collection that scrolls as a whole. It does not
/// put blocks side by side.
///
/// ```
///  ┌───────────────────────┐
///  │ 0/0                   │   block 0: one section, a waterfall with one column
///  ├───────────┬───────────┤
///  │ 1/0  1/1  │ 2/0  2/1  │   block 1: two sections, grouped columns
///  ├───┬───┬───┴───────────┤
///  │   │   │   │           │   block 2: three sections, the rows of a sheet
///  ├───┴─┬─┴───┼─────┬─────┤
///  │ 6/0 │ 6/1 │ 6/2 │ 6/3 │   block 3: the rest, a waterfall
///  └─────┴─────┤     ├─────┘
///              └─────┘
/// ```
///
/// A block is laid out as if it were alone, in a container as large as the whole one: its sections count
/// from 0 for its strategy, and what pins or sticks does so within the block and leaves with it. Elements
/// carry the sections of the whole collection; a sheet's column headers and corner, which belong to no
/// section, carry the first section of their block. What lies in front of what is decided within each
/// block: ``/LayoutCore/LayoutAttributes/zIndex`` is what the block's strategy says.
///
/// The content is as wide as the widest block. Blocks that are narrower lie at the leading edge.
///
/// - Units: logical points.
/// - Complexity: To prepare, what the blocks take; O(s) more where the delegate tells the blocks of
///   sections; s = sections.
public struct MixedLayout: LayoutStrategy {
  /// The blocks, in the order in which they follow each other.
  ///
  /// A delegate can tell the block of each section instead, see ``MixedLayoutDelegate``. Where there is
  /// none, no item has a place, and all are hidden.
  public var blocks: [MixedBlock]
  /// The direction in which blocks follow each other; what the blocks do in themselves is told by their
  /// layouts.
  public var axis: LayoutAxis
  /// The distance between blocks; there is none before a block without sections.
  public var blockSpacing: Double
  /// Whether blocks begin and end on whole pixels; what is in a block is rounded by its layout.
  public var rounding: PixelRounding

  /// A layout of `blocks`; every parameter that is not told has its default.
  ///
  /// ```swift
  /// let page = MixedLayout(blocks: [
  ///   MixedBlock(WaterfallLayout(columns: 1), sections: 1),
  ///   MixedBlock(GroupedColumnsLayout(columns: 2), sections: 4),
  ///   MixedBlock(SpreadsheetLayout(columnHeaderHeight: 24), sections: 12),
  ///   MixedBlock(WaterfallLayout(columns: .adaptive(minimumWidth: 160))),
  /// ])
  /// ```
  public init(
    blocks: [MixedBlock], axis: LayoutAxis = .vertical, blockSpacing: Double = 0,
    rounding: PixelRounding = .lossless
  ) {
    self.blocks = blocks
    self.axis = axis
    self.blockSpacing = blockSpacing
    self.rounding = rounding
  }
}
