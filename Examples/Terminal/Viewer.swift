import LayoutCore
import LayoutRuntime

/// A viewer that shows a scene on a screen of letters and handles keys.
///
/// It does not depend on a terminal: it receives keys and returns screens. The engine scrolls, keeps
/// the content that is read in place if the size of the screen changes, and pins headers.
struct Viewer<Content: SceneContent> {
  /// The number of letters that a step of the wheel scrolls.
  private static var wheelStep: Double { 3 }

  private let scene: LetterScene
  private(set) var content: Content
  private(set) var engine: LayoutEngine
  /// The search for a text.
  var search = ViewerSearch()
  private let registry: LayoutRegistry
  private let hasColors: Bool
  private var columns: Int
  private var rows: Int
  /// The number that is being typed.
  private var typed = 0

  /// Creates a viewer of a scene that is scrolled to its beginning.
  ///
  /// - Parameter content: The content of `scene`.
  init(
    _ scene: LetterScene, _ content: Content, _ registry: LayoutRegistry, hasColors: Bool,
    columns: Int, rows: Int
  ) throws(LayoutError) {
    self.scene = scene
    self.content = content
    self.registry = registry
    self.hasColors = hasColors
    self.columns = columns
    self.rows = rows
    engine = try LayoutEngine(
      registry.layout(
        named: scene.layout, scene.parameters(for: content, columns: columns)),
      for: content, in: Viewer.environment(columns: columns, rows: rows))
    snap()
  }

  /// Returns an environment without the last row of the screen, which shows the position.
  private static func environment(columns: Int, rows: Int) -> LayoutEnvironment {
    LayoutEnvironment(containerSize: LetterScale.points(columns: columns, rows: max(1, rows - 1)))
  }

  // MARK: Changes

  /// Updates the layout for a screen of another size.
  mutating func resize(columns: Int, rows: Int) throws(LayoutError) {
    self.columns = columns
    self.rows = rows
    try engine.setEnvironment(
      Viewer.environment(columns: columns, rows: rows), for: content)
    try adaptParameters()
    snap()
  }

  /// Updates the parameters, which depend on the screen's size and on the data that is known.
  private mutating func adaptParameters() throws(LayoutError) {
    let parameters = scene.parameters(for: content, columns: columns)
    try engine.setStrategy(registry.layout(named: scene.layout, parameters), for: content)
  }

  /// Reads more of the data.
  ///
  /// - Returns: `true` if there was more data.
  mutating func readMore() throws(LayoutError) -> Bool {
    guard content.readMore() else { return false }
    try engine.reload(for: content)
    try adaptParameters()
    snap()
    return true
  }

  /// Performs the action of a key; keys that concern the terminal have no effect here.
  mutating func handle(_ key: Key) throws(LayoutError) {
    let letter = LetterScale.size
    let page = pageHeight
    let number = typed
    typed = 0
    switch key {
    case .find, .letter, .erase, .accept, .cancel, .findNext, .findPrevious:
      return try handleSearch(key)
    default:
      search.hit = nil
      search.hasFailed = false
    }
    switch key {
    case .digit(let digit): typed = min(number * 10 + digit, 999_999_999)
    case .end where number > 0: try go(to: number - 1)
    case .up: scroll(y: -letter.height)
    case .down: scroll(y: letter.height)
    case .left: scrollSideways(-1, by: sideStep(-1))
    case .right: scrollSideways(1, by: sideStep(1))
    case .pageUp: scroll(y: -page)
    case .pageDown: scroll(y: page)
    case .home: move(to: engine.initialContentOffset)
    case .end:
      // The end is known only after everything was read.
      while try readMore() {}
      move(to: LayoutPoint(x: engine.viewport.minX, y: engine.contentOffsetBounds.maximum.y))
    case .wheelUp: scroll(y: -letter.height * Viewer.wheelStep)
    case .wheelDown: scroll(y: letter.height * Viewer.wheelStep)
    case .wheelLeft: scrollSideways(-1, by: -letter.width * Viewer.wheelStep)
    case .wheelRight: scrollSideways(1, by: letter.width * Viewer.wheelStep)
    default: break
    }
  }

