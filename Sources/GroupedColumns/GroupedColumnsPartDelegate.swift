import StrategyKit

/// A delegate that also specifies the columns of sections and of their parts.
public protocol GroupedColumnsPartDelegate: GroupedColumnsLayoutDelegate {
  /// Returns the column of a part of a section, from 0.
  ///
  /// A column that does not exist is replaced by the nearest one and reported.
  ///
  /// - Parameter part: The number of the part, from 0. It is 0 unless the section is split.
  /// - Parameter section: The number of the section, from 0.
  /// - Returns: The column, or `nil` if the placement rule determines it.
  func groupedColumnsColumn(ofPart part: Int, inSection section: Int) -> Int?
}

extension GroupedColumnsPartDelegate {
  /// Returns `nil`, so that the placement rule determines the column.
  public func groupedColumnsColumn(ofPart part: Int, inSection section: Int) -> Int? { nil }

  /// Answers the questions about sections and parts.
  public func answer(in slot: inout AnswerSlot) { answerGroupedColumns(in: &slot) }

  /// Answers the questions about sections and parts, and no other questions.
  ///
  /// If a type serves several strategies, it calls this method in its own
  /// ``/LayoutCore/LayoutDelegate/answer(in:)``.
  public func answerGroupedColumns(in slot: inout AnswerSlot) {
    slot.fill(.groupedColumnsSection) { $1 = groupedColumnsSection($0.section, default: $1) }
    slot.fill(.groupedColumnsColumn) {
      $1 = groupedColumnsColumn(ofPart: $0.item, inSection: $0.section)
    }
  }
}

extension LayoutQuestion where Answer == Int? {
  /// The question for the column of a part of a section.
  ///
  /// The item of the index is the number of the part. If the answer is `nil`, the placement rule
  /// determines the column.
  public static var groupedColumnsColumn: Self {
    Self("GroupedColumns.column", about: .section)
  }
}
