import Foundation
import LayoutCore
import Testing

@testable import LayoutViewer

@Suite struct SVGWriterTests {
  @Test func elements_areNestedAndEscaped() {
    var writer = SVGWriter(prefix: "p")
    writer.open("g", ["class": "a & b", "x": 1.5, "y": nil])
    writer.element("text", ["x": 2], content: "1 < 2 \"and\"\n\u{1}more")
    writer.element("rect", ["width": 0.126])
    writer.close()
    #expect(
      writer.text == """
        <g class="a &amp; b" x="1.5">
        <text x="2">1 &lt; 2 &quot;and&quot; more</text>
        <rect width="0.13"/>
        </g>

        """)
  }

  @Test func marks_areClippedToTheirFrame() {
    var writer = SVGWriter(prefix: "p")
    let look = ElementLook(
      marks: [.circle(center: LayoutPoint(x: 3, y: 4), radius: 5, .color(.black), nil)])
    writer.write(look, in: LayoutRect(x: 10, y: 20, width: 30, height: 40))
    #expect(
      writer.text == """
        <svg x="10" y="20" width="30" height="40">
        <circle cx="3" cy="4" r="5" fill="#000000"/>
        </svg>

        """)
  }

  @Test func text_keepsItsWidthInOtherFonts() {
    var writer = SVGWriter(prefix: "p")
    let origin = LayoutPoint(x: 3, y: 20)
    writer.write(TextMark(text: "Hi", font: .bold(10), color: .black, origin: origin))
    writer.write(
      TextMark(text: "Ж", font: .regular(10), color: .black, origin: origin, anchor: .end))
    #expect(
      writer.text == """
        <text x="3" y="20" font-size="10" font-weight="700" fill="#000000" textLength="10" \
        lengthAdjust="spacingAndGlyphs">Hi</text>
        <text x="3" y="20" font-size="10" fill="#000000" text-anchor="end">Ж</text>

        """)
  }

  @Test func emptyLooks_areNotWritten() {
    var writer = SVGWriter(prefix: "p")
    writer.write(ElementLook(), in: LayoutRect(x: 0, y: 0, width: 9, height: 9))
    writer.write(ElementLook(marks: [.line(.zero, .zero, Stroke(.black))]), in: .zero)
    #expect(writer.text == "")
  }
}
