import LayoutCore
import Testing

@testable import LayoutViewer

@Suite struct SketchTests {
  private func sketch(
    _ width: Double, _ height: Double, _ direction: FlowDirection = .leftToRight
  ) -> Sketch {
    Sketch(
      LayoutAttributes(
        element: .cell(section: 0, item: 0),
        frame: LayoutRect(x: 500, y: 700, width: width, height: height)),
      LookContext(
        palette: .light, form: .phone, direction: direction, parameters: [:],
        viewport: LayoutRect(x: 0, y: 0, width: 1000, height: 1000)))
  }

  private func texts(_ sketch: Sketch) -> [TextMark] {
    sketch.look.marks.compactMap { if case .text(let mark) = $0 { mark } else { nil } }
  }

  @Test func text_standsOnItsBaseline() {
    var sketch = sketch(100, 40)
    let height = sketch.text("Au", .regular(10), .black, in: sketch.bounds)
    #expect(height == 9.8)
    #expect(
      texts(sketch) == [
        TextMark(
          text: "Au", font: .regular(10), color: .black, origin: LayoutPoint(x: 0, y: 7.6))
      ])
  }

  @Test func centeredText_hasItsCapitalsInTheMiddle() {
    var sketch = sketch(100, 40)
    sketch.text(
      "Au", .regular(10), .black, in: sketch.bounds, alignment: .center, isCentered: true)
    let mark = texts(sketch)[0]
    #expect(mark.origin.x == 50)
    #expect((mark.origin.y - 23.6).magnitude < 1e-9)
    #expect(mark.anchor == .middle)
  }

  @Test func rightToLeft_mirrorsEverythingButHands() {
    var sketch = sketch(100, 40, .rightToLeft)
    sketch.fill(
      .color(.black), in: LayoutRect(x: 0, y: 0, width: 30, height: 10),
      corners: Corners(topLeft: 4))
    sketch.text("Au", .regular(10), .black, in: LayoutRect(x: 10, y: 0, width: 50, height: 20))
    sketch.circle(LayoutPoint(x: 20, y: 20), radius: 5, .black)
    sketch.line(LayoutPoint(x: 1, y: 2), LayoutPoint(x: 3, y: 4), Stroke(.black))
    let look = sketch.look
    #expect(
      look.marks[0]
        == .box(
          LayoutRect(x: 70, y: 0, width: 30, height: 10), Corners(topRight: 4), .color(.black), nil)
    )
    #expect(texts(sketch)[0].origin.x == 90)
    #expect(texts(sketch)[0].anchor == .end)
    #expect(
      look.marks[2] == .circle(center: LayoutPoint(x: 80, y: 20), radius: 5, .color(.black), nil))
    #expect(
      look.marks[3] == .line(LayoutPoint(x: 1, y: 2), LayoutPoint(x: 3, y: 4), Stroke(.black)))
  }

  @Test func tint_isThatOfTheLowestSurface() {
    var sketch = sketch(100, 40)
    sketch.text("Au", .regular(10), .black, in: sketch.bounds)
    #expect(sketch.look.tint == nil)
    sketch.fill(Color(0x336699))
    sketch.fill(.white)
    #expect(sketch.look.tint == Color(0x336699))
  }
}
