import LayoutCore
import LayoutRuntime
import Testing

@testable import Flow

@Suite struct FlowQueryTests {
  static let phone = LayoutEnvironment(width: 390, height: 844)

  /// Returns the prepared layout of a million boxes of different sizes.
  static func million(_ layout: FlowLayout) throws -> PreparedFlow {
    try layout.prepare(
      for: ClosureLayoutDelegate(itemsPerSection: 1_000_000) { index, _ in
        LayoutSize(
          width: Double(40 + index.item * 37 % 80), height: Double(20 + index.item * 11 % 30))
      }, in: phone)
  }

  @Test func equalItems_takeNoMemory() throws {
    let delegate = ClosureLayoutDelegate(itemsPerSection: 1_000_000)
    for columns in [nil, .fixed(1), .fixed(4)] as [ColumnCount?] {
      let prepared = try FlowLayout(columns: columns).prepare(for: delegate, in: Self.phone)
      let pages = prepared.content(ofSection: 0).pages.pages
      #expect(pages.map { $0.isUniform } == [true])
    }
  }

  @Test func equalItems_thatNobodyAsksFor_takeNoTime() throws {
    let layout = FlowLayout(columns: 4, asksForSizes: false)
    let prepared = try layout.prepare(
      for: ClosureLayoutDelegate(itemsPerSection: 60_000_000), in: Self.phone)
    #expect(prepared.work.questions == 0)
    #expect(prepared.contentSize.height == 15_000_000 * 60 - 10)
    let rect = LayoutRect(x: 0, y: 450_000_000, width: 10, height: 10)
    #expect(prepared.elements(in: rect).map { "\($0.element)" } == ["cell/0/30000000"])
  }

  @Test func query_looksAtLittleMoreThanItsAnswer() throws {
    let prepared = try Self.million(FlowLayout())
    let middle = prepared.contentSize.height / 2
    let viewport = LayoutRect(x: 0, y: middle, width: 390, height: 844)
    let answer = prepared.elements(in: viewport)
    let work = prepared.work(ofQueryIn: viewport, viewport: viewport)
    #expect(answer.count > 50)
    #expect(work.searched <= 2 * answer.count)
    // A single point: one section, one line, what of it lies there.
    let point = LayoutRect(x: 100, y: middle, width: 1, height: 1)
    #expect(prepared.work(ofQueryIn: point, viewport: viewport).searched <= 4)
  }

  @Test func longLines_areSearched_notWalkedThrough() throws {
    let layout = FlowLayout(lineSpacing: 0, itemSpacing: 0, lastLine: .justified, rounding: .none)
    // A hundred thousand items on one line, every third of no width.
    let prepared = try layout.prepare(
      for: ClosureLayoutDelegate(itemsPerSection: 100_000) { index, _ in
        LayoutSize(width: Double(index.item % 3), height: 10)
      }, in: LayoutEnvironment(width: 1_000_000, height: 10))
    #expect(prepared.contentSize.height == 10)
    let rect = LayoutRect(x: 500_000, y: 0, width: 100, height: 10)
    let brute = prepared.allElements(viewport: .zero).filter { $0.frame.intersects(rect) }
    #expect(prepared.elements(in: rect) == brute)
    #expect(prepared.work(ofQueryIn: rect, viewport: rect).searched <= brute.count + 4)
  }

  @Test func emptyLinesAndSections_arePassedOver() throws {
    var counts = Array(repeating: 0, count: 100_000)
    counts[99_999] = 1
    let empty = try FlowLayout.bare().prepare(
      for: ArrayLayoutDelegate(counts: counts), in: Self.phone)
    let rect = LayoutRect(x: 0, y: 0, width: 390, height: 844)
    #expect(empty.elements(in: rect).map { "\($0.element)" } == ["cell/99999/0"])
    #expect(empty.work(ofQueryIn: rect, viewport: rect).searched == 3)
    // Items without height do not hide the one after them.
    let flat = try FlowLayout.bare(1).prepare(
      for: ClosureLayoutDelegate(itemsPerSection: 100_000) { index, _ in
        LayoutSize(width: 0, height: index.item == 99_999 ? 10 : 0)
      }, in: Self.phone)
    #expect(flat.elements(in: rect).map { "\($0.element)" } == ["cell/0/99999"])
    #expect(flat.work(ofQueryIn: rect, viewport: rect).searched <= 100)
  }

  // MARK: Ways to drive it

  @Test func registration_listsEveryParameter() {
    let keys = Set(FlowLayout.registration.descriptor.parameters.map { $0.key })
    var properties = Set(Mirror(reflecting: FlowLayout()).children.compactMap { $0.label })
    properties.formUnion(
      Mirror(reflecting: FlowLayout().section).children.compactMap { $0.label })
    properties.subtract(["section", "header", "footer"])
    let bars = ["Extent", "Insets"].flatMap { ["header\($0)", "footer\($0)"] }
    properties.formUnion(bars + ["pinsHeaders", "pinsFooters"])
    #expect(keys == properties)
  }

  @Test func columns_canBeConfiguredAndTakenBack() throws {
    var registry = LayoutRegistry()
    try registry.register(FlowLayout.registration)
    func columns(_ value: LayoutValue) throws -> ColumnCount? {
      try registry.layout(named: "flow", ["columns": value]).unwrapped(as: FlowLayout.self)?.section
        .columns
    }
    #expect(try columns(3) == .fixed(3))
    #expect(try columns(.columns(.adaptive(minimumWidth: 80))) == .adaptive(minimumWidth: 80))
    #expect(try columns(.none) == nil)
    #expect(throws: LayoutError.self) { try columns(0) }
    #expect(throws: LayoutError.self) { try columns(.flag(true)) }
  }

  /// Queries of long lines, which are searched instead of walked along, equal a test of every frame.
  @Test(arguments: [48, 49, 64, 100, 256] as [Int])
  func aLongLine_hasTheElementsThatIntersect(count: Int) throws {
    let sizes = ClosureLayoutDelegate(itemsPerSection: 3 * count) { _, _ in
      LayoutSize(width: 10, height: 20)
    }
    for layout in [
      FlowLayout(columns: .fixed(count), itemSpacing: 2), FlowLayout(itemSpacing: 2),
    ] {
      let environment = LayoutEnvironment(width: Double(12 * count), height: 100)
      let prepared = try layout.prepare(for: sizes, in: environment)
      let all = prepared.allElements(viewport: .zero)
      for x in stride(from: 0.5, to: Double(12 * count), by: 5.5) {
        let rect = LayoutRect(x: x, y: 1, width: 13, height: 1)
        #expect(
          prepared.elements(in: rect).map { $0.element }
            == all.filter { $0.frame.intersects(rect) }.map { $0.element },
          "x \(x), \(layout)")
      }
    }
  }
}
