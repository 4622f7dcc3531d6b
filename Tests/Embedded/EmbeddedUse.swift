import Board
import Compositional
// A program of Embedded Swift that drives every strategy in every way: directly, erased, and through
// the registry. It is compiled, not run.
import Flow
import GroupedColumns
import Justified
import LayoutJSON
import LayoutRuntime
import Mixed
import Schedule
import Spreadsheet
import StrategyKit
import Waterfall

struct Photos: WaterfallItemDelegate {
  func numberOfItems(inSection section: Int) -> Int { 100 }
  func waterfallSection(_ number: Int, default section: SectionParameters) -> SectionParameters {
    var section = section
    section.header.extent = 20
    return section
  }
  func waterfallItem(at index: ElementIndex) -> WaterfallItem {
    WaterfallItem(span: index.item % 5 == 0 ? 2 : 1)
  }
  func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
    LayoutSize(width: 3, height: 4)
  }
}

struct Tags: FlowLayoutDelegate {
  func numberOfItems(inSection section: Int) -> Int { 50 }
  func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
    LayoutSize(width: 30 + Double(index.item), height: 20)
  }
  func flowSection(_ number: Int, default section: FlowSection) -> FlowSection {
    var section = section
    section.lineAlignment = .leading
    return section
  }
}

struct Plan: ScheduleLayoutDelegate {
  func numberOfItems(inSection section: Int) -> Int { 20 }
  func scheduleItem(at index: ElementIndex, default item: ScheduleItem) -> ScheduleItem {
    ScheduleItem(start: Double(index.item), end: Double(index.item) + 1.5)
  }
}

struct Settings: GroupedColumnsPartDelegate, MixedLayoutDelegate {
  var numberOfSections: Int { 3 }
  func numberOfItems(inSection section: Int) -> Int { 5 }
  func mixedBlock(ofSection section: Int) -> Int? { section % 2 }
  func groupedColumnsSection(
    _ number: Int, default section: GroupedColumnsSection
  ) -> GroupedColumnsSection { section }
  func groupedColumnsColumn(ofPart part: Int, inSection section: Int) -> Int? { 0 }
  func answer(in slot: inout AnswerSlot) {
    answerGroupedColumns(in: &slot)
    answerMixed(in: &slot)
  }
}

struct Table: SpreadsheetLayoutDelegate {
  var numberOfSections: Int { 30 }
  func numberOfItems(inSection section: Int) -> Int { 5 }
  func spreadsheetRow(_ row: Int) -> SpreadsheetRow { SpreadsheetRow(height: 20) }
  func spreadsheetColumn(_ column: Int) -> SpreadsheetColumn { SpreadsheetColumn() }
}

struct Page: CompositionalLayoutDelegate, VisibleItemsDelegate {
  func numberOfItems(inSection section: Int) -> Int { 20 }
  func compositionalSection(
    _ number: Int, in environment: LayoutEnvironment, default section: CompositionalSection
  ) -> CompositionalSection {
    CompositionalSection(.horizontal(height: .estimated(40), count: 2), scrolling: .paging)
  }
  func adjustVisibleItems(_ items: inout [LayoutAttributes], in section: VisibleSection) {
    for place in items.indices { items[place].alpha = 0.5 }
  }
}

/// A strategy of the sectioned level, with a header that stays visible.
struct ListLayout: SectionStrategy {
  typealias Content = PlacedContent<ListStyle>
  var axis: LayoutAxis { .vertical }

  func section(_ number: Int, answeredBy delegate: AnyLayoutDelegate) -> SectionParameters {
    SectionParameters(itemSpacing: 4, header: EdgeItem(extent: 20, isPinned: true))
  }

  func layout(
    of section: SectionParameters, in container: LayoutContainer,
    noting notes: inout SectionNotes
  ) -> SectionLayout<ListStyle> {
    let metrics = SectionMetrics(section, in: container, noting: &notes)
    return SectionLayout(ListStyle(metrics: metrics), section)
  }
}

