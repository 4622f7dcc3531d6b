import LayoutCore

/// Marks as SVG.
extension SVGWriter {
  /// Opens a separate drawing, with a canvas behind it.
  mutating func openPicture(
    _ size: LayoutSize, _ palette: Palette, corners: Double = 0, title: String
  ) {
    open(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "width": .number(size.width),
        "height": .number(size.height),
        "viewBox": .text("0 0 \(size.width.plainText) \(size.height.plainText)"),
        "font-family": .text(SVGWriter.sansFamily), "text-rendering": "geometricPrecision",
        "role": "img",
      ])
    element("title", [:], content: title)
    write(
      LayoutRect(origin: .zero, size: size), .all(corners), .color(palette.canvas), nil)
  }

  /// Writes an element's marks into its frame, and clips them there.
  mutating func write(_ look: ElementLook, in frame: LayoutRect) {
    guard !look.marks.isEmpty, !frame.isEmpty else { return }
    if look.marks.count == 1, case .box(let rect, .square, let paint?, nil) = look.marks[0] {
      // A plain surface needs no clipping.
      write(rect.offsetBy(x: frame.minX, y: frame.minY), .square, paint, nil)
      return
    }
    // A nested drawing clips at its edges, without a clip path for each of a thousand cells.
    open(
      "svg",
      [
        "x": .number(frame.minX), "y": .number(frame.minY), "width": .number(frame.width),
        "height": .number(frame.height),
      ])
    for mark in look.marks { write(mark) }
    close()
  }

  mutating func write(_ mark: Mark) {
    switch mark {
    case .box(let rect, let corners, let paint, let stroke): write(rect, corners, paint, stroke)
    case .circle(let center, let radius, let paint, let stroke):
      let fill = fill(paint)
      element(
        "circle",
        [
          "cx": .number(center.x), "cy": .number(center.y), "r": .number(radius),
          "fill": .text(fill.name), "fill-opacity": fill.opacity,
          "stroke": stroke.map { .text($0.color.hex) }, "stroke-opacity": opacity(stroke?.color),
          "stroke-width": stroke.map { .number($0.width) },
        ])
    case .polygon(let points, let paint, let stroke):
      let fill = fill(paint)
      let places = points.map { "\($0.x.plainText),\($0.y.plainText)" }
      element(
        "polygon",
        [
          "points": .text(places.joined(separator: " ")), "fill": .text(fill.name),
          "fill-opacity": fill.opacity, "stroke": stroke.map { .text($0.color.hex) },
          "stroke-opacity": opacity(stroke?.color),
          "stroke-width": stroke.map { .number($0.width) }, "stroke-linejoin": "round",
        ])
    case .line(let start, let end, let stroke):
      element(
        "line",
        [
          "x1": .number(start.x), "y1": .number(start.y), "x2": .number(end.x),
          "y2": .number(end.y), "stroke": .text(stroke.color.hex),
          "stroke-opacity": opacity(stroke.color), "stroke-width": .number(stroke.width),
          "stroke-linecap": stroke.hasRoundEnds ? "round" : nil,
        ])
    case .text(let mark): write(mark)
    }
  }

  mutating func write(_ mark: TextMark) {
    let font = mark.font
    let anchors: [TextMark.Anchor: Value] = [.middle: "middle", .end: "end"]
    // A viewer without the fonts takes others, whose letters can be a fifth wider.
    let width = TextMetrics.knownWidth(of: mark.text, in: font)
    element(
      "text",
      [
        "x": .number(mark.origin.x), "y": .number(mark.origin.y), "font-size": .number(font.size),
        "font-weight": font.isBold ? "700" : nil, "font-style": font.isItalic ? "italic" : nil,
        "font-family": font.isMonospaced ? .text(SVGWriter.monospacedFamily) : nil,
        "fill": .text(mark.color.hex), "fill-opacity": opacity(mark.color),
        "text-anchor": anchors[mark.anchor],
        "textLength": width.map { .number($0) },
        "lengthAdjust": width.map { _ in "spacingAndGlyphs" },
      ], content: mark.text)
  }

  mutating func write(
    _ rect: LayoutRect, _ corners: Corners, _ paint: Paint?, _ stroke: Stroke?
  ) {
    let fill = fill(paint)
    if corners == .all(corners.topLeft) {
      element(
        "rect",
        [
          "x": .number(rect.minX), "y": .number(rect.minY), "width": .number(rect.width),
          "height": .number(rect.height),
          "rx": corners.topLeft > 0 ? .number(corners.topLeft) : nil, "fill": .text(fill.name),
          "fill-opacity": fill.opacity, "stroke": stroke.map { .text($0.color.hex) },
          "stroke-opacity": opacity(stroke?.color),
          "stroke-width": stroke.map { .number($0.width) },
        ])
    } else {
      element(
        "path",
        [
          "d": .text(SVGWriter.outline(of: rect, corners)), "fill": .text(fill.name),
          "fill-opacity": fill.opacity, "stroke": stroke.map { .text($0.color.hex) },
          "stroke-opacity": opacity(stroke?.color),
          "stroke-width": stroke.map { .number($0.width) },
        ])
    }
  }

  /// The fonts whose letter widths are known, followed by similar ones.
  static let sansFamily = "Helvetica, Arial, 'Liberation Sans', 'Nimbus Sans', sans-serif"
  static let monospacedFamily = "ui-monospace, Menlo, Consolas, 'Liberation Mono', monospace"

  // MARK: Paint

  private mutating func fill(_ paint: Paint?) -> (name: String, opacity: Value?) {
    switch paint {
    case nil: return ("none", nil)
    case .color(let color): return (color.hex, opacity(color))
    case .gradient(let stops):
      let name = definitionName()
      open("linearGradient", ["id": .text(name), "x1": 0, "y1": 0, "x2": 0, "y2": 1])
      for stop in stops {
        element(
          "stop", ["offset": .number(stop.place), "stop-color": .text(stop.color.hex)])
      }
      close()
      return ("url(#\(name))", nil)
    }
  }

  private func opacity(_ color: Color?) -> Value? {
    guard let color, color.opacity < 1 else { return nil }
    return .number(color.opacity)
  }

  /// Returns a rectangle's outline with corners of different radii, clockwise from the top left.
  private static func outline(of rect: LayoutRect, _ corners: Corners) -> String {
    func arc(_ radius: Double, _ x: Double, _ y: Double) -> String {
      radius > 0
        ? "a\(radius.plainText) \(radius.plainText) 0 0 1 \(x.plainText) \(y.plainText)" : ""
    }
    let width = rect.width - corners.topLeft - corners.topRight
    let height = rect.height - corners.topRight - corners.bottomRight
    let back = rect.width - corners.bottomRight - corners.bottomLeft
    return "M\((rect.minX + corners.topLeft).plainText) \(rect.minY.plainText)"
      + "h\(width.plainText)" + arc(corners.topRight, corners.topRight, corners.topRight)
      + "v\(height.plainText)" + arc(corners.bottomRight, -corners.bottomRight, corners.bottomRight)
      + "h\((-back).plainText)" + arc(corners.bottomLeft, -corners.bottomLeft, -corners.bottomLeft)
      + "V\((rect.minY + corners.topLeft).plainText)"
      + arc(corners.topLeft, corners.topLeft, -corners.topLeft) + "z"
  }
}
