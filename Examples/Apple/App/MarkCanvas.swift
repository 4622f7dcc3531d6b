import LayoutCore
import SwiftUI

/// Draws marks, in coordinates from the corner of the view.
struct MarkCanvas: View {
  let marks: [Mark]

  var body: some View {
    Canvas { context, _ in
      for mark in marks { MarkCanvas.draw(mark, in: context) }
    }
  }

  private static func draw(_ mark: Mark, in context: GraphicsContext) {
    switch mark {
    case .box(let rect, let corners, let paint, let stroke):
      draw(path(rect, corners), paint, stroke, rect, in: context)
    case .circle(let center, let radius, let paint, let stroke):
      let rect = LayoutRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
      draw(Path(ellipseIn: frame(rect)), paint, stroke, rect, in: context)
    case .polygon(let points, let paint, let stroke):
      var path = Path()
      path.addLines(points.map { CGPoint(x: $0.x, y: $0.y) })
      path.closeSubpath()
      let tops = points.map { $0.y }
      let rect = LayoutRect(
        x: 0, y: tops.min() ?? 0, width: 0, height: (tops.max() ?? 0) - (tops.min() ?? 0))
      draw(path, paint, stroke, rect, in: context)
    case .line(let from, let to, let stroke):
      var path = Path()
      path.addLines([CGPoint(x: from.x, y: from.y), CGPoint(x: to.x, y: to.y)])
      draw(path, nil, stroke, .zero, in: context)
    case .text(let text): draw(text, in: context)
    }
  }

  private static func draw(
    _ path: Path, _ paint: Paint?, _ stroke: Stroke?, _ rect: LayoutRect,
    in context: GraphicsContext
  ) {
    switch paint {
    case .color(let color)?: context.fill(path, with: .color(self.color(color)))
    case .gradient(let stops)?:
      let gradient = Gradient(
        stops: stops.map {
          Gradient.Stop(color: color($0.color), location: CGFloat($0.place))
        })
      context.fill(
        path,
        with: .linearGradient(
          gradient, startPoint: CGPoint(x: rect.minX, y: rect.minY),
          endPoint: CGPoint(x: rect.minX, y: rect.maxY)))
    case nil: break
    }
    guard let stroke else { return }
    context.stroke(
      path, with: .color(color(stroke.color)),
      style: StrokeStyle(
        lineWidth: CGFloat(stroke.width), lineCap: stroke.hasRoundEnds ? .round : .butt))
  }

  private static func draw(_ mark: TextMark, in context: GraphicsContext) {
    let font = Font.system(
      size: CGFloat(mark.font.size), weight: mark.font.isBold ? .bold : .regular,
      design: mark.font.isMonospaced ? .monospaced : .default)
    let anchor: UnitPoint =
      switch mark.anchor {
      case .start: .topLeading
      case .middle: .top
      case .end: .topTrailing
      }
    let text = SwiftUI.Text(mark.text).font(mark.font.isItalic ? font.italic() : font)
      .foregroundColor(color(mark.color))
    context.draw(
      text, at: CGPoint(x: mark.origin.x, y: mark.origin.y - mark.font.ascent), anchor: anchor)
  }

  private static func color(_ color: Color) -> SwiftUI.Color {
    SwiftUI.Color(
      .sRGB, red: color.red, green: color.green, blue: color.blue, opacity: color.opacity)
  }

  private static func frame(_ rect: LayoutRect) -> CGRect {
    CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// Returns a rectangle with a radius for each corner.
  private static func path(_ rect: LayoutRect, _ corners: Corners) -> Path {
    if corners == .square { return Path(frame(rect)) }
    var path = Path()
    path.move(to: CGPoint(x: rect.minX + corners.topLeft, y: rect.minY))
    let turns = [
      (CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY), corners.topRight),
      (
        CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        corners.bottomRight
      ),
      (
        CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.minY),
        corners.bottomLeft
      ),
      (CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), corners.topLeft),
    ]
    for (corner, next, radius) in turns {
      path.addArc(tangent1End: corner, tangent2End: next, radius: CGFloat(radius))
    }
    path.closeSubpath()
    return path
  }
}
