import Foundation
import LayoutCore
import LayoutTesting
import Testing

@testable import LayoutViewer

@Suite struct ViewerTests {
  private func viewer<Content: SceneContent>(
    _ scene: LetterScene, _ content: Content, columns: Int, rows: Int
  ) throws -> Viewer<Content> {
    try Viewer(
      scene, content, try LayoutRegistry.ofSceneLayouts(), hasColors: false, columns: columns,
      rows: rows)
  }

  private func lines(_ grid: LetterGrid) -> [String] {
    (0..<grid.height).map { grid.text(ofRow: $0) }
  }

  private func table(rows: Int) -> LazyTable {
    var text = "n,word\n"
    for row in 1...rows { text += "\(row),w\(row)\n" }
    return LazyTable(DelimitedFile(Data(text.utf8)))
  }

  @Test func groups_haveCards() throws {
    let groups = GroupedList(groups: [
      RowGroup(title: "Fruit", footer: "two", rows: [.init(title: "Apple"), .init(title: "Pear")]),
      RowGroup(title: "Nuts", rows: [.init(title: "Almond", subtitle: "sweet", detail: "5")]),
    ])
    let scene = LetterScene(
      Scene(
        name: "groups", title: "Food", summary: "", layout: "grouped-columns", content: groups
      ) { _ in .init() })
    var viewer = try viewer(scene, groups, columns: 76, rows: 8)
    #expect(
      lines(viewer.screen()) == [
        "",
        " Fruit                                  Nuts",
        " ╭──────────────────────────────────╮   ╭─────────────────────────────────╮",
        " │ Apple                            │   │ Almond  sweet                 5 │",
        " │ Pear                             │   ╰─────────────────────────────────╯",
        " ╰──────────────────────────────────╯",
        " two",
        " Food · 3 items · all · grouped-columns                             q: quit",
      ])
  }

  @Test func badges_keepTheCornersOfCells() throws {
    let museum = try #require(try SceneCatalog.bundled().scenes.first { $0.name == "museum" })
    let scene = LetterScene(museum)
    func screen(_ content: some SceneContent) throws -> [String] {
      var viewer = try viewer(scene, content, columns: 80, rows: 24)
      return lines(viewer.screen())
    }
    let first = try #require(
      try screen(scene.content).first { $0.contains("1") && $0.contains("4") })
    #expect(
      first == "  ┌1──────────────────────────────────────┐  ┌4─────────────────────────────────")
  }

  @Test func keys_scrollByLines() throws {
    let table = table(rows: 100)
    var viewer = try viewer(
      LetterScene(table, title: "t"), table, columns: 30, rows: 6)
    func row(_ keys: Key...) throws -> Double {
      for key in keys { try viewer.handle(key) }
      return viewer.engine.viewport.minY / 16
    }
    #expect(try row(.down) == 1)
    #expect(try row(.wheelDown) == 4)
    // Three rows are seen below the headers; one of them is seen again.
    #expect(try row(.pageDown) == 6)
    #expect(try row(.up, .pageUp) == 3)
    #expect(try row(.end) == 97)
    #expect(try row(.down, .pageDown) == 97)
    #expect(try row(.home) == 0)
    #expect(try row(.up, .wheelUp, .pageUp, .left) == 0)
  }

  @Test func end_readsWhatIsLeft() throws {
    let table = table(rows: 100_000)
    #expect(!table.isComplete)
    var viewer = try viewer(
      LetterScene(table, title: "t"), table, columns: 40, rows: 5)
    try viewer.handle(.end)
    #expect(
      lines(viewer.screen()) == [
        "        │      n │ word    │",
        "────────┼────────┼─────────┼",
        "  99999 │  99999 │ w99999  │",
        " 100000 │ 100000 │ w100000 │",
        " t · rows 99,999–100,000 of 100,000 · c…",
      ])
    #expect(try viewer.readMore() == false)
  }

  /// After any input, screens are complete, begin at whole letters and show no more than the content.
  @Test(arguments: 1...39)
  func everyScene_survivesWhatIsTyped(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var scenes = try SceneCatalog.bundled().scenes.map { LetterScene($0) }
    scenes += try StoryCatalog.bundled().stories.map { LetterScene($0) }
    let scene = scenes[Int(seed) % scenes.count]
    try play(scene, scene.content, seed, &random)
  }

  private func play(
    _ scene: LetterScene, _ content: some SceneContent, _ seed: UInt64,
    _ random: inout SeededGenerator
  ) throws {
    let keys: [Key] = [
      .up, .down, .left, .right, .pageUp, .pageDown, .home, .end, .wheelUp, .wheelDown, .wheelLeft,
      .wheelRight,
    ]
    var size = (columns: 80, rows: 24)
    var viewer = try viewer(scene, content, columns: size.columns, rows: size.rows)
    for step in 0..<20 {
      if random.oneIn(5) {
        size = (random.integer(in: 1...120), random.integer(in: 1...40))
        try viewer.resize(columns: size.columns, rows: size.rows)
      } else {
        try viewer.handle(random.pick(keys))
      }
      let grid = viewer.screen()
      let place = Comment("seed \(seed), step \(step), \(scene.title), \(size)")
      #expect(grid.width == size.columns && grid.height == size.rows, place)
      for row in 0..<grid.height {
        let width = grid.row(row).filter { !$0.isCovered }.reduce(0) { $0 + $1.letter.letterWidth }
        #expect(width == size.columns, place)
      }
      let origin = viewer.engine.viewport.origin
      #expect(origin.x.remainder(dividingBy: 8) == 0, place)
      #expect(origin.y.remainder(dividingBy: 16) == 0, place)
      let range = viewer.engine.contentOffsetBounds
      #expect(origin.x >= range.minimum.x && origin.x < range.maximum.x + 8, place)
      #expect(origin.y >= range.minimum.y && origin.y < range.maximum.y + 16, place)
    }
  }

  private func typed(_ text: String) -> [Key] {
    [.find] + text.map { .letter($0) } + [.accept]
  }

  @Test func search_findsRowsThatWereNotReadYet() throws {
    let table = table(rows: 100_000)
    var viewer = try viewer(LetterScene(table, title: "t"), table, columns: 40, rows: 5)
    #expect(lines(viewer.screen())[4] == " t · rows 1–2 of 21,874+ · columns 1–2…")
    for key in typed("W99") { try viewer.handle(key) }
    #expect(lines(viewer.screen())[2] == "     99 │     99 │ w99     │")
    try viewer.handle(.findNext)
    #expect(lines(viewer.screen())[2] == "    990 │    990 │ w990    │")
    try viewer.handle(.findPrevious)
    try viewer.handle(.findPrevious)
    #expect(
      lines(viewer.screen()) == [
        "        │      n │ word    │",
        "────────┼────────┼─────────┼",
        "  99999 │  99999 │ w99999  │",
        " 100000 │ 100000 │ w100000 │",
        " t · rows 99,999–100,000 of 100,000 · c…",
      ])
    for key in typed("none") { try viewer.handle(key) }
    #expect(lines(viewer.screen())[4] == " \"none\" was not found")
    for key in [Key.find, .letter("x"), .erase, .letter("y")] { try viewer.handle(key) }
    #expect(lines(viewer.screen())[4] == " /y▏")
    try viewer.handle(.cancel)
    #expect(lines(viewer.screen())[4].hasPrefix(" t · rows 99,999"))
  }

  @Test func search_findsItemsByTheirLooks() throws {
    let groups = GroupedList(groups: [
      RowGroup(title: "Fruit", rows: (1...40).map { .init(title: "Apple \($0)") }),
      RowGroup(title: "Nuts", rows: [.init(title: "Almond", subtitle: "sweet", detail: "5")]),
    ])
    let scene = LetterScene(
      Scene(
        name: "groups", title: "Food", summary: "", layout: "grouped-columns", content: groups
      ) { _ in .init() })
    var viewer = try viewer(scene, groups, columns: 40, rows: 8)
    for key in typed("SWEET") { try viewer.handle(key) }
    #expect(viewer.search.hit == .init(section: 1, item: 0))
    #expect(lines(viewer.screen()).contains { $0.contains("Almond") })
    for key in typed("apple 2") { try viewer.handle(key) }
    #expect(viewer.search.hit == .init(section: 0, item: 1))
    try viewer.handle(.findPrevious)
    #expect(viewer.search.hit == .init(section: 0, item: 28))
    try viewer.handle(.down)
    #expect(viewer.search.hit == nil)
  }

  @Test func resize_keepsTheFirstRow() throws {
    let table = table(rows: 500)
    var viewer = try viewer(
      LetterScene(table, title: "t"), table, columns: 40, rows: 9)
    for _ in 0..<4 { try viewer.handle(.pageDown) }
    let before = lines(viewer.screen())[2]
    try viewer.resize(columns: 60, rows: 20)
    #expect(lines(viewer.screen())[2] == before)
    #expect(before.contains("w21"))
  }

  @Test func command_needsATerminal() throws {
    let runs = [
      try ProgramRun("view"), try ProgramRun("view", "waterfall"),
      try ProgramRun("view", "--data", "none.csv"),
    ]
    for run in runs {
      #expect(run.status == 1)
      #expect(run.output == "")
      #expect(
        run.complaint
          == "Examples: view: needs a terminal; \"show --format text\" draws without one\n")
    }
  }
}
