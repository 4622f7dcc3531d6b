import StrategyKit

/// The parameters of one section of a flow.
///
/// A ``FlowLayoutDelegate`` receives the parameters of ``FlowLayout/section`` and changes those
/// that differ.
public struct FlowSection: Hashable, Sendable {
  /// The number of items that share the width of a line, or `nil` if each item has its own width.
  ///
  /// The number is at least 1. With columns, ``lineAlignment``, ``FlowLayout/lastLine`` and
  /// ``FlowLayout/loneItem`` have no effect, because lines are full.
  public var columns: ColumnCount?
  /// The size of items for which the delegate gives none, in points.
  ///
  /// An invalid size is reported as a parameter of the section, whether or not items have this
  /// size. Items of this size that do not fit on their lines are reported one by one.
  public var itemSize: LayoutSize
  /// The distance between lines, in points; at least 0.
  public var lineSpacing: Double
  /// The minimum distance between the items of a line, in points; at least 0.
  ///
  /// If lines are not justified, it is the exact distance.
  public var itemSpacing: Double
  /// The distance of the items from the section's edges, in points.
  ///
  /// The top and bottom insets are between the items and the header or footer.
  public var sectionInsets: LayoutInsets
  /// The alignment of lines that their items do not fill.
  public var lineAlignment: FlowLineAlignment
  /// The rule that determines where lines end.
  ///
  /// It has no effect if ``columns`` is set. If all items are equal, even lines equal greedy ones.
  public var lineBreaking: FlowLineBreaking
  /// The maximum number of lines, at least 1, or `nil` for no limit.
  ///
  /// Items that do not fit on these lines have empty frames. The last line that is shown is aligned
  /// as the last line of the section.
  public var maximumLines: Int?
  /// The size of an element that stands for hidden items, in points; zero for none.
  ///
  /// If the section has more than ``maximumLines`` lines, an element of the kind
  /// ``/LayoutCore/ElementKind/more`` follows the last item that is shown. Items at the end of the
  /// last line are hidden to make room for it. It is placed like an item of this size, so it has a
  /// column of its own if ``columns`` is set.
  public var moreSize: LayoutSize
  /// The header of the section.
  ///
  /// Its zIndex counts only if it is pinned. Otherwise, the header has that of the cells.
  public var header: EdgeItem
  /// The footer of the section.
  ///
  /// Its zIndex counts only if it is pinned. Otherwise, the footer has that of the cells.
  public var footer: EdgeItem
}

extension LayoutQuestion where Answer == FlowSection {
  /// The question for the parameters of a section.
  public static var flowSection: Self { Self("Flow.section", about: .section) }
}
