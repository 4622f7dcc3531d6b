import LayoutCore
import LayoutTesting
import Testing

@testable import Waterfall

@Suite struct WaterfallStretchTests {
  func frames(
    _ stretching: WaterfallStretching, _ wall: Wall, columns: ColumnCount = 3, width: Int = 3,
    rounding: PixelRounding = .none
  ) throws -> [LayoutRect] {
    var layout = WaterfallLayout.bare(columns)
    layout.stretching = stretching
    layout.rounding = rounding
    let prepared = try layout.prepare(for: wall, in: .squares(width))
    return prepared.cellFrames
  }

  func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> LayoutRect {
    LayoutRect(x: x, y: y, width: width, height: height)
  }

  @Test func lastCell_growsToTheTallest() throws {
    let frames = try frames(.lastCell, Wall(heights: [20, 10, 50, 10]))
    #expect(
      frames == [
        rect(0, 0, 10, 50), rect(10, 0, 10, 10), rect(20, 0, 10, 50), rect(10, 10, 10, 40),
      ])
  }

  @Test func allCells_growAlike_andEndTogether() throws {
    // The second track ends at 30 of 100: three cells share 70 points, exactly.
    let wall = Wall(heights: [100, 10, 10, 10])
    let frames = try frames(.allCells, wall, columns: 2, width: 2)
    #expect(frames[0] == rect(0, 0, 10, 100))
    #expect(frames[1] == rect(10, 0, 10, 100.0 / 3))
    #expect(frames[3].maxY == 100)
    #expect(frames[1].maxY == frames[2].minY && frames[2].maxY == frames[3].minY)
  }

  @Test func allCells_onWholePoints_spreadTheRemainder() throws {
    let wall = Wall(heights: [100, 11, 11, 11])
    let frames = try frames(.allCells, wall, columns: 2, width: 2, rounding: .floor)
    // 67 points over three cells: 22, 22 and 23, none lost.
    #expect(frames.map { $0.height } == [100, 33, 33, 34])
    #expect(frames[3].maxY == 100)
  }

  @Test func spanningItems_cutTracksIntoRuns() throws {
    // A and B above, C across both, D below in the first track only.
    var wall = Wall(heights: [30, 10, 10, 20])
    wall.spans = [ElementIndex(section: 0, item: 2): 2]
    let frames = try frames(.allCells, wall, columns: 2, width: 2)
    // B grows down to C; C ends with D's track above it and stays; D is the last and tallest.
    #expect(
      frames == [
        rect(0, 0, 10, 30), rect(10, 0, 10, 30), rect(0, 30, 20, 10), rect(0, 40, 10, 20),
      ])
  }
}
