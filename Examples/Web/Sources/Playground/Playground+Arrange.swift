import Board
import LayoutCore
import LayoutJSON
import LayoutRuntime
import Schedule

/// The modules of a section of a board, in points.
struct BoardGrid {
  /// The most items that can be arranged by hand, because each move considers all of them.
  static let mostItems = 1000

  var columns: Int
  var pitch: (across: Double, along: Double)
  private var origin: (across: Double, along: Double)
  private var spacing: (across: Double, along: Double)
  private var isHorizontal: Bool
  private var isMirrored: Bool
  private var contentWidth: Double

  /// Creates the grid of a section with cells; nil if the layout is not a board.
  init?(_ current: Playground.Current, section: Int) {
    guard let layout = current.engine.strategy.unwrapped(as: BoardLayout.self) else { return nil }
    let engine = current.engine
    isHorizontal = layout.axis == .horizontal
    isMirrored = current.environment.direction == .rightToLeft
    contentWidth = engine.contentSize.width
    spacing = (layout.section.columnSpacing, layout.section.rowSpacing)
    let insets = layout.section.sectionInsets
    let width =
      isHorizontal
      ? engine.contentSize.height - insets.top - insets.bottom
      : engine.contentSize.width - insets.leading - insets.trailing
    let notes = BoardNotes()
    BoardGrid.count(layout, current, notes)
    guard notes.columns > 0 else { return nil }
    columns = notes.columns
    let column = (width - Double(columns - 1) * spacing.across) / Double(columns)
    pitch = (column + spacing.across, (layout.section.rowExtent ?? column) + spacing.along)
    origin = (isHorizontal ? insets.top : insets.leading, 0)
    var first = Double.infinity
    let count = current.collection.sections[section].items.count
    for item in 0..<count {
      guard let frame = engine.attributes(for: .cell(section: section, item: item))?.frame else {
        continue
      }
      first = min(first, along(frame))
    }
    origin.along = first
  }

  /// Asks a board of one item for its number of columns.
  private static func count(
    _ layout: BoardLayout, _ current: Playground.Current, _ notes: BoardNotes
  ) {
    _ = try? LayoutEngine(layout, for: notes, in: current.environment)
  }

  private func along(_ frame: LayoutRect) -> Double {
    !isHorizontal ? frame.minY : isMirrored ? contentWidth - frame.maxX : frame.minX
  }

  private func across(_ frame: LayoutRect) -> Double {
    isHorizontal ? frame.minY : isMirrored ? contentWidth - frame.maxX : frame.minX
  }

  /// Returns the modules that a frame covers.
  func place(of frame: LayoutRect) -> BoardPlace {
    func whole(_ length: Double, _ pitch: Double) -> Int { Int((length / pitch).rounded()) }
    let size = isHorizontal ? (frame.height, frame.width) : (frame.width, frame.height)
    return BoardPlace(
      column: whole(across(frame) - origin.across, pitch.across),
      row: whole(along(frame) - origin.along, pitch.along),
      width: max(1, whole(size.0 + spacing.across, pitch.across)),
      height: max(1, whole(size.1 + spacing.along, pitch.along)))
  }

  /// Returns the places of all items of a section, as they are shown.
  func places(_ current: Playground.Current, section: Int) -> [BoardItem] {
    current.collection.sections[section].items.indices.map { item in
      let frame = current.engine.attributes(for: .cell(section: section, item: item))?.frame
      return frame.map { BoardItem(place(of: $0)) } ?? BoardItem()
    }
  }
}

/// A delegate of one item, which notes the number of columns of a board.
private final class BoardNotes: BoardItemDelegate {
  private(set) var columns = 0

  var numberOfSections: Int { 1 }

  func numberOfItems(inSection section: Int) -> Int { 1 }

  func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? { nil }

  func boardItem(at index: ElementIndex, default item: BoardItem) -> BoardItem {
    columns = item.boardColumns
    return item
  }
}

