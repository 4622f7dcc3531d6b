import LayoutCore

/// Drawings of a layout before and after the change that broke a law.
struct ChangePicture {
  /// All drawings as text, each below its title.
  private(set) var text = ""
  private var parts: [(title: String, size: LayoutSize, svg: String)] = []

  /// Adds a drawing in which the elements that a finding names are marked.
  mutating func add(
    _ title: String, _ prepared: some PreparedLayout, _ viewport: LayoutRect,
    marking finding: String = ""
  ) {
    let picture = ViolationPicture(prepared, viewport, finding)
    if !text.isEmpty { text += "\n" }
    text += "\(title):\n\(picture.text)"
    parts.append((title, picture.area.size, picture.svg(of: prepared, viewport)))
  }

  /// All drawings side by side, each below its title, as an SVG file.
  var svg: String {
    guard !parts.isEmpty else { return "" }
    let margin = 16
    var lines: [String] = []
    var (x, height) = (0, 0)
    for part in parts {
      lines.append("<text x=\"\(x)\" y=\"11\">\(part.title)</text>")
      lines.append("<svg x=\"\(x)\" y=\"\(margin)\"" + part.svg.dropFirst("<svg".count))
      x += max(80, ChangePicture.whole(part.size.width)) + margin
      height = max(height, ChangePicture.whole(part.size.height) + margin)
    }
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(x - margin)\" height=\"\(height)\""
      + " font-family=\"sans-serif\" font-size=\"11\">\n" + lines.joined(separator: "\n")
      + "\n</svg>\n"
  }

  private static func whole(_ points: Double) -> Int {
    points.isFinite ? Int(min(max(0, points), 1e9).rounded(.up)) : 0
  }
}
