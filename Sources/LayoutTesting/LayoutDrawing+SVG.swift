import LayoutCore

extension LayoutDrawing {
  /// Returns an SVG picture of a layout, with a box for every visible element.
  ///
  /// Cells have a label with their index, and supplementary elements one with their kind and index.
  ///
  /// Use it for documentation and for snapshot files. Each element is one line, from back to front,
  /// so that text comparisons show what changed.
  ///
  /// - Parameter prepared: The layout to draw.
  /// - Parameter rect: The part of the content to draw. The default is all of it.
  /// - Parameter viewport: The visible part of the content, which determines the places of pinned
  ///   elements. The default is the part that is drawn.
  /// - Parameter marking: The elements to draw in red.
  /// - Returns: The text of an SVG file.
  /// - Complexity: O(n) for n drawn elements.
  public static func svg(
    of prepared: some PreparedLayout, rect: LayoutRect? = nil, viewport: LayoutRect? = nil,
    marking: Set<LayoutElement> = []
  ) -> String {
    let area = rect ?? LayoutRect(origin: .zero, size: prepared.contentSize)
    let box =
      "\(text(area.minX)) \(text(area.minY)) \(text(area.width)) \(text(area.height))"
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"\(box)\" "
        + "width=\"\(text(area.width))\" height=\"\(text(area.height))\" "
        + "font-family=\"sans-serif\" font-size=\"9\" text-anchor=\"middle\">"
    ]
    for attributes in prepared.elements(in: area, viewport: viewport ?? area) {
      let frame = attributes.frame
      let fill =
        switch attributes.element.category {
        case .cell: "#c9dcf5"
        case .supplementary: "#f5e3b8"
        case .decoration: "none"
        }
      var line = "<rect x=\"\(text(frame.minX))\" y=\"\(text(frame.minY))\""
      line += " width=\"\(text(frame.width))\" height=\"\(text(frame.height))\""
      let isMarked = marking.contains(attributes.element)
      let stroke = isMarked ? "#d00\" stroke-width=\"2" : "#456\" stroke-width=\"0.5"
      line += " fill=\"\(fill)\" stroke=\"\(stroke)\"/>"
      if attributes.element.category != .decoration, frame.width >= 14, frame.height >= 10 {
        line += "<text x=\"\(text(frame.midX))\" y=\"\(text(frame.midY + 3))\">"
        let isCell = attributes.element.category == .cell
        let kind = isCell ? "" : "\(attributes.element.kind) "
        line += escaped("\(kind)\(attributes.element.index)") + "</text>"
      }
      lines.append(line)
    }
    return (lines + ["</svg>"]).joined(separator: "\n") + "\n"
  }

  /// Returns a text in which the characters of markup are replaced.
  private static func escaped(_ text: String) -> String {
    text.map { $0 == "<" ? "&lt;" : $0 == "&" ? "&amp;" : String($0) }.joined()
  }

  /// Returns a number rounded to hundredths, without trailing zeros.
  private static func text(_ points: Double) -> String {
    guard points.isFinite, points.magnitude < 1e12 else { return "0" }
    let hundredths = Int64((points * 100).rounded())
    let sign = hundredths < 0 ? "-" : ""
    let (whole, rest) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
    if rest == 0 { return "\(sign)\(whole)" }
    return rest % 10 == 0
      ? "\(sign)\(whole).\(rest / 10)" : "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }
}
