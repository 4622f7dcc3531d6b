import LayoutCore

/// A layout as text, with a letter for every cell and supplementary element, and what the letters stand for.
struct ViolationPicture {
  /// The elements that a finding names.
  let culprits: Set<LayoutElement>
  let text: String

  init(_ prepared: some PreparedLayout, _ viewport: LayoutRect, _ finding: String) {
    let size = prepared.contentSize
    let area = LayoutRect(origin: .zero, size: size)
    let shown = prepared.elements(in: area, viewport: viewport).filter {
      $0.element.category != .decoration
    }
    let words = Set(finding.split { " ,:;".contains($0) }.map { String($0) })
    culprits = Set(shown.map { $0.element }.filter { words.contains($0.description) })
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
}
