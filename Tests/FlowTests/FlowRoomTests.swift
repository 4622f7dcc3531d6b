import Flow
import LayoutCore
import Testing

/// Tests that n items of an nth of a container fit on a line, however wide the container is.
@Suite struct FlowRoomTests {
  /// The last line is exactly full, and has the gap of the first one.
  ///
  /// Rounding makes the first line a unit too wide, so its gap is a unit too small.
  @Test func fullLastLine_continuesTheGrid() throws {
    let unit = 1.0 / 76_800
    let layout = FlowLayout(lineSpacing: 0, itemSpacing: 0, lastLine: .grid, rounding: .none)
    let widths = [200 + unit, 200, 200 + unit, 200 - unit]
    let prepared = try layout.prepare(
      for: ArrayLayoutDelegate(sizes: widths.map { LayoutSize(width: $0, height: 10) }),
      in: LayoutEnvironment(width: 400, height: 100))
    let starts = (0..<4).map { prepared.cellFrame(at: ElementIndex(section: 0, item: $0))?.minX }
    #expect(starts == [0, 200, 0, 200])
  }

  @Test(arguments: PixelRounding.allCases)
  func partsOfAnyContainer_fitOneLine(rounding: PixelRounding) throws {
    for (width, scale) in [(393.3, 3.0), (375, 1.5), (1_023, 1.25), (320.7, 2), (1_000.1, 1)] {
      for count in [2, 3, 4, 7, 13] {
        let part = LayoutSize(width: width / Double(count), height: 10)
        for last in FlowLastLine.allCases {
          let layout = FlowLayout(
            lineSpacing: 0, itemSpacing: 0, lastLine: last, rounding: rounding)
          let prepared = try layout.prepare(
            for: ArrayLayoutDelegate(sizes: Array(repeating: part, count: 2 * count)),
            in: LayoutEnvironment(width: width, height: 100, scale: scale))
          let frames = (0..<2 * count).compactMap {
            prepared.cellFrame(at: ElementIndex(section: 0, item: $0))
          }
          let label = "\(count) of \(width) at \(scale), \(last)"
          #expect(prepared.contentSize.height == (rounding == .floor ? 2 * frames[0].height : 20))
          #expect(frames[count - 1].minY == 0, "\(label)")
          #expect(frames[count - 1].maxX <= prepared.contentSize.width + 1e-6, "\(label)")
          if rounding != .floor { #expect(frames[count].minX < 1e-3, "\(label)") }
        }
      }
    }
  }

  @Test func anItemAsWideAsTheContainer_isNotTooWide() throws {
    let prepared = try FlowLayout().prepare(
      for: ArrayLayoutDelegate(sizes: [LayoutSize(width: 393.3, height: 10)]),
      in: LayoutEnvironment(width: 393.3, height: 100, scale: 3))
    #expect(prepared.diagnostics.isEmpty)
    #expect(prepared.cellFrame(at: ElementIndex(section: 0, item: 0))?.width == 393)
  }
}
