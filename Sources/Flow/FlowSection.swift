import LayoutCore

/// The parameters of one section of a flow.
///
/// A ``FlowLayoutDelegate`` receives the layout's own parameters and changes those that differ.
/// ``FlowLayout`` describes their units, ranges and defaults.
public struct FlowSection: SectionDescription {
  /// The number of items that share a line, or `nil` if each item has its own width.
  public var columns: ColumnCount?
  /// The size of items for which the delegate gives none, in points.
  public var itemSize: LayoutSize
  /// The distance between lines, in points; at least 0.
  public var lineSpacing: Double
  /// The minimum distance between the items of a line, in points; at least 0.
  public var itemSpacing: Double
  /// The distance of the items from the section's edges, in points.
  public var sectionInsets: LayoutInsets
  /// The alignment of lines that their items do not fill.
  public var lineAlignment: FlowLineAlignment
  /// The height of the header, in points; 0 or less for none.
  public var headerExtent: Double
  /// The height of the footer, in points; 0 or less for none.
  public var footerExtent: Double
  /// The Boolean values of the layout that indicate whether headers and footers are pinned.
  @usableFromInline var pinsHeaders, pinsFooters: Bool

  /// Creates a section with the parameters of a layout.
  public init(_ layout: FlowLayout) {
    columns = layout.columns
    itemSize = layout.itemSize
    lineSpacing = layout.lineSpacing
    itemSpacing = layout.itemSpacing
    sectionInsets = layout.sectionInsets
    lineAlignment = layout.lineAlignment
    headerExtent = layout.headerExtent
    footerExtent = layout.footerExtent
    pinsHeaders = layout.pinsHeaders
    pinsFooters = layout.pinsFooters
  }

  /// The parameters that the core uses: the insets, the header and the footer.
  public var parameters: SectionParameters {
    func bar(_ extent: Double, _ isPinned: Bool) -> SectionBar {
      SectionBar(extent: extent, isPinned: isPinned, zIndex: isPinned ? 1 : 0)
    }
    return SectionParameters(
      sectionInsets: sectionInsets, header: bar(headerExtent, pinsHeaders),
      footer: bar(footerExtent, pinsFooters))
  }
}

extension LayoutQuestion where Answer == FlowSection {
  /// The question for the parameters of a section.
  @inlinable public static var flowSection: Self { Self("Flow.section", about: .section) }
}
