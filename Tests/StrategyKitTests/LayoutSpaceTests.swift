import StrategyKit
import Testing

@Suite struct LayoutSpaceTests {
  func units(_ points: Double) -> LayoutUnit { LayoutUnit(points: points) }

  func frame(_ space: LayoutSpace) -> LayoutRect {
    space.frame(
      main: space.mainSpan(from: units(100), to: units(130)),
      cross: space.crossSpan(from: units(10), to: units(60)))
  }

  @Test(
    arguments: [
      (1, 100_000, 76_800), (2, 100_000, 100_000), (-2, 100_000, -100_000), (.nan, 100_000, 0),
      (.infinity, .infinity, 1 << 62), (-.infinity, .nan, -1 << 62), (5, -3, 0),
    ] as [(Double, Double, Int64)])
  func position_isLimited(points: Double, limit: Double, expected: Int64) {
    #expect(LayoutSpace.position(points, limit: limit).rawValue == expected)
  }

  @Test(arguments: [LayoutAxis.vertical, .horizontal])
  func contentSize_isRoundedAlongBothAxes(axis: LayoutAxis) {
    let space = LayoutSpace(
      axis: axis, grid: PixelGrid(scale: 2), mainLength: LayoutUnit(points: 100.3),
      crossLength: LayoutUnit(points: 20.2))
    let size = LayoutSize(width: 20, height: 100.5)
    #expect(
      space.contentSize
        == (axis == .vertical ? size : LayoutSize(width: size.height, height: size.width)))
  }

  @Test func pinEdges_areThoseOfBothAxes() {
    var diagnostics = LayoutDiagnostics()
    let environment = LayoutEnvironment(
      width: 300, height: 200, insets: LayoutInsets(top: 10, leading: 20, bottom: 30, trailing: 40))
    let container = LayoutContainer(
      environment, axis: .vertical, rounding: .lossless, diagnostics: &diagnostics)
    var space = container.space
    space.mainLength = units(1000)
    space.crossLength = units(900)
    let viewport = LayoutViewport(LayoutRect(x: 100, y: 500, width: 300, height: 200))
    let main = container.pinEdges(of: viewport, in: space)
    #expect(main == (units(510), units(670)))
    #expect(container.pinEdges(of: viewport, in: space, along: .vertical) == main)
    #expect(
      container.pinEdges(of: viewport, in: space, along: .horizontal) == (units(120), units(360)))
  }

  @Test func frame_vertical_isCrossByMain() {
    let space = LayoutSpace(axis: .vertical, crossLength: LayoutUnit(points: 320))
    #expect(frame(space) == LayoutRect(x: 10, y: 100, width: 50, height: 30))
  }

  @Test func frame_horizontal_isTransposed() {
    let space = LayoutSpace(axis: .horizontal, mainLength: LayoutUnit(points: 1000))
    #expect(frame(space) == LayoutRect(x: 100, y: 10, width: 30, height: 50))
  }

  @Test func frame_rightToLeft_mirrorsOnlyTheHorizontal() {
    let vertical = LayoutSpace(
      axis: .vertical, direction: .rightToLeft, crossLength: LayoutUnit(points: 320))
    #expect(frame(vertical) == LayoutRect(x: 260, y: 100, width: 50, height: 30))
    let horizontal = LayoutSpace(
      axis: .horizontal, direction: .rightToLeft, mainLength: LayoutUnit(points: 1000))
    #expect(frame(horizontal) == LayoutRect(x: 870, y: 10, width: 30, height: 50))
  }

  @Test func span_onAGrid_sharesEdges() {
    let space = LayoutSpace(axis: .vertical, grid: PixelGrid(scale: 2))
    let first = space.mainSpan(from: units(0), to: units(33.3))
    let second = space.mainSpan(from: units(33.3), to: units(66.6))
    #expect(first == LayoutSpan(start: 0, extent: 33.5))
    #expect(second == LayoutSpan(start: 33.5, extent: 33))
    #expect(first.end == second.start)
  }

  @Test func span_mirroredOnAGrid_isTheMirrorOfTheRounded() {
    let space = LayoutSpace(
      axis: .vertical, direction: .rightToLeft, grid: PixelGrid(scale: 1),
      crossLength: LayoutUnit(points: 100))
    // 0…33.3 rounds to 0…33 and is mirrored to 67…100.
    #expect(
      space.crossSpan(from: units(0), to: units(33.3)) == LayoutSpan(start: 67, extent: 33))
  }

  @Test func window_holdsTheRectAndAPixel() {
    let space = LayoutSpace(axis: .vertical, grid: PixelGrid(scale: 1))
    let window = space.window(around: LayoutRect(x: 10, y: 20, width: 30, height: 40))
    #expect(window.mainLower <= units(19) && window.mainUpper >= units(61))
    #expect(window.crossLower <= units(9) && window.crossUpper >= units(41))
    #expect(window.mainLower > units(18.9))
  }

  @Test func window_ofNothing_isEmpty() {
    let space = LayoutSpace(axis: .vertical)
    #expect(space.window(around: .zero).isEmpty)
    #expect(space.window(around: LayoutRect(x: .nan, y: 0, width: 1, height: 1)).isEmpty)
    #expect(!space.window(around: .everything).isEmpty)
  }

  @Test func unmirrored_turnsBackWhatFramesTurned() {
    let space = LayoutSpace(
      axis: .horizontal, direction: .rightToLeft, mainLength: LayoutUnit(points: 1000))
    let window = space.unmirrored(frame(space))
    #expect(
      window
        == LayoutWindow(
          mainLower: units(100), mainUpper: units(130), crossLower: units(10),
          crossUpper: units(60)))
  }
}