/// Changes by hand: items of a board are moved and resized, and the edges of columns, rows and lanes
/// are dragged.
extension Playground {
  /// Begins a drag, and answers with the modules of an item and their pitch across and along, or with
  /// the extent of a lane.
  func hold(_ index: ElementIndex) {
    report(nil)
    guard let current else { return }
    self.current?.held = .init(arrangement: current.arrangement, engine: current.engine)
    if let schedule = current.engine.strategy.unwrapped(as: ScheduleLayout.self) {
      let lane = current.delegate.scheduleLane(index.section, default: schedule.lane)
      var json = JSONWriter()
      json.object { $0.value("extent", lane.extent) }
      answer.text = json.bytes
      return
    }
    guard current.collection.sections.indices.contains(index.section),
      let grid = BoardGrid(current, section: index.section),
      let frame = current.engine.attributes(for: .cell(section: index.section, item: index.item))?
        .frame
    else { return }
    let place = grid.place(of: frame)
    var json = JSONWriter()
    json.object { root in
      root.value("across", grid.pitch.across)
      root.value("along", grid.pitch.along)
      root.array("place") { list in
        for number in [place.column, place.row, place.width, place.height] {
          list.value(nil, number)
        }
      }
    }
    answer.text = json.bytes
  }

  /// Does one step of a drag, or all of one that was recorded.
  func arrange(_ name: String, _ numbers: [Int]) throws(LayoutError) {
    guard let old = current else { return }
    do throws(LayoutError) {
      try arrangeNow(name, numbers)
    } catch {
      current = old
      throw error
    }
  }

  private func arrangeNow(_ name: String, _ numbers: [Int]) throws(LayoutError) {
    guard numbers.count >= 2, var new = current else { return report(nil) }
    var start = new
    if let held = new.held {
      start.engine = held.engine
      new.arrangement = held.arrangement
    }
    var update: LayoutUpdate?
    switch name {
    case "column":
      let width = Double(min(max(8, numbers[1]), 5000))
      new.arrangement.columnWidths[numbers[0]] = width
      current = new
      update = try current?.engine.setExtent(width, ofColumn: numbers[0], for: new.delegate)
    case "row":
      guard new.collection.sections.indices.contains(numbers[0]) else { return report(nil) }
      let height = Double(min(max(8, numbers[1]), 5000))
      new.arrangement.rowHeights[new.collection.sections[numbers[0]].number] = height
      current = new
      update = try current?.engine.setExtent(height, ofRow: numbers[0], for: new.delegate)
    case "lane":
      guard new.collection.sections.indices.contains(numbers[0]) else { return report(nil) }
      new.arrangement.laneExtents[new.collection.sections[numbers[0]].number] = Double(
        min(max(8, numbers[1]), 5000))
      current = new
      // The edge that is dragged is under the pointer, so nothing else stays in place.
      current?.engine.anchor = .offset
      update = try current?.engine.apply(
        LayoutTransaction(
          [.resizeSection(numbers[0])], numberOfSections: new.collection.sections.count,
          itemCounts: []), for: new.delegate, animated: true)
      current?.engine.anchor = new.anchor
    default:
      let section = numbers[0]
      guard numbers.count == 4, new.collection.sections.indices.contains(section),
        new.collection.sections[section].items.indices.contains(numbers[1])
      else { return report(nil) }
      let items = new.collection.sections[section].items
      guard items.count <= BoardGrid.mostItems else {
        return tellProblem("a section of more than 1,000 items cannot be arranged by hand")
      }
      guard let grid = BoardGrid(start, section: section) else { return report(nil) }
      let compaction =
        new.engine.strategy.unwrapped(as: BoardLayout.self)?.section.compaction ?? .start
      let placement = BoardPlacement(
        of: grid.places(start, section: section), columns: grid.columns, compaction: compaction)
      let changed =
        name == "move"
        ? placement.moving(numbers[1], toColumn: numbers[2], row: numbers[3])
        : placement.resizing(numbers[1], width: numbers[2], height: numbers[3])
      new.arrangement.boards[new.collection.sections[section].number] = .init(items, changed)
      current = new
      // What is dragged is under the pointer, so nothing else stays in place.
      current?.engine.anchor = .offset
      update = try current?.engine.reload(for: new.delegate, keepsSizes: true, animated: true)
      current?.engine.anchor = new.anchor
    }
    report(update)
    tellEdit(new.collection)
  }

  /// Ends a drag.
  func release() { current?.held = nil }
}