  /// Scrolls to a row of a sheet, or to an item, which are counted from 0.
  private mutating func go(to number: Int) throws(LayoutError) {
    var section = 0
    var item = number
    if engine.prepared.isSheet {
      while content.numberOfSections <= number, try readMore() {}
      (section, item) = (min(number, content.numberOfSections - 1), 0)
    } else {
      while section + 1 < content.numberOfSections,
        item >= content.numberOfItems(inSection: section)
      {
        item -= content.numberOfItems(inSection: section)
        section += 1
      }
      item = min(item, content.numberOfItems(inSection: section) - 1)
    }
    show(.cell(section: section, item: item))
  }

  /// Scrolls to the place of a text.
  mutating func show(_ hit: ViewerSearch.Hit) {
    show(.cell(section: hit.section, item: hit.item ?? 0))
  }

  private mutating func show(_ cell: LayoutElement) {
    if let offset = engine.contentOffset(toShow: cell, at: .start) {
      move(to: LayoutPoint(x: engine.viewport.minX, y: offset.y))
    }
  }

  private mutating func scroll(x: Double = 0, y: Double = 0) {
    let origin = engine.viewport.origin
    move(to: LayoutPoint(x: origin.x + x, y: origin.y + y))
  }

  /// Scrolls to a side: the content, or the section in the middle of the screen that scrolls by itself.
  ///
  /// - Parameter sign: The side, −1 for left and 1 for right.
  /// - Parameter step: The distance by which content and continuous sections scroll, in points.
  private mutating func scrollSideways(_ sign: Double, by step: Double) {
    let bounds = engine.contentOffsetBounds
    guard bounds.maximum.x <= bounds.minimum.x, let section = middleSection,
      let scrolling = engine.scrolling(ofSection: section)
    else { return scroll(x: step) }
    let ahead = scrolling.direction == .rightToLeft ? -sign : sign
    let offset = engine.sectionOffset(section)
    // A section that rests at cards only needs a longer drag.
    for distance in [step.magnitude, scrolling.frame.width / 4, scrolling.frame.width] {
      var target = engine.restingOffset(
        ofSection: section,
        after: SectionDrag(from: offset, proposed: offset + distance * ahead, velocity: ahead))
      target = min(max(target, scrolling.offsets.lowerBound), scrolling.offsets.upperBound)
      guard target != offset else { continue }
      engine.scrollSection(section, to: target)
      return
    }
  }

  /// The section nearest to the middle of the screen, of those that scroll sideways by themselves.
  private var middleSection: Int? {
    let middle = engine.viewport.midY
    var best: (section: Int, distance: Double)?
    for attributes in engine.visibleElements {
      let section = attributes.element.index.section
      guard best?.section != section, let scrolling = engine.scrolling(ofSection: section),
        scrolling.axis == .horizontal
      else { continue }
      let distance = (scrolling.frame.midY - middle).magnitude
      if best.map({ distance < $0.distance }) ?? true { best = (section, distance) }
    }
    return best?.section
  }

  /// Scrolls to a whole letter, or exactly to the end of the content.
  private mutating func move(to offset: LayoutPoint) {
    let most = engine.contentOffsetBounds.maximum
    var target = LetterScale.snapped(engine.clamped(offset))
    if target.x < most.x, offset.x >= most.x { target.x += LetterScale.size.width }
    if target.y < most.y, offset.y >= most.y { target.y += LetterScale.size.height }
    if target != engine.viewport.origin { engine.scroll(to: target) }
  }

  private mutating func snap() { move(to: engine.viewport.origin) }

  /// The height of a page: the visible part below pinned headers, except for one repeated line.
  private var pageHeight: Double {
    let line = LetterScale.size.height
    let middle = engine.visibleElements.first { $0.element.category == .cell && isScrolled($0) }
    let region = middle.map { engine.visibleRegion(for: $0.element) } ?? engine.viewport
    return max(line, (region.height / line).rounded(.down) * line - line)
  }

  /// Returns the distance to the next column of a sheet, or of a few letters in other layouts.
  private func sideStep(_ sign: Double) -> Double {
    let few = 4 * LetterScale.size.width * sign
    guard engine.prepared.isSheet else { return few }
    let view = engine.viewport
    // Columns that begin before the screen are as near as those on it.
    let around = LayoutRect(
      x: view.minX - (sign < 0 ? view.width : 0), y: view.minY, width: view.width * 2,
      height: view.height)
    var step: Double?
    for attributes in engine.elements(in: around)
    where attributes.element.category == .cell && isScrolled(attributes) {
      let region = engine.visibleRegion(for: attributes.element)
      let distance = attributes.frame.minX - region.minX
      guard distance * sign >= LetterScale.size.width / 2 else { continue }
      if step.map({ distance.magnitude < $0.magnitude }) ?? true { step = distance }
    }
    return step ?? few
  }

