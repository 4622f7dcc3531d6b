import StrategyKit

/// A simple strategy of squares in columns.
struct GridLayout: LayoutStrategy {
  var columns = 4

  func prepare(
    for delegate: AnyLayoutDelegate, in environment: LayoutEnvironment
  ) throws(LayoutError) -> PreparedFrames {
    var diagnostics = LayoutDiagnostics()
    let container = LayoutContainer(
      environment, axis: .vertical, rounding: .lossless, diagnostics: &diagnostics)
    let side = container.crossLength.points / Double(columns)
    let scale = container.space.grid?.scale ?? 1
    func edge(_ points: Double) -> Double { (points * scale).rounded() / scale }
    var all: [LayoutAttributes] = []
    var row = 0
    var counts: [Int] = []
    for section in 0..<delegate.numberOfSections {
      counts.append(delegate.numberOfItems(inSection: section))
      for item in 0..<counts[section] {
        if item > 0, item % columns == 0 { row += 1 }
        let (x, right) = (Double(item % columns) * side, Double(item % columns + 1) * side)
        let (y, bottom) = (Double(row) * side, Double(row + 1) * side)
        let frame = LayoutRect(
          x: edge(x), y: edge(y), width: edge(right) - edge(x), height: edge(bottom) - edge(y))
        all.append(LayoutAttributes(element: .cell(section: section, item: item), frame: frame))
      }
      if counts[section] > 0 { row += 1 }
    }
    let height = edge(Double(row) * side)
    return PreparedFrames(
      attributes: all, contentSize: LayoutSize(width: container.crossPoints, height: height),
      itemCounts: counts, diagnostics: diagnostics)
  }
}
