import StrategyKit

/// The parameters of one section of grouped columns.
///
/// A ``GroupedColumnsLayoutDelegate`` receives the parameters of ``GroupedColumnsLayout/section``
/// and changes those that differ.
public struct GroupedColumnsSection: Hashable, Sendable {
  /// The distance before the section, in points; at least 0.
  ///
  /// It also applies to the first section of a column and to empty sections.
  public var sectionSpacing: Double
  /// The height of the header, in points; 0 for none.
  public var headerExtent: Double
  /// The height of the footer, in points; 0 for none.
  public var footerExtent: Double
}

extension LayoutQuestion where Answer == GroupedColumnsSection {
  /// The question for the parameters of a section.
  public static var groupedColumnsSection: Self {
    Self("GroupedColumns.section", about: .section)
  }
}