struct ListStyle: PlacedStyle {
  var metrics: SectionMetrics

  func place(from first: Int, _ items: inout PlacedItems<ItemExtents>) -> SectionBounds {
    let (lower, upper) = metrics.grid.edges(of: 0)
    for item in first..<items.count {
      let start = item > 0 ? items[item - 1].upper + metrics.itemSpacing : .zero
      items[item] = ItemSpan(
        lower: start, upper: start + items.value(of: item).main, crossLower: lower,
        crossUpper: upper)
    }
    return SectionBounds(length: items.count > 0 ? items[items.count - 1].upper : .zero)
  }
}

/// Cells that fade towards the lower edge of the viewport.
struct Fading: ViewportEffect {
  func apply(to attributes: inout LayoutAttributes, in viewport: LayoutRect) {
    if attributes.frame.maxY > viewport.maxY { attributes.alpha = 0.5 }
  }
}

func count(_ layout: some LayoutStrategy, _ delegate: some LayoutDelegate) throws(LayoutError)
  -> Int
{
  let viewport = LayoutRect(x: 0, y: 0, width: 390, height: 844)
  let environment = LayoutEnvironment(width: 390, height: 844)
  let prepared = try layout.prepare(for: delegate, in: environment)
  var elements = prepared.elements(in: viewport)
  prepared.adjust(&elements, viewport: LayoutViewport(viewport), for: delegate)
  return elements.count
}

/// Uses everything that an engine can do, and returns a number that depends on it.
func drive(
  _ layout: some LayoutStrategy, _ delegate: some LayoutDelegate
) throws(LayoutError) -> Int {
  var engine = try LayoutEngine(
    layout, for: delegate, in: LayoutEnvironment(width: 390, height: 844))
  let cell = LayoutElement.cell(section: 0, item: 1)
  let index = ElementIndex(section: 0, item: 1)
  var updates = [
    try engine.apply(
      LayoutTransaction(
        [.resizeItem(index)],
        counts: (0..<delegate.numberOfSections).map { delegate.numberOfItems(inSection: $0) }),
      for: delegate, animated: true),
    try engine.setPreferredSizes(
      [PreferredSize(index, LayoutSize(width: 40, height: 60))], for: delegate, animated: true),
    try engine.hide(sections: [1], for: delegate, animated: true),
    try engine.show(sections: [1], for: delegate),
    try engine.setEnvironment(
      LayoutEnvironment(width: 300, height: 600), for: delegate, animated: true),
    try engine.reload(for: delegate, keepsSizes: true, animated: true),
  ]
  if engine.isRow(0) {
    updates.append(try engine.setExtent(30, ofRow: 0, for: delegate, animated: true))
    updates.append(try engine.hide(rows: [1], for: delegate, animated: true))
    updates.append(try engine.show(rows: [1], for: delegate))
    updates.append(try engine.hide(columns: [1], for: delegate, animated: true))
  } else {
    updates.append(try engine.hide(items: [2], inSection: 0, for: delegate, animated: true))
  }
  let delta = engine.scroll(to: LayoutPoint(x: 0, y: 100))
  let moved = try engine.previewOfMove(
    from: index, to: ElementIndex(section: 0, item: 0), for: delegate)
  var shown = engine.visibleElements(readBy: .byRows)
  engine.adjust(&shown, for: delegate)
  var total = shown.count + delta.appeared.count + moved.visibleElements.count
  for update in updates { total += update.attributes(at: 0.5).count + update.moving.count }
  total += engine.description.utf8.count
  total += engine.element(at: LayoutPoint(x: 10, y: 110)) == nil ? 0 : 1
  total += engine.neighbor(of: cell, toward: .down) == nil ? 0 : 1
  total += engine.insertionIndex(at: LayoutPoint(x: 10, y: 110))?.item ?? 0
  total += Int(engine.contentOffset(toShow: cell)?.y ?? 0)
  total += Int(engine.targetContentOffset(for: .zero, snapping: .leadingEdge).y)
  return total
}

