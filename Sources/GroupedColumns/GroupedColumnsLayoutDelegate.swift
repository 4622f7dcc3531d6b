import LayoutCore

/// Answers the grouped columns' questions per section, where they differ from the parameters.
///
/// Rows are sized by ``/LayoutCore/LayoutDelegate/sizeForItem(at:proposal:)``, of which the height counts. Every
/// question has a default that leaves the answer to the parameter of the same name.
public protocol GroupedColumnsLayoutDelegate: LayoutDelegate {
  /// The column that `section` must go to, from 0; nil where the placement rule decides.
  func column(forSection section: Int) -> Int?
  /// The column that a part of `section` must go to where it is split, from 0; the section's own,
  /// unless told otherwise.
  func column(forPart part: Int, ofSection section: Int) -> Int?
  /// The height of the header of `section` in points; 0 for none.
  func headerExtent(inSection section: Int) -> Double?
  /// The height of the footer of `section` in points; 0 for none.
  func footerExtent(inSection section: Int) -> Double?
  /// The distance before `section`, in points.
  func sectionPadding(inSection section: Int) -> Double?
}

extension GroupedColumnsLayoutDelegate {
  /// The column that the placement rule chooses.
  @inlinable public func column(forSection section: Int) -> Int? { nil }
  /// The column of the whole section.
  @inlinable public func column(forPart part: Int, ofSection section: Int) -> Int? {
    column(forSection: section)
  }
  /// The layout's own header extent.
  @inlinable public func headerExtent(inSection section: Int) -> Double? { nil }
  /// The layout's own footer extent.
  @inlinable public func footerExtent(inSection section: Int) -> Double? { nil }
  /// The layout's own section padding.
  @inlinable public func sectionPadding(inSection section: Int) -> Double? { nil }

  /// The typed answers, as the strategy asks for them.
  @inlinable
  public func answer(_ question: LayoutQuestion, at index: ElementIndex) -> LayoutAnswer? {
    groupedColumnsAnswer(question, at: index)
  }

  /// The answer to a question of the grouped columns; nil for questions of other strategies.
  ///
  /// A type that serves several strategies calls it in its own ``/LayoutCore/LayoutDelegate/answer(_:at:)``.
  @inlinable
  public func groupedColumnsAnswer(
    _ question: LayoutQuestion, at index: ElementIndex
  ) -> LayoutAnswer? {
    let section = index.section
    switch question {
    case GroupedColumnsQuestion.column:
      return column(forPart: index.item, ofSection: section).map { .integer($0) }
    case GroupedColumnsQuestion.headerExtent:
      return headerExtent(inSection: section).map { .number($0) }
    case GroupedColumnsQuestion.footerExtent:
      return footerExtent(inSection: section).map { .number($0) }
    case GroupedColumnsQuestion.sectionPadding:
      return sectionPadding(inSection: section).map { .number($0) }
    default: return nil
    }
  }
}
