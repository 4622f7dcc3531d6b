// Compares the frames of the layouts that a page hands out as Swift with those of its scenes. SceneCheck has written the
// code, in `copiedLayouts`. The argument is the folder of the tables.

import Board
import Foundation
import LayoutCore
import LayoutRuntime
import Schedule
import Spreadsheet
import Waterfall

/// A layout that was copied from a scene after changes by hand, with the sizes of a sheet, the places of items or the extents
/// of lanes that were copied with it.
struct CopiedLayout {
  let scene: String
  let window: [Double]
  let layout: AnyLayoutStrategy
  let columnWidths: [Double?]
  let rowHeights: [Int: Double]
  let placements: [Int: BoardPlacements]
  let laneExtents: [Int: Double]
  let changes: [[String: [Double]]]

  init(
    _ scene: String, _ window: [Double], _ layout: AnyLayoutStrategy, columnWidths: [Double?] = [],
    rowHeights: [Int: Double] = [:], placements: [Int: BoardPlacements] = [:],
    laneExtents: [Int: Double] = [:], changes: [[String: [Double]]] = []
  ) {
    self.scene = scene
    self.window = window
    self.layout = layout
    self.columnWidths = columnWidths
    self.rowHeights = rowHeights
    self.placements = placements
    self.laneExtents = laneExtents
    self.changes = changes
  }
}

/// The delegate of an app: the counts and sizes of the scene's items, and what was copied.
struct AppDelegate: SpreadsheetLayoutDelegate, WaterfallItemDelegate, BoardItemDelegate,
  ScheduleLayoutDelegate
{
  let shown: PlaygroundDelegate
  let copied: CopiedLayout

  var numberOfSections: Int { shown.numberOfSections }
  func numberOfItems(inSection section: Int) -> Int { shown.numberOfItems(inSection: section) }
  func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
    shown.sizeForItem(at: index, proposal: proposal)
  }
  func waterfallItem(at index: ElementIndex) -> WaterfallItem {
    WaterfallItem(span: shown.source.hasWideItems && index.item == 0 ? 2 : 1)
  }
  func waterfallSection(_ number: Int, default section: SectionParameters) -> SectionParameters {
    section
  }
  func answer(in slot: inout AnswerSlot) {
    answerWaterfall(in: &slot)
    answerSpreadsheet(in: &slot)
    answerBoard(in: &slot)
    answerSchedule(in: &slot)
  }
  func scheduleItem(at index: ElementIndex, default item: ScheduleItem) -> ScheduleItem {
    shown.scheduleItem(at: index, default: item)
  }
  func scheduleLane(_ number: Int, default lane: ScheduleLane) -> ScheduleLane {
    var lane = lane
    lane.extent = copied.laneExtents[number] ?? lane.extent
    return lane
  }
  func boardItem(at index: ElementIndex, default item: BoardItem) -> BoardItem {
    guard let board = copied.placements[index.section] else { return item }
    return BoardItem(board[item.boardColumns].places[index.item])
  }
  func spreadsheetRow(_ row: Int) -> SpreadsheetRow {
    SpreadsheetRow(height: copied.rowHeights[row])
  }
  func spreadsheetColumn(_ column: Int) -> SpreadsheetColumn {
    SpreadsheetColumn(
      width: copied.columnWidths.indices.contains(column) ? copied.columnWidths[column] : nil)
  }
}

var differences = 0
var count = 0
for copied in copiedLayouts {
  let playground = try Playground()
  for name in ["paintings", "time-zones", "elements", "named-colors"] {
    let text = try String(
      contentsOfFile: "\(CommandLine.arguments[1])/\(name).csv", encoding: .utf8)
    playground.run(.table, [], "\(name)\n\(text)")
  }
  playground.run(.open, copied.window, "scene=\(copied.scene)\nitems=5000")
  playground.run(.change, [], "direction=rightToLeft")
  for change in copied.changes {
    for (name, numbers) in change { playground.run(.edit, numbers, name) }
  }
  guard let current = playground.current else { fatalError("\(copied.scene) is not opened") }
  let prepared = try copied.layout.prepare(
    for: AppDelegate(shown: current.delegate, copied: copied), in: current.environment)
  let everything = LayoutRect(x: -1e6, y: -1e6, width: 2e7, height: 2e7)
  let (wanted, found) = (
    current.engine.prepared.elements(in: everything), prepared.elements(in: everything)
  )
  count += found.count
  if wanted.isEmpty || wanted != found || prepared.contentSize != current.engine.contentSize {
    differences += 1
    let first = zip(wanted, found).first { $0 != $1 }
    print(
      "\(copied.scene) at \(copied.window[0]) points: \(found.count) of \(wanted.count), \(String(describing: first))"
    )
  }
}
print("\(copiedLayouts.count) copied layouts have \(count) frames, \(differences) differ")
exit(differences == 0 && copiedLayouts.count == 2 * WebScenes.all.count ? 0 : 1)