/// Returns a layout from JSON, or the default waterfall if the text is refused.
func read(_ registry: LayoutRegistry) throws(LayoutError) -> AnyLayoutStrategy {
  do throws(LayoutJSONError) {
    return try registry.layout(fromJSON: #"{"layout": "waterfall", "parameters": {"columns": 3}}"#)
  } catch {
    return try registry.layout(named: error.path.isEmpty ? error.description : "waterfall")
  }
}

/// Returns the sum of the results of all strategies, or a negative number if one of them fails.
@_expose(wasm, "use")
public func use() -> Int {
  do throws(LayoutError) {
    var registry = LayoutRegistry()
    try registry.register(WaterfallLayout.registration)
    try registry.register(GroupedColumnsLayout.registration)
    try registry.register(SpreadsheetLayout.registration)
    try registry.register(CompositionalLayout.registration)
    try registry.register(FlowLayout.registration)
    try registry.register(JustifiedLayout.registration)
    try registry.register(BoardLayout.registration)
    try registry.register(ScheduleLayout.registration)
    try registry.register(MixedLayout.registration(of: registry))
    let page = try registry.layout(
      named: "mixed",
      [
        "blocks": [
          ["sections": 1, "layout": "waterfall", "parameters": ["columns": 2]],
          ["layout": "spreadsheet", "parameters": ["pinsHeaders": true]],
        ]
      ])
    let named = try registry.layout(named: "waterfall", ["columns": 3, "itemSizing": "exact"])
    var total = try count(WaterfallLayout(), Photos())
    total += try count(GroupedColumnsLayout(), Settings())
    total += try count(SpreadsheetLayout(merges: [CellRange("A1:B2")].compactMap { $0 }), Table())
    total += try count(FlowLayout(columns: 3), Tags())
    total += try count(JustifiedLayout(breaking: .even), Tags())
    total += try count(BoardLayout(packing: .inOrder), Tags())
    total += try count(ScheduleLayout(allDayExtent: 20), Plan())
    let placement = BoardPlacement(of: [BoardItem(width: 2), BoardItem()], columns: 2)
    let placements = BoardPlacements(placement.locking(0).moving(1, toColumn: 0, row: 0))
    total += placements.adding { BoardItem(width: $0) }[1].numberOfRows
    total += try count(CompositionalLayout(), Page())
    total += try count(registry.layout(named: "compositional", ["groupHeight": "~40"]), Page())
    total += try count(named, Photos())
    total += try count(ListLayout(), Tags())
    total += try count(AnyLayoutStrategy(ListLayout()), Tags())
    let engine = try LayoutEngine(
      ListLayout(), for: Tags(), in: LayoutEnvironment(width: 390, height: 844))
    total +=
      PreparedWithEffect(engine.prepared, effect: Fading()).elements(in: engine.viewport).count
    total += try drive(WaterfallLayout(), Photos()) + drive(FlowLayout(columns: 3), Tags())
    total += try drive(SpreadsheetLayout(), Table()) + drive(CompositionalLayout(), Page())
    total += try drive(GroupedColumnsLayout(), Settings()) + drive(page, Table())
    total += try count(page, Table())
    total += try count(
      MixedLayout(blocks: [MixedBlock(GroupedColumnsLayout()), MixedBlock(named)]), Settings())
    total += try count(
      AnyLayoutStrategy(SpreadsheetLayout()), ClosureLayoutDelegate(itemsPerSection: 9))
    total += try count(read(registry), Photos())
    total += registry.json(of: named)?.utf8.count ?? 0
    total += registry.jsonSchema.utf8.count
    total += WaterfallLayout().frames(forCounts: [3], width: 100)[0].count
    return total + (registry.configuration(of: named)?.configuration.entries.count ?? 0)
  } catch {
    return -error.description.utf8.count
  }
}
