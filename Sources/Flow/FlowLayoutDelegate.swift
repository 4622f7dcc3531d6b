import LayoutCore

/// Answers a flow's questions per section, where they differ from its parameters.
///
/// Items are sized by ``/LayoutCore/LayoutDelegate/sizeForItem(at:proposal:)``. Every question has a default that
/// leaves the answer to the parameter of the same name.
public protocol FlowLayoutDelegate: LayoutDelegate {
  /// How many items share a line of `section`; `.fixed(0)` where each has a width of its own.
  func columns(inSection section: Int) -> ColumnCount?
  /// The size of those items of `section` for which none is given.
  func itemSize(inSection section: Int) -> LayoutSize?
  /// The distance between the lines of `section`, in points.
  func lineSpacing(inSection section: Int) -> Double?
  /// The least distance between the items of a line of `section`, in points.
  func itemSpacing(inSection section: Int) -> Double?
  /// The distance of the items of `section` from its edges.
  func sectionInsets(inSection section: Int) -> LayoutInsets?
  /// Where the items of a line of `section` go that do not fill it.
  func lineAlignment(inSection section: Int) -> FlowLineAlignment?
  /// The height of the header of `section` in points; 0 for none.
  func headerExtent(inSection section: Int) -> Double?
  /// The height of the footer of `section` in points; 0 for none.
  func footerExtent(inSection section: Int) -> Double?
}

extension FlowLayoutDelegate {
  /// The layout's own columns.
  @inlinable public func columns(inSection section: Int) -> ColumnCount? { nil }
  /// The layout's own item size.
  @inlinable public func itemSize(inSection section: Int) -> LayoutSize? { nil }
  /// The layout's own line spacing.
  @inlinable public func lineSpacing(inSection section: Int) -> Double? { nil }
  /// The layout's own item spacing.
  @inlinable public func itemSpacing(inSection section: Int) -> Double? { nil }
  /// The layout's own section insets.
  @inlinable public func sectionInsets(inSection section: Int) -> LayoutInsets? { nil }
  /// The layout's own line alignment.
  @inlinable public func lineAlignment(inSection section: Int) -> FlowLineAlignment? { nil }
  /// The layout's own header extent.
  @inlinable public func headerExtent(inSection section: Int) -> Double? { nil }
  /// The layout's own footer extent.
  @inlinable public func footerExtent(inSection section: Int) -> Double? { nil }

  /// The typed answers, as the strategy asks for them.
  @inlinable
  public func answer(_ question: LayoutQuestion, at index: ElementIndex) -> LayoutAnswer? {
    flowAnswer(question, at: index)
  }

  /// The answer to a question of the flow; nil for questions of other strategies.
  ///
  /// A type that serves several strategies calls it in its own ``/LayoutCore/LayoutDelegate/answer(_:at:)``.
  @inlinable
  public func flowAnswer(_ question: LayoutQuestion, at index: ElementIndex) -> LayoutAnswer? {
    let section = index.section
    switch question {
    case FlowQuestion.columns: return columns(inSection: section).map { .columns($0) }
    case FlowQuestion.itemSize: return itemSize(inSection: section).map { .size($0) }
    case FlowQuestion.lineSpacing: return lineSpacing(inSection: section).map { .number($0) }
    case FlowQuestion.itemSpacing: return itemSpacing(inSection: section).map { .number($0) }
    case FlowQuestion.sectionInsets: return sectionInsets(inSection: section).map { .insets($0) }
    case FlowQuestion.lineAlignment:
      let alignment = lineAlignment(inSection: section)
      return alignment.flatMap { FlowLineAlignment.allCases.firstIndex(of: $0) }
        .map { .integer($0) }
    case FlowQuestion.headerExtent: return headerExtent(inSection: section).map { .number($0) }
    case FlowQuestion.footerExtent: return footerExtent(inSection: section).map { .number($0) }
    default: return nil
    }
  }
}
