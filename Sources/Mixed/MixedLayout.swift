import StrategyKit

/// A layout that places blocks of sections one after another, each with a layout of its own.
///
/// Use it for front pages, shops and dashboards. For example, a large picture, groups in columns
/// and a table with sticky headers can be one collection that scrolls as a whole. Blocks are never
/// side by side.
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
/// Each block is laid out as if it were alone, in a container as large as the whole one. For its
/// layout, sections count from 0. Pinned elements stay within their block, even if they are sticky.
///
/// Elements have the section numbers of the whole collection. The column headers and the corner of
/// a sheet belong to no section, so they have the first section of their block.
/// ``/LayoutCore/LayoutAttributes/zIndex`` is that of the block's layout. Blocks do not overlap, so
/// it matters within a block only.
///
/// The content is as wide as the widest block. Narrower blocks are aligned with the leading edge.
/// All lengths are in points. If a parameter is out of range, it is replaced, and
/// ``PreparedMixed/diagnostics`` reports the value that is used.
///
/// - Complexity: The complexity of the blocks' layouts to prepare; O(s) more if the delegate
///   assigns sections to blocks; s = sections.
public struct MixedLayout: LayoutStrategy {
  /// The blocks in the order in which they follow each other.
  ///
  /// Alternatively, a ``MixedLayoutDelegate`` assigns sections to blocks. If there are no blocks,
  /// all items are hidden and have empty frames.
  public var blocks: [MixedBlock]
  /// The direction in which blocks follow each other.
  ///
  /// The layouts of the blocks have axes of their own.
  public var axis: LayoutAxis
  /// The distance between blocks, in points; at least 0.
  ///
  /// A block without sections adds no distance.
  public var blockSpacing: Double
  /// The rounding of the edges of blocks to whole pixels.
  ///
  /// If it is not ``/LayoutCore/PixelRounding/lossless``, the edges are whole layout units. The
  /// layout of each block rounds its own elements.
  public var rounding: PixelRounding

  /// Creates a mixed layout with the given blocks and parameters.
  ///
  /// ```swift
  /// let page = MixedLayout(blocks: [
  ///   MixedBlock(WaterfallLayout(columns: 1), sections: 1),
  ///   MixedBlock(GroupedColumnsLayout(columns: 2), sections: 4),
  ///   MixedBlock(SpreadsheetLayout(columnHeaderHeight: 24), sections: 12),
  ///   MixedBlock(WaterfallLayout(columns: .adaptive(minimumWidth: 160))),
  /// ])
  /// ```
  ///
  /// - Parameters:
  ///   - blocks: The blocks in the order in which they follow each other.
  ///   - axis: The direction in which blocks follow each other.
  ///   - blockSpacing: The distance between blocks, in points; at least 0.
  ///   - rounding: The rounding of the edges of blocks to whole pixels.
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
