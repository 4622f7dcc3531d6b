import LayoutCore

/// A collection of the marks of one element, specified in reading direction.
///
/// `x` counts from the leading edge. In a right-to-left layout every mark is mirrored, so that a
/// scene is written once.
struct Sketch {
  let size: LayoutSize
  let isMirrored: Bool
  private(set) var look: ElementLook

  init(
    _ attributes: LayoutAttributes, _ context: LookContext, label: String = "",
    notes: [String] = [], detail: String = "", isTrailing: Bool = false
  ) {
    size = attributes.frame.size
    isMirrored = context.direction == .rightToLeft
    look = ElementLook(label: label, notes: notes, detail: detail, isTrailing: isTrailing)
  }

  /// The whole element.
  var bounds: LayoutRect { LayoutRect(origin: .zero, size: size) }

  // MARK: Shapes

  /// Fills the whole element, or a part of it.
  mutating func fill(
    _ paint: Paint?, in rect: LayoutRect? = nil, corners: Corners = .square, stroke: Stroke? = nil
  ) {
    let rect = rect ?? bounds
    var corners = corners
    if isMirrored {
      corners = Corners(
        topLeft: corners.topRight, topRight: corners.topLeft, bottomRight: corners.bottomLeft,
        bottomLeft: corners.bottomRight)
    }
    look.marks.append(.box(mirrored(rect), corners, paint, stroke))
  }

  mutating func fill(
    _ color: Color, in rect: LayoutRect? = nil, radius: Double = 0, stroke: Stroke? = nil
  ) {
    fill(.color(color), in: rect, corners: .all(radius), stroke: stroke)
  }

  /// Draws a border inside of a rectangle's edges.
  mutating func border(_ stroke: Stroke, in rect: LayoutRect? = nil, radius: Double = 0) {
    fill(
      nil, in: (rect ?? bounds).inset(by: stroke.width / 2),
      corners: .all(max(0, radius - stroke.width / 2)), stroke: stroke)
  }

  mutating func circle(
    _ center: LayoutPoint, radius: Double, _ color: Color?, stroke: Stroke? = nil
  ) {
    look.marks.append(
      .circle(center: mirrored(center), radius: radius, color.map { .color($0) }, stroke))
  }

  mutating func polygon(_ points: [LayoutPoint], _ color: Color?, stroke: Stroke? = nil) {
    look.marks.append(.polygon(points.map { mirrored($0) }, color.map { .color($0) }, stroke))
  }

  /// Draws a line between two points without mirroring it, because a clock's hands turn the same
  /// way in every reading direction.
  mutating func line(_ start: LayoutPoint, _ end: LayoutPoint, _ stroke: Stroke) {
    look.marks.append(.line(start, end, stroke))
  }

  // MARK: Text

  enum Alignment { case leading, center, trailing }

  /// Writes text into a rectangle: as many lines as fit, at most `lines`.
  ///
  /// - Returns: The height that the text takes, in points; 0 if not even one line fits.
  @discardableResult
  mutating func text(
    _ text: String, _ font: TextFont, _ color: Color, in rect: LayoutRect,
    alignment: Alignment = .leading, isCentered: Bool = false, lines: Int = 1
  ) -> Double {
    // One line needs its letters' height only; further lines need the full distance.
    let room = rect.height - (font.ascent + font.descent)
    guard room >= 0, rect.width > 0 else { return 0 }
    let count = min(lines, 1 + Int(room / font.lineHeight))
    let fitted = TextFit.lines(text, font: font, width: rect.width, count: count)
    guard !fitted.isEmpty else { return 0 }
    let height = font.ascent + font.descent + Double(fitted.count - 1) * font.lineHeight
    // Centred by capitals: descenders hang below.
    let visible = font.capHeight + Double(fitted.count - 1) * font.lineHeight
    let centered = rect.midY - visible / 2 + font.capHeight
    var baseline = isCentered ? centered : rect.minY + font.ascent
    for line in fitted {
      write(line, font, color, in: rect, alignment: alignment, baseline: baseline)
      baseline += font.lineHeight
    }
    return height
  }

  private mutating func write(
    _ line: String, _ font: TextFont, _ color: Color, in rect: LayoutRect, alignment: Alignment,
    baseline: Double
  ) {
    let x: Double
    var anchor: TextMark.Anchor
    switch alignment {
    case .leading: (x, anchor) = (rect.minX, .start)
    case .center: (x, anchor) = (rect.midX, .middle)
    case .trailing: (x, anchor) = (rect.maxX, .end)
    }
    if isMirrored, anchor != .middle { anchor = anchor == .start ? .end : .start }
    let origin = mirrored(LayoutPoint(x: x, y: baseline))
    look.marks.append(
      .text(TextMark(text: line, font: font, color: color, origin: origin, anchor: anchor)))
  }

  // MARK: Mirroring

  /// Converts a rectangle between reading direction and its position on screen.
  func mirrored(_ rect: LayoutRect) -> LayoutRect {
    guard isMirrored else { return rect }
    return LayoutRect(
      x: size.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// Converts a point between reading direction and its position on screen.
  func mirrored(_ point: LayoutPoint) -> LayoutPoint {
    isMirrored ? LayoutPoint(x: size.width - point.x, y: point.y) : point
  }
}

extension LayoutRect {
  /// Returns the rectangle without a margin on every side; a side that is too short becomes 0.
  func inset(by dx: Double, _ dy: Double? = nil) -> LayoutRect {
    let dy = dy ?? dx
    return LayoutRect(
      x: minX + dx, y: minY + dy, width: max(0, width - 2 * dx), height: max(0, height - 2 * dy))
  }
}
