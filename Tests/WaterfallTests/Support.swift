import LayoutCore
import Waterfall

/// A delegate of a waterfall that is made of plain lists, for tests.
struct Wall: WaterfallItemDelegate {
  var sizes: [[LayoutSize]]
  var columns: [Int: ColumnCount] = [:]
  var insets: [Int: LayoutInsets] = [:]
  var headers: [Int: Double] = [:]
  var spans: [ElementIndex: Int] = [:]
  var assigned: [ElementIndex: Int] = [:]

  init(heights: [Double]...) {
    sizes = heights.map { $0.map { LayoutSize(width: 10, height: $0) } }
  }

  var numberOfSections: Int { sizes.count }
  func numberOfItems(inSection section: Int) -> Int { sizes[section].count }
  func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
    sizes[index.section][index.item]
  }
  func waterfallSection(_ number: Int, default section: SectionParameters) -> SectionParameters {
    var section = section
    section.columns = columns[number] ?? section.columns
    section.sectionInsets = insets[number] ?? section.sectionInsets
    section.header.extent = headers[number] ?? section.header.extent
    return section
  }
  func waterfallItem(at index: ElementIndex) -> WaterfallItem {
    WaterfallItem(span: spans[index] ?? 1, track: assigned[index])
  }
}

extension WaterfallLayout {
  /// Returns a waterfall of exact heights without any spacing; ten points are a square of a drawing.
  static func bare(_ columns: ColumnCount) -> WaterfallLayout {
    WaterfallLayout(columns: columns, columnSpacing: 0, itemSpacing: 0, itemSizing: .exact)
  }
}

extension LayoutEnvironment {
  /// Returns a container that is `count` squares of ten points wide.
  static func squares(_ count: Int) -> LayoutEnvironment {
    LayoutEnvironment(width: Double(count) * 10, height: 100)
  }
}

extension PreparedLayout {
  /// The frames of all cells at rest.
  var cellFrames: [LayoutRect] {
    elements(in: .everything, viewport: LayoutRect(origin: .zero, size: contentSize))
      .filter { $0.element.category == .cell }.map { $0.frame }
  }

  /// Returns the frame of a supplementary element in a viewport.
  func frame(_ kind: ElementKind, _ section: Int, in viewport: LayoutRect) -> LayoutRect? {
    attributes(for: .supplementary(kind, section), viewport: viewport)?.frame
  }
}
