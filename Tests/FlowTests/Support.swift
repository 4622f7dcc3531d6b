import Flow
import LayoutCore
import LayoutTesting

/// A delegate of a flow layout that is made of plain lists, for tests.
struct Boxes: FlowLayoutDelegate {
  var sizes: [[LayoutSize]]
  var columns: [Int: ColumnCount?] = [:]
  var lineSpacings: [Int: Double] = [:]
  var itemSpacings: [Int: Double] = [:]
  var insets: [Int: LayoutInsets] = [:]
  var alignments: [Int: FlowLineAlignment] = [:]
  var headers: [Int: Double] = [:]
  var footers: [Int: Double] = [:]

  /// Creates sections of boxes, each given by its width and height in points.
  init(_ sections: [(Double, Double)]...) {
    sizes = sections.map { $0.map { LayoutSize(width: $0.0, height: $0.1) } }
  }

  /// Creates one section of boxes of the given widths that are ten points high.
  init(widths: Double...) {
    sizes = [widths.map { LayoutSize(width: $0, height: 10) }]
  }

  /// Creates sections with the given counts of equal boxes.
  init(counts: [Int], width: Double, height: Double) {
    sizes = counts.map { Array(repeating: LayoutSize(width: width, height: height), count: $0) }
  }

  var numberOfSections: Int { sizes.count }
  func numberOfItems(inSection section: Int) -> Int { sizes[section].count }
  func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
    sizes[index.section][index.item]
  }
  func flowSection(_ number: Int, default section: FlowSection) -> FlowSection {
    var section = section
    section.columns = columns[number] ?? section.columns
    section.lineSpacing = lineSpacings[number] ?? section.lineSpacing
    section.itemSpacing = itemSpacings[number] ?? section.itemSpacing
    section.sectionInsets = insets[number] ?? section.sectionInsets
    section.lineAlignment = alignments[number] ?? section.lineAlignment
    section.header.extent = headers[number] ?? section.header.extent
    section.footer.extent = footers[number] ?? section.footer.extent
    return section
  }
}

extension FlowLayout {
  /// Returns a flow layout without spacing and rounding, aligned to the leading edge and the top.
  static func bare(_ columns: ColumnCount? = nil) -> FlowLayout {
    FlowLayout(
      columns: columns, lineSpacing: 0, itemSpacing: 0, lineAlignment: .leading,
      itemAlignment: .start, rounding: .none)
  }

  /// Returns the cells and their frames as text.
  func cells(_ boxes: Boxes, width: Double, height: Double = 100) throws -> [String] {
    try prepare(for: boxes, in: LayoutEnvironment(width: width, height: height))
      .listing { $0.category == .cell }
  }

  /// Returns the leading edge, the trailing edge and the top of each cell in a container 100 points wide.
  func spans(_ boxes: Boxes) throws -> [[Double]] {
    try prepare(for: boxes, in: LayoutEnvironment(width: 100, height: 100))
      .allElements(viewport: .zero).filter { $0.element.category == .cell }
      .map { [$0.frame.minX, $0.frame.maxX, $0.frame.minY] }
  }
}

extension PreparedLayout {
  /// Returns the elements that satisfy `includes` and their frames at rest, as text.
  func listing(_ includes: (LayoutElement) -> Bool = { _ in true }) -> [String] {
    allElements(viewport: LayoutRect(origin: .zero, size: contentSize))
      .filter { includes($0.element) }.map { "\($0.element) \($0.frame)" }
  }
}

extension FlowLineAlignment: AnswerValue {
  /// Returns the case with the index of an integer.
  public static func value(from generated: LayoutValue) -> FlowLineAlignment? {
    guard case .integer(let number) = generated, allCases.indices.contains(number) else {
      return nil
    }
    return allCases[number]
  }
}
