import Flow
import LayoutCore

/// A flow's delegate from plain lists, for tests.
struct Boxes: FlowLayoutDelegate {
  var sizes: [[LayoutSize]]
  var columns: [Int: ColumnCount] = [:]
  var lineSpacings: [Int: Double] = [:]
  var itemSpacings: [Int: Double] = [:]
  var insets: [Int: LayoutInsets] = [:]
  var alignments: [Int: FlowLineAlignment] = [:]
  var headers: [Int: Double] = [:]
  var footers: [Int: Double] = [:]

  /// Sections of boxes, each told as its width and height.
  init(_ sections: [(Double, Double)]...) {
    sizes = sections.map { $0.map { LayoutSize(width: $0.0, height: $0.1) } }
  }

  /// One section of boxes of the given widths, ten points high.
  init(widths: Double...) {
    sizes = [widths.map { LayoutSize(width: $0, height: 10) }]
  }

  /// Sections of so many equal boxes.
  init(counts: [Int], width: Double, height: Double) {
    sizes = counts.map { Array(repeating: LayoutSize(width: width, height: height), count: $0) }
  }

  var numberOfSections: Int { sizes.count }
  func numberOfItems(inSection section: Int) -> Int { sizes[section].count }
  func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
    sizes[index.section][index.item]
  }
  func columns(inSection section: Int) -> ColumnCount? { columns[section] }
  func lineSpacing(inSection section: Int) -> Double? { lineSpacings[section] }
  func itemSpacing(inSection section: Int) -> Double? { itemSpacings[section] }
  func sectionInsets(inSection section: Int) -> LayoutInsets? { insets[section] }
  func lineAlignment(inSection section: Int) -> FlowLineAlignment? { alignments[section] }
  func headerExtent(inSection section: Int) -> Double? { headers[section] }
  func footerExtent(inSection section: Int) -> Double? { footers[section] }
}

extension FlowLayout {
  /// Items without any spacing, to the leading edge and the top, nothing rounded.
  static func bare(_ columns: ColumnCount? = nil) -> FlowLayout {
    FlowLayout(
      columns: columns, lineSpacing: 0, itemSpacing: 0, lineAlignment: .leading,
      itemAlignment: .start, rounding: .none)
  }

  /// The cells' frames of one section, as text.
  func cells(_ boxes: Boxes, width: Double, height: Double = 100) throws -> [String] {
    try prepare(for: boxes, in: LayoutEnvironment(width: width, height: height))
      .listing { $0.category == .cell }
  }

  /// Where the cells begin across the main axis, and how wide they are, in a container of 100 points.
  func spans(_ boxes: Boxes) throws -> [[Double]] {
    try prepare(for: boxes, in: LayoutEnvironment(width: 100, height: 100))
      .allElements(viewport: .zero).filter { $0.element.category == .cell }
      .map { [$0.frame.minX, $0.frame.maxX, $0.frame.minY] }
  }
}

extension PreparedLayout {
  /// Element and frame of everything at rest, as text.
  func listing(_ includes: (LayoutElement) -> Bool = { _ in true }) -> [String] {
    allElements(viewport: LayoutRect(origin: .zero, size: contentSize))
      .filter { includes($0.element) }.map { "\($0.element) \($0.frame)" }
  }
}
