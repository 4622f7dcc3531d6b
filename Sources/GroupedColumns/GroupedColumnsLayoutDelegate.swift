import LayoutCore

/// A delegate that specifies the parameters of grouped columns per section.
///
/// The height that ``/LayoutCore/LayoutDelegate/sizeForItem(at:proposal:)`` returns is the height
/// of a row. Each method returns `nil` by default, and the section then uses the layout's parameter
/// of the same name.
public protocol GroupedColumnsLayoutDelegate: LayoutDelegate {
  /// Returns the column of `section`, from 0, or `nil` if the placement rule determines it.
  ///
  /// A column that does not exist is replaced by the nearest one and reported.
  func column(forSection section: Int) -> Int?
  /// Returns the column of a part of `section`, from 0.
  ///
  /// Return `nil` if the placement rule determines the column. By default, this is the column of
  /// the section.
  ///
  /// - Parameter part: The number of the part, from 0. It is 0 unless the section is split.
  /// - Parameter section: The number of the section, from 0.
  func column(forPart part: Int, ofSection section: Int) -> Int?
  /// Returns the height of the header of `section`, in points; 0 for none.
  func headerExtent(inSection section: Int) -> Double?
  /// Returns the height of the footer of `section`, in points; 0 for none.
  func footerExtent(inSection section: Int) -> Double?
  /// Returns the distance before `section`, in points; at least 0.
  func sectionSpacing(inSection section: Int) -> Double?
}

extension GroupedColumnsLayoutDelegate {
  /// Returns `nil`: the placement rule determines the column.
  @inlinable public func column(forSection section: Int) -> Int? { nil }
  /// Returns the column of the whole section.
  @inlinable public func column(forPart part: Int, ofSection section: Int) -> Int? {
    column(forSection: section)
  }
  /// Returns `nil`: the layout's own ``GroupedColumnsLayout/headerExtent`` applies.
  @inlinable public func headerExtent(inSection section: Int) -> Double? { nil }
  /// Returns `nil`: the layout's own ``GroupedColumnsLayout/footerExtent`` applies.
  @inlinable public func footerExtent(inSection section: Int) -> Double? { nil }
  /// Returns `nil`: the layout's own ``GroupedColumnsLayout/sectionSpacing`` applies.
  @inlinable public func sectionSpacing(inSection section: Int) -> Double? { nil }

  /// Returns the answer of the typed method that corresponds to `question`.
  ///
  /// - Parameter question: A question of the grouped columns.
  /// - Parameter index: The section, and the part of it as the item, that the question is about.
  /// - Returns: The answer, or `nil` if the delegate specifies none.
  /// - Complexity: The complexity of the typed method.
  @inlinable
  public func answer(_ question: LayoutQuestion, at index: ElementIndex) -> LayoutAnswer? {
    groupedColumnsAnswer(question, at: index)
  }

  /// Returns the answer to a question of the grouped columns, or `nil` for other questions.
  ///
  /// If a type serves several strategies, it calls this method in its own
  /// ``/LayoutCore/LayoutDelegate/answer(_:at:)``.
  ///
  /// - Parameter question: A question of any strategy.
  /// - Parameter index: The section or item that the question is about.
  /// - Complexity: The complexity of the typed method.
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
    case GroupedColumnsQuestion.sectionSpacing:
      return sectionSpacing(inSection: section).map { .number($0) }
    default: return nil
    }
  }
}
