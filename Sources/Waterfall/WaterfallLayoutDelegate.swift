import LayoutCore

/// Answers a waterfall's questions per section and item, where they differ from its parameters.
///
/// Every question has a default that leaves the answer to the parameter of the same name.
public protocol WaterfallLayoutDelegate: LayoutDelegate {
  /// How many tracks `section` has.
  func columns(inSection section: Int) -> ColumnCount?
  /// The distance between the tracks of `section`, in points.
  func columnSpacing(inSection section: Int) -> Double?
  /// The distance between the items of a track in `section`, in points.
  func itemSpacing(inSection section: Int) -> Double?
  /// The distance of the items of `section` from its edges.
  func sectionInsets(inSection section: Int) -> LayoutInsets?
  /// The height of the header of `section` in points; 0 for none.
  func headerExtent(inSection section: Int) -> Double?
  /// The distance of the header of `section` from what is around it.
  func headerInsets(inSection section: Int) -> LayoutInsets?
  /// The height of the footer of `section` in points; 0 for none.
  func footerExtent(inSection section: Int) -> Double?
  /// The distance of the footer of `section` from what is around it.
  func footerInsets(inSection section: Int) -> LayoutInsets?
  /// How many neighbouring tracks an item spans; `Int.max` for the full width, nil for one.
  func columnSpan(forItemAt index: ElementIndex) -> Int?
  /// The track that an item must begin in, from 0; nil where the placement rule decides.
  func column(forItemAt index: ElementIndex) -> Int?
}

extension WaterfallLayoutDelegate {
  /// The layout's own columns.
  @inlinable public func columns(inSection section: Int) -> ColumnCount? { nil }
  /// The layout's own column spacing.
  @inlinable public func columnSpacing(inSection section: Int) -> Double? { nil }
  /// The layout's own item spacing.
  @inlinable public func itemSpacing(inSection section: Int) -> Double? { nil }
  /// The layout's own section insets.
  @inlinable public func sectionInsets(inSection section: Int) -> LayoutInsets? { nil }
  /// The layout's own header extent.
  @inlinable public func headerExtent(inSection section: Int) -> Double? { nil }
  /// The layout's own header insets.
  @inlinable public func headerInsets(inSection section: Int) -> LayoutInsets? { nil }
  /// The layout's own footer extent.
  @inlinable public func footerExtent(inSection section: Int) -> Double? { nil }
  /// The layout's own footer insets.
  @inlinable public func footerInsets(inSection section: Int) -> LayoutInsets? { nil }
  /// One track.
  @inlinable public func columnSpan(forItemAt index: ElementIndex) -> Int? { nil }
  /// The track that the placement rule chooses.
  @inlinable public func column(forItemAt index: ElementIndex) -> Int? { nil }

  /// The typed answers, as the strategy asks for them.
  @inlinable
  public func answer(_ question: LayoutQuestion, at index: ElementIndex) -> LayoutAnswer? {
    waterfallAnswer(question, at: index)
  }

  /// The answer to a question of the waterfall; nil for questions of other strategies.
  ///
  /// A type that serves several strategies calls it in its own ``/LayoutCore/LayoutDelegate/answer(_:at:)``.
  @inlinable
  public func waterfallAnswer(
    _ question: LayoutQuestion, at index: ElementIndex
  ) -> LayoutAnswer? {
    let section = index.section
    switch question {
    case WaterfallQuestion.columnSpan: return columnSpan(forItemAt: index).map { .integer($0) }
    case WaterfallQuestion.column: return column(forItemAt: index).map { .integer($0) }
    case WaterfallQuestion.columns: return columns(inSection: section).map { .columns($0) }
    case WaterfallQuestion.columnSpacing:
      return columnSpacing(inSection: section).map { .number($0) }
    case WaterfallQuestion.itemSpacing: return itemSpacing(inSection: section).map { .number($0) }
    case WaterfallQuestion.sectionInsets:
      return sectionInsets(inSection: section).map { .insets($0) }
    case WaterfallQuestion.headerExtent:
      return headerExtent(inSection: section).map { .number($0) }
    case WaterfallQuestion.headerInsets:
      return headerInsets(inSection: section).map { .insets($0) }
    case WaterfallQuestion.footerExtent:
      return footerExtent(inSection: section).map { .number($0) }
    case WaterfallQuestion.footerInsets:
      return footerInsets(inSection: section).map { .insets($0) }
    default: return nil
    }
  }
}