  /// Returns `true` if a cell is not frozen at an edge of a sheet.
  func isScrolled(_ cell: LayoutAttributes) -> Bool {
    !engine.prepared.isSheet || !engine.prepared.followsViewport(cell.element)
  }

  // MARK: Screen

  /// Returns the whole screen.
  mutating func screen() -> LetterGrid {
    var grid = LetterGrid(width: columns, height: rows)
    let shown = engine.visibleElements
    content.willShow(shown)
    let context = lookContext
    var hasCards = false
    if case .insets(let insets)? = context.parameters["cardInsets"] { hasCards = insets != .zero }
    for attributes in shown {
      let painter = LetterPainter(
        attributes: attributes, look: content.look(of: attributes, in: context),
        origin: engine.viewport.origin, isSheet: engine.prepared.isSheet,
        hasColors: hasColors, hasCards: hasCards)
      painter.paint(on: &grid)
      if isHit(attributes.element) { painter.reverse(on: &grid) }
    }
    writeStatus(of: shown, on: &grid)
    return grid
  }

  /// The context of the looks of all elements.
  var lookContext: LookContext {
    LookContext(
      palette: .dark, form: .desktop, direction: engine.environment.direction,
      parameters: registry.configuration(of: engine.strategy)?.configuration ?? scene.parameters,
      viewport: engine.viewport)
  }

  private func isHit(_ element: LayoutElement) -> Bool {
    guard let hit = search.hit, element.category == .cell else { return false }
    return element.index.section == hit.section
      && (hit.item ?? element.index.item) == element.index.item
  }

  private func writeStatus(of shown: [LayoutAttributes], on grid: inout LetterGrid) {
    let row = rows - 1
    grid.fill(0..<columns, row..<rows, .reversed)
    let keys = "arrows, pages, home, end: scroll · /: find · q: quit "
    let goal = typed > 0 ? "go to \(typed.grouped): G · " : ""
    let text = search.status ?? " \(goal)\(scene.title) · \(position(of: shown)) · \(scene.layout)"
    let room = columns - text.letterWidth - 2
    let helps = search.status == nil ? [keys, "q: quit "] : []
    if let help = helps.first(where: { $0.letterWidth <= room }) {
      grid.write(help, 0..<columns, row: row, .reversed, isTrailing: true)
    }
    grid.write(text, 0..<columns, row: row, .reversed)
  }

  /// Returns the position as text: rows and columns of a sheet, otherwise the part scrolled.
  private func position(of shown: [LayoutAttributes]) -> String {
    let total = content.numberOfAllItems
    guard engine.prepared.isSheet, let allColumns = engine.prepared.numberOfColumns else {
      let range = engine.contentOffsetBounds
      let whole = range.maximum.y - range.minimum.y
      let share = whole > 0 ? (engine.viewport.minY - range.minimum.y) / whole : 1
      let percent = Int((min(1, max(0, share)) * 100).rounded())
      return "\(total.counted("item")) · \(whole > 0 ? "\(percent) %" : "all")"
    }
    let cells = shown.filter {
      $0.element.category == .cell
        && engine.visibleRegion(for: $0.element).intersects($0.frame)
    }
    let scrolled = cells.filter { isScrolled($0) }
    func span(_ number: (LayoutAttributes) -> Int, _ all: Int) -> String {
      let frozen = Set(cells.lazy.filter { !isScrolled($0) }.map(number))
      let numbers = scrolled.isEmpty ? Array(frozen) : scrolled.map(number)
      guard var first = numbers.min(), var last = numbers.max() else { return "none of \(all)" }
      // What is frozen counts where it goes on from what is not.
      while frozen.contains(first - 1) { first -= 1 }
      while frozen.contains(last + 1) { last += 1 }
      return
        "\((first + 1).grouped)–\((last + 1).grouped) of \(all.grouped)\(content.isComplete ? "" : "+")"
    }
    let rows = span({ $0.element.index.section }, content.numberOfSections)
    return "rows \(rows) · columns \(span({ $0.element.index.item }, allColumns))"
  }
}
