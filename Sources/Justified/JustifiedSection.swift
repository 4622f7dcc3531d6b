import StrategyKit

/// The parameters of one section of justified rows.
///
/// A ``JustifiedLayoutDelegate`` receives the parameters of ``JustifiedLayout/section`` and changes
/// those that differ.
public struct JustifiedSection: Hashable, Sendable {
  /// The target height of a row, in points; from 1 to 100,000.
  public var rowExtent: Double
  /// The part by which the sum of the ratios of a greedy row may differ from that of the target;
  /// from 0 to 1.
  ///
  /// The sum of the target is the width of a row divided by ``rowExtent``. Without spacing between
  /// items, the height of a row within the tolerance is from `rowExtent / (1 + tolerance)` to
  /// `rowExtent / (1 - tolerance)`. The spacing makes it lower.
  ///
  /// It has an effect only if ``breaking`` is ``JustifiedBreaking/greedy``.
  public var tolerance: Double
  /// The minimum height of a row, in points; at least 0, or `nil` for no limit.
  ///
  /// The limit does not change where rows end. The items of a row that would be lower fill its
  /// width in any case, so they are cropped.
  public var minimumRowExtent: Double?
  /// The maximum height of a row, in points; at least ``minimumRowExtent``, or `nil` for no limit.
  ///
  /// The limit does not change where rows end. The items of a row that would be higher fill its
  /// width in any case, so they are cropped.
  public var maximumRowExtent: Double?
  /// The distance between rows, in points; from 0 to 100,000.
  public var rowSpacing: Double
  /// The distance between the items of a row, in points; from 0 to 100,000.
  public var itemSpacing: Double
  /// The rule that determines where rows end.
  public var breaking: JustifiedBreaking
  /// The placement of the items of a last row that is not full.
  public var lastRow: JustifiedLastRow
  /// The minimum number of items in a row; at least 1.
  ///
  /// A row has fewer if it is the last, if it or the next one is the row of a single item, or if
  /// more spacing would leave no room. If rows are even and ``lastRow`` is
  /// ``JustifiedLastRow/full``, the last row has fewer only if the items cannot be divided in
  /// another way.
  ///
  /// Even rows treat a number above 512 as 512.
  public var minimumItems: Int
  /// The maximum number of items in a row, at least ``minimumItems``, or `nil` for no limit.
  ///
  /// Even rows have at most 512 items in any case.
  public var maximumItems: Int?
  /// The ratio of width to height from which on an item has a row of its own; from 0.001 to 1,000.
  public var panoramaRatio: Double
  /// The number of rows of which the last has one item, if that is at least as wide as high; `nil`
  /// for none.
  ///
  /// For example, if the number is 3, every third row has one item. It has an effect only if
  /// ``breaking`` is ``JustifiedBreaking/greedy``.
  public var breakoutInterval: Int?
  /// The maximum number of rows, or `nil` for no limit.
  ///
  /// Items after the last row have empty frames.
  public var maximumRows: Int?
  /// The size, of which the ratio is used, of items for which the delegate gives none.
  ///
  /// An invalid size is reported as a parameter of the section, whether or not items have this
  /// size.
  public var itemSize: LayoutSize
  /// The distance of the items from the section's edges, in points.
  public var sectionInsets: LayoutInsets
  /// The header of the section.
  public var header: EdgeItem
  /// The footer of the section.
  public var footer: EdgeItem
}

extension LayoutQuestion where Answer == JustifiedSection {
  /// The question for the parameters of a section.
  public static var justifiedSection: Self { Self("Justified.section", about: .section) }
}
