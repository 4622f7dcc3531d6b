import LayoutTesting
import StrategyKit
import Testing

/// Tests of lists of frames in which one section is replaced.
@Suite struct ReplacedSectionTests {
  /// Returns a lane of 100 points with a pinned header and cells of the given heights.
  static func lane(_ section: Int, _ heights: [Double]) -> [LayoutAttributes] {
    let x = Double(section) * 100
    var y = 20.0
    var lane = [
      LayoutAttributes(
        element: .supplementary(.header, section),
        frame: LayoutRect(x: x, y: 0, width: 100, height: 20), zIndex: 1)
    ]
    for (item, height) in heights.enumerated() {
      lane.append(
        LayoutAttributes(
          element: .cell(section: section, item: item),
          frame: LayoutRect(x: x, y: y, width: 100, height: height), zIndex: item % 3))
      y += height
    }
    return lane
  }

  static func lanes(_ heights: [[Double]]) -> PreparedFrames {
    PreparedFrames(
      attributes: heights.indices.flatMap { lane($0, heights[$0]) },
      pins: heights.indices.map { LayoutPin(.supplementary(.header, $0), to: .top) },
      contentSize: size(of: heights), itemCounts: heights.map { $0.count },
      in: LayoutEnvironment(width: 300, height: 100))
  }

  static func size(of heights: [[Double]]) -> LayoutSize {
    let tallest = heights.map { $0.reduce(0, +) }.max() ?? 0
    return LayoutSize(width: Double(heights.count) * 100, height: 20 + tallest)
  }

  @Test func frames_areThoseOfTheNewSection() {
    var prepared = Self.lanes([[30, 30], [50, 10]])
    prepared.replaceSection(
      1, with: Self.lane(1, [50, 40, 10]), itemCount: 3,
      contentSize: LayoutSize(width: 200, height: 120))
    #expect(prepared.contentSize == LayoutSize(width: 200, height: 120))
    #expect(prepared.numberOfItems(inSection: 1) == 3)
    #expect(
      prepared.cellFrame(at: ElementIndex(section: 1, item: 2))
        == LayoutRect(x: 100, y: 110, width: 100, height: 10))
    // The header follows the viewport up to the new end of its section.
    let header = prepared.attributes(
      for: .supplementary(.header, 1), viewport: LayoutRect(x: 0, y: 60, width: 200, height: 60))
    #expect(header?.frame == LayoutRect(x: 100, y: 60, width: 100, height: 20))
    let found = prepared.elements(in: LayoutRect(x: 0, y: 75, width: 200, height: 10))
    #expect(
      found.map { "\($0.element)" } == [
        "supplementary/header/0/0", "cell/0/1", "supplementary/header/1/0", "cell/1/1",
      ])
  }

  @Test func work_isThatOfTheSection() {
    var prepared = Self.lanes(Array(repeating: Array(repeating: 10, count: 99), count: 50))
    #expect(prepared.work.placed == 5000)
    prepared.replaceSection(7, with: Self.lane(7, [10, 20]), itemCount: 2)
    #expect(prepared.work.placed == 3)
  }

  @Test func sectionsThatDoNotExist_changeNothing() {
    var prepared = Self.lanes([[30], [50]])
    let before = prepared.allElements(viewport: .zero)
    for section in [-1, 2, .max] {
      prepared.replaceSection(section, with: Self.lane(section & 7, [1]), itemCount: 1)
    }
    // Elements of other sections are ignored.
    prepared.replaceSection(0, with: Self.lane(0, [30]) + Self.lane(1, [9, 9]), itemCount: 1)
    #expect(prepared.allElements(viewport: .zero) == before)
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func replacing_equalsANewLayout(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func heights() -> [Double] {
      (0..<random.integer(in: 0...40)).map { _ in Double(random.integer(in: 0...60)) }
    }
    var all = (0..<random.integer(in: 1...20)).map { _ in heights() }
    var prepared = Self.lanes(all)
    for _ in 0..<10 {
      let section = random.integer(in: 0...all.count - 1)
      all[section] = heights()
      prepared.replaceSection(
        section, with: Self.lane(section, all[section]), itemCount: all[section].count,
        contentSize: Self.size(of: all))
      let fresh = Self.lanes(all)
      let viewport = LayoutRect(
        x: Double(random.integer(in: -50...2000)), y: Double(random.integer(in: -50...1500)),
        width: 300, height: 100)
      let everything = fresh.allElements(viewport: viewport)
      #expect(prepared.allElements(viewport: viewport) == everything)
      let found = prepared.elements(in: viewport)
      #expect(found == everything.filter { !$0.isHidden && $0.frame.intersects(viewport) })
      for attributes in found {
        #expect(prepared.attributes(for: attributes.element, viewport: viewport) == attributes)
        #expect(
          prepared.obscuredEdges(for: attributes.element)
            == fresh.obscuredEdges(for: attributes.element))
      }
    }
  }
}
