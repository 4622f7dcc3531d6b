import StrategyKit

/// The items of a section of a board.
///
/// - Complexity: 16 bytes for each item, 4 for its search, and 8 for each row from the first one
///   that has a hole on. Items of sections with fixed places take 16 more.
public struct BoardContent: SectionContent {
  /// The places of the items.
  var places: [BoardPlace] = []
  /// The items as the delegate specifies them, or none if no item has a fixed place.
  var specified: [BoardPlace] = []
  /// The occupied modules, if items can be added at the end.
  var rows: BoardRows?
  /// The items by their rows.
  var index = BoardIndex([])
  /// The extent of all rows.
  public internal(set) var bounds = SectionBounds.zero

  /// The number of items.
  public var count: Int { places.count }

  /// Asks for all items, and places them.
  ///
  /// - Complexity: O(n) in most cases, or O(n log n) if items have fixed places or are moved toward
  ///   the start; n = items.
  public init(
    count: Int, style: BoardStyle, sizes: inout ItemSizeReader
  ) {
    let asksItems = sizes.answers(.boardItem)
    places.reserveCapacity(count)
    for item in 0..<count {
      let size = sizes.size(of: item, proposal: LayoutProposal())
      places.append(style.place(of: size, item, asksItems, &sizes))
    }
    place(from: 0, style, &sizes.work)
  }

  /// Asks for new and resized items, and places the items from the first change on.
  ///
  /// - Complexity: O(m) if the last m items change and all keep the rows in which they are packed,
  ///   or O(1) if no item has other modules than before. Otherwise, that of a preparation without
  ///   its questions.
  public mutating func apply(
    _ edit: SectionEdit, style: BoardStyle, sizes: inout ItemSizeReader
  ) {
    let asksItems = sizes.answers(.boardItem)
    var changed: [(item: Int, place: BoardPlace)] = []
    for item in edit.measured {
      let size = sizes.size(of: item, proposal: LayoutProposal())
      let place = style.place(of: size, item, asksItems, &sizes)
      if !edit.isResizeOnly || place != specifiedPlace(of: item) { changed.append((item, place)) }
    }
    if !edit.isResizeOnly || !changed.isEmpty { revise(edit.items, changed, style, &sizes.work) }
  }
}

extension BoardStyle {
  /// Returns the modules of an item, and its place if the delegate specifies one.
  func place(
    of size: LayoutSize?, _ item: Int, _ asksItems: Bool,
    _ sizes: inout ItemSizeReader
  ) -> BoardPlace {
    var usual = usualItem
    if let size {
      usual = self.item(of: size, isMeasured: sizes.measuresItems) {
        sizes.note($0, of: item, given: $1, used: $2)
      }
    }
    if asksItems { usual = sizes.answer(to: .boardItem, for: item, default: usual) }
    return usual.place(on: columns) { sizes.note($0, of: item, given: $1, used: $2) }
  }
}
