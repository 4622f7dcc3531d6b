import Board
import Compositional
import GroupedColumns
import LayoutCore
import Schedule
import Spreadsheet
import Waterfall

/// A delegate that describes the playground's collection to every layout.
///
/// It answers the questions of all strategies of which the data knows something; whatever it leaves
/// open, the parameters decide.
struct PlaygroundDelegate: WaterfallLayoutDelegate, GroupedColumnsLayoutDelegate,
  SpreadsheetLayoutDelegate, CompositionalLayoutDelegate, ScheduleLayoutDelegate
{
  /// The places and extents that were changed by hand.
  var arrangement = Arrangement()
  let collection: ShownCollection
  let source: DataSource
  /// A Boolean value that indicates whether the layout asks for sizes, and does not size all rows itself.
  let hasItemSizes: Bool
  /// The name of the layout, or nil if it is made of several, whose questions are all answered.
  private let layout: Layout?
  /// A Boolean value that indicates whether sections can have footers.
  private let hasFooters: Bool

  /// The layouts with questions of their own.
  private enum Layout {
    case waterfall, groupedColumns, spreadsheet, compositional, board, schedule, other
  }

  init(
    _ collection: ShownCollection, _ source: DataSource, _ layout: LayoutDescriptor,
    _ parameters: LayoutConfiguration
  ) {
    self.collection = collection
    self.source = source
    hasItemSizes = layout["itemExtent"] == nil
    switch layout.name {
    case "waterfall": self.layout = .waterfall
    case "grouped-columns": self.layout = .groupedColumns
    case "spreadsheet": self.layout = .spreadsheet
    case "compositional": self.layout = .compositional
    case "board": self.layout = .board
    case "schedule": self.layout = .schedule
    case "mixed": self.layout = nil
    default: self.layout = .other
    }
    var extent = 0.0
    if case .number(let number)? = parameters["footerExtent"] { extent = number }
    if case .integer(let number)? = parameters["footerExtent"] { extent = Double(number) }
    hasFooters = extent > 0
  }

  var numberOfSections: Int { collection.sections.count }

  func numberOfItems(inSection section: Int) -> Int {
    collection.sections.indices.contains(section) ? collection.sections[section].items.count : 0
  }

  func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
    if !hasItemSizes { return nil }
    source.isAsked = true
    // The section is not copied, because this is asked a million times.
    return source.size(
      ofItem: Int(collection.sections[index.section].items[index.item]),
      inSection: Int(collection.sections[index.section].number), proposed: proposal.width)
  }

  func waterfallSection(_ number: Int, default section: SectionParameters) -> SectionParameters {
    var section = section
    if !hasNote(number) { section.footer.extent = 0 }
    return section
  }

  func groupedColumnsSection(
    _ number: Int, default section: GroupedColumnsSection
  ) -> GroupedColumnsSection {
    var section = section
    if !hasNote(number) { section.footerExtent = 0 }
    return section
  }

  func spreadsheetRow(_ row: Int) -> SpreadsheetRow {
    guard collection.sections.indices.contains(row) else { return SpreadsheetRow() }
    return SpreadsheetRow(height: source.height(ofRow: Int(collection.sections[row].number)))
  }

  func compositionalSection(
    _ number: Int, in environment: LayoutEnvironment, default section: CompositionalSection
  ) -> CompositionalSection {
    guard collection.sections.indices.contains(number) else { return section }
    return source.compositionalSection(
      Int(collection.sections[number].number), width: environment.containerSize.width) ?? section
  }

  func spreadsheetColumn(_ column: Int) -> SpreadsheetColumn {
    SpreadsheetColumn(width: source.width(ofColumn: column))
  }

  /// Returns the times of an item; items without any follow one another for twelve hours, and again.
  func scheduleItem(at index: ElementIndex, default item: ScheduleItem) -> ScheduleItem {
    let section = collection.sections[index.section]
    let number = Int(section.items[index.item])
    if let times = source.times(ofItem: number, inSection: Int(section.number)) { return times }
    let start = item.start + Double(index.item % 12)
    return ScheduleItem(start: start, end: start + 0.75)
  }

  func scheduleLane(_ number: Int, default lane: ScheduleLane) -> ScheduleLane {
    var lane = lane
    if collection.sections.indices.contains(number),
      let extent = arrangement.laneExtents[collection.sections[number].number]
    {
      lane.extent = extent
    }
    return lane
  }

  func answer(in slot: inout AnswerSlot) {
    // A question costs even if it has no answer, and there can be a hundred thousand sections.
    switch layout {
    case .waterfall:
      if hasFooters { answerWaterfall(in: &slot) }
      answerWaterfallItem(in: &slot)
    case .groupedColumns: if hasFooters { answerGroupedColumns(in: &slot) }
    case .spreadsheet: answerSpreadsheet(in: &slot)
    case .compositional: answerCompositional(in: &slot)
    case .board: answerBoardItem(in: &slot)
    case .schedule: answerSchedule(in: &slot)
    case .other: break
    case nil:
      answerWaterfall(in: &slot)
      answerWaterfallItem(in: &slot)
      answerGroupedColumns(in: &slot)
      answerSpreadsheet(in: &slot)
      answerCompositional(in: &slot)
      answerSchedule(in: &slot)
    }
  }

  private func answerWaterfallItem(in slot: inout AnswerSlot) {
    if !source.hasWideItems { return }
    slot.fill(.waterfallItem) {
      let item = collection.sections[$0.section].items[$0.item]
      if source.isWide(item: Int(item)) { $1.span = 2 }
    }
  }

  private func answerBoardItem(in slot: inout AnswerSlot) {
    if arrangement.boards.isEmpty { return }
    slot.fill(.boardItem) {
      let section = collection.sections[$0.section]
      guard let board = arrangement.boards[section.number],
        let place = board.place(of: section.items[$0.item], columns: $1.boardColumns)
      else { return }
      $1 = BoardItem(place)
    }
  }

  private func hasNote(_ section: Int) -> Bool {
    // Headings of a hundred thousand sections are not created if they are not needed.
    if !source.hasNotes { return false }
    guard collection.sections.indices.contains(section) else { return true }
    return !source.heading(ofSection: Int(collection.sections[section].number)).note.isEmpty
  }
}
