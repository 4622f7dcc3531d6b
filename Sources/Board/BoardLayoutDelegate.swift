import StrategyKit

/// A delegate that specifies the parameters of a board per section.
///
/// ``/LayoutCore/LayoutDelegate/sizeForItem(at:proposal:)`` specifies the sizes of items, in
/// modules.
public protocol BoardLayoutDelegate: StrategyDelegate {
  /// Returns the parameters of a section.
  ///
  /// ```swift
  /// func boardSection(_ number: Int, default section: BoardSection) -> BoardSection {
  ///   var section = section
  ///   section.rowExtent = number == 0 ? 200 : 120
  ///   return section
  /// }
  /// ```
  ///
  /// - Parameter number: The number of the section.
  /// - Parameter section: The layout's own parameters.
  func boardSection(_ number: Int, default section: BoardSection) -> BoardSection
}

extension BoardLayoutDelegate {
  /// Returns the layout's own parameters.
  public func boardSection(_ number: Int, default section: BoardSection) -> BoardSection { section }

  /// Answers the question about sections.
  public func answer(in slot: inout AnswerSlot) { answerBoard(in: &slot) }

  /// Answers the question about sections, and no other question.
  ///
  /// If a type serves several strategies, it calls this method in its own
  /// ``/LayoutCore/LayoutDelegate/answer(in:)``.
  public func answerBoard(in slot: inout AnswerSlot) {
    slot.fill(.boardSection) { $1 = boardSection($0.section, default: $1) }
  }
}

/// A delegate that also specifies the extent and the place of each item.
///
/// A board asks about its items one by one only if the delegate adopts this protocol.
public protocol BoardItemDelegate: BoardLayoutDelegate {
  /// Returns the extent of an item, and its place if it is fixed.
  ///
  /// ```swift
  /// func boardItem(at index: ElementIndex, default item: BoardItem) -> BoardItem {
  ///   BoardItem(placement.places[index.item])
  /// }
  /// ```
  ///
  /// - Parameter index: The index of the item.
  /// - Parameter item: An item of the delegate's size without a place, with the number of columns
  ///   of the board.
  func boardItem(at index: ElementIndex, default item: BoardItem) -> BoardItem
}

extension BoardItemDelegate {
  /// Returns an item of the delegate's size, without a place.
  public func boardItem(at index: ElementIndex, default item: BoardItem) -> BoardItem { item }

  /// Answers the questions about sections and items.
  public func answer(in slot: inout AnswerSlot) { answerBoard(in: &slot) }

  /// Answers the questions about sections and items, and no other questions.
  ///
  /// If a type serves several strategies, it calls this method in its own
  /// ``/LayoutCore/LayoutDelegate/answer(in:)``.
  public func answerBoard(in slot: inout AnswerSlot) {
    slot.fill(.boardItem) { $1 = boardItem(at: $0, default: $1) }
    slot.fill(.boardSection) { $1 = boardSection($0.section, default: $1) }
  }
}
