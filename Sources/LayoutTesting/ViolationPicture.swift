import LayoutCore

/// A drawing of a layout with a letter for every cell and supplementary element, and a legend.
struct ViolationPicture {
  /// The elements that a finding names.
  let culprits: Set<LayoutElement>
  /// The part of the content that is drawn, extended to include the elements that the finding
  /// names.
  let area: LayoutRect
  let text: String

  init(_ prepared: some PreparedLayout, _ viewport: LayoutRect, _ finding: String) {
    let words = Set(finding.split { " ,:;".contains($0) }.map { String($0) })
    // Use all elements, because a finding can name one that no query returns, or that is outside
    // the content.
    let shown = prepared.allElements(viewport: viewport).filter {
      $0.element.category != .decoration && !$0.isHidden && !$0.frame.isEmpty
    }
    let named = shown.filter { words.contains($0.element.description) }
    culprits = Set(named.map { $0.element })
    var area = LayoutRect(origin: .zero, size: prepared.contentSize)
    for culprit in named where culprit.frame.isFinite { area = area.union(culprit.frame) }
    self.area = area
    let size = area.size
    var ranks: [LayoutElement: Int] = [:]
    for element in shown.map({ $0.element }).sorted() { ranks[element] = ranks.count }
    let drawing = LayoutDrawing(
      shown, in: area,
      square: LayoutSize(width: max(1, size.width / 32), height: max(1, size.height / 12))
    ) { element in
      ranks[element].map { LayoutDrawing.letter($0) } ?? LayoutDrawing.blank
    }
    var lines = [drawing.description]
    for (element, rank) in ranks.sorted(by: { $0.value < $1.value })
    where ranks.count <= 12 || culprits.contains(element) {
      let mark = culprits.contains(element) ? "  <- named by the finding" : ""
      lines.append("\(LayoutDrawing.letter(rank))  \(element)\(mark)")
    }
    text = lines.joined(separator: "\n")
  }

  /// Returns the drawing as SVG, with the elements that the finding names in red.
  func svg(of prepared: some PreparedLayout, _ viewport: LayoutRect) -> String {
    LayoutDrawing.svg(of: prepared, rect: area, viewport: viewport, marking: culprits)
  }
}
