import Foundation

/// A chart of the times of floor, Trellis and baseline on a logarithmic axis.
struct Chart {
  let rows: [Row]

  private static let width = 960.0
  private static let rowHeight = 26.0

  /// The rows of the largest collections that have a floor or a baseline.
  private var shown: [Row] {
    let largest = rows.map { $0.size }.max() ?? 0
    return rows.filter {
      $0.unit.isTime && $0.size >= largest / 2
        && ($0.time(.floor) != nil || $0.time(.baseline) != nil)
    }
  }

  /// The chart as an SVG document.
  var svg: String {
    let rows = shown
    // The viewer chooses the font. In wide fonts, a letter takes about half the font's size.
    let left = 32 + 6.5 * Double(rows.map { title($0).count }.max() ?? 0)
    let height = Double(rows.count) * Chart.rowHeight + 96
    let times = rows.flatMap { row in Chart.roles.map { $0.0 }.compactMap { row.time($0)?.minimum }
    }
    let low = log10(times.min() ?? 1).rounded(.down)
    let high = max(low + 1, log10(times.max() ?? 10).rounded(.up))
    func x(_ time: Double) -> Double {
      left + (log10(time) - low) / (high - low) * (Chart.width - left - 40)
    }
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(Int(Chart.width)) \(Int(height))\""
        + " font-family=\"system-ui, sans-serif\" font-size=\"12\">",
      "<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>",
    ]
    var power = low
    while power <= high {
      let time = pow(10, power)
      lines.append(
        "<line x1=\"\(point(x(time)))\" y1=\"48\" x2=\"\(point(x(time)))\" y2=\"\(point(height - 24))\""
          + " stroke=\"#e3e6ea\"/>")
      lines.append(
        "<text x=\"\(point(x(time)))\" y=\"40\" fill=\"#5b6470\" text-anchor=\"middle\">"
          + "\(Figure.text(time, .perOperation))</text>")
      power += 1
    }
    for (place, row) in rows.enumerated() {
      let y = 66 + Double(place) * Chart.rowHeight
      lines.append(
        "<text x=\"\(point(left - 16))\" y=\"\(point(y + 4))\" fill=\"#1c2126\""
          + " text-anchor=\"end\">\(escaped(title(row)))</text>")
      let present = Chart.roles.compactMap { role in row.time(role.0).map { (role, x($0.minimum)) }
      }
      if let first = present.map({ $0.1 }).min(), let last = present.map({ $0.1 }).max() {
        lines.append(
          "<line x1=\"\(point(first))\" y1=\"\(point(y))\" x2=\"\(point(last))\" y2=\"\(point(y))\""
            + " stroke=\"#c4cad1\" stroke-width=\"2\"/>")
      }
      for (role, x) in present {
        lines.append(
          "<circle cx=\"\(point(x))\" cy=\"\(point(y))\" r=\"6\" fill=\"\(role.2)\"/>")
      }
    }
    for (place, role) in Chart.roles.enumerated() {
      let x = left + Double(place) * 190
      lines.append("<circle cx=\"\(point(x))\" cy=\"16\" r=\"6\" fill=\"\(role.2)\"/>")
      lines.append(
        "<text x=\"\(point(x + 12))\" y=\"20\" fill=\"#1c2126\">\(role.1)</text>")
    }
    return (lines + ["</svg>", ""]).joined(separator: "\n")
  }

  private static let roles: [(Subject.Role, String, String)] = [
    (.floor, "plain C loop", "#2f9e63"), (.baseline, "object per item", "#d9822b"),
    (.trellis, "Trellis", "#2b66d9"),
  ]

  private func title(_ row: Row) -> String {
    "\(row.group): \(row.name)" + (row.unit == .perItem ? ", per item" : "")
  }

  private func point(_ value: Double) -> String { String(format: "%.1f", value) }

  private func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
  }
}
