import LayoutCore

/// The parameters of one section of grouped columns.
///
/// A ``GroupedColumnsLayoutDelegate`` receives the layout's own parameters and changes those that
/// differ.
public struct GroupedColumnsSection: Hashable, Sendable {
  /// The distance before the section, in points; at least 0.
  public var sectionSpacing: Double
  /// The height of the header, in points; 0 for none.
  public var headerExtent: Double
  /// The height of the footer, in points; 0 for none.
  public var footerExtent: Double

  /// Creates a section with the parameters of a layout.
  public init(_ layout: GroupedColumnsLayout) {
    sectionSpacing = layout.sectionSpacing
    headerExtent = layout.headerExtent
    footerExtent = layout.footerExtent
  }
}

extension LayoutQuestion where Answer == GroupedColumnsSection {
  /// The question for the parameters of a section.
  @inlinable public static var groupedColumnsSection: Self {
    Self("GroupedColumns.section", about: .section)
  }
}
