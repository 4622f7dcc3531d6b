import LayoutCore

/// The items of a section of a board.
///
/// - Complexity: 16 bytes for each item, 3 for its search, and 16 for each row that has a hole.
///   Items of sections with fixed places take 16 more.
public struct BoardContent: SectionContent {
  @usableFromInline var cells: [BoardCell] = []
  /// The items as the delegate specifies them, or none if no item has a fixed place.
  @usableFromInline var specified: [BoardCell] = []
  /// The occupied modules, if items can be added at the end.
  var rows: BoardRows?
  /// The places of the items, in modules.
  var frames = FrameIndex(count: 0) { _ in .zero }
  /// The extent of all rows.
  public internal(set) var bounds = SectionBounds.zero

  /// The number of items.
  public var count: Int { cells.count }

  /// Asks for all items, and places them.
  ///
  /// - Complexity: O(n) in most cases, or O(n log n) if items have fixed places or are moved toward
  ///   the start; n = items.
  @inlinable
  public init(
    count: Int, style: BoardStyle, sizes: inout ItemSizeReader<some LayoutDelegate>
  ) {
    let asksItems = sizes.answers(.boardItem)
    var items = sizes.sizes(of: 0..<count, proposal: LayoutProposal())
    cells.reserveCapacity(count)
    for item in 0..<count {
      let cell = style.cell(of: items[item], item, asksItems, &sizes)
      if asksItems, cell.storedRow >= 0 || !specified.isEmpty {
        if specified.isEmpty { specified = cells }
        specified.append(cell)
      }
      cells.append(cell)
    }
    place(from: 0, style, &sizes.work)
  }

  /// Asks for new and resized items, and places the items from the first change on.
  ///
  /// - Complexity: O(m) if the last m items change and are packed densely, or O(1) if no item has
  ///   other modules than before. Otherwise, that of a preparation without its questions.
  @inlinable
  public mutating func apply(
    _ edit: SectionEdit, style: BoardStyle, sizes: inout ItemSizeReader<some LayoutDelegate>
  ) {
    let asksItems = sizes.answers(.boardItem)
    var changed: [(item: Int, cell: BoardCell)] = []
    for item in edit.measured {
      let size = sizes.size(of: item, proposal: LayoutProposal())
      let cell = style.cell(of: size, item, asksItems, &sizes)
      if !edit.isResizeOnly || !specifies(cell, of: item) { changed.append((item, cell)) }
    }
    revise(edit.items, changed, style, &sizes.work)
  }
}

extension BoardStyle {
  /// Returns the modules of an item, and its place if the delegate specifies one.
  @inlinable @inline(__always)
  func cell(
    of size: LayoutSize?, _ item: Int, _ asksItems: Bool,
    _ sizes: inout ItemSizeReader<some LayoutDelegate>
  ) -> BoardCell {
    var cell = usualCell
    if let size {
      let (across, along) =
        axis == .vertical ? (size.width, size.height) : (size.height, size.width)
      if let usual = BoardCell(width: across, height: along, columns: columns) {
        cell = usual
      } else {
        cell = Self.cell(size, axis, columns: columns) {
          sizes.note($0, of: item, given: $1, used: $2)
        }
      }
    }
    guard asksItems else { return cell }
    var usual = BoardItem(width: Int(cell.storedWidth), height: Int(cell.storedHeight))
    usual.boardColumns = columns
    let answer = sizes.answer(to: .boardItem, for: item, default: usual)
    return BoardCell(answer, columns: columns) {
      sizes.note($0, of: item, given: Double($1), used: Double($2))
    }
  }
}
