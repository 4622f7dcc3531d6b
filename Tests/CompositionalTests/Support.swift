import LayoutCore
import LayoutTesting

@testable import Compositional

/// A delegate for tests that has a count of items, and optionally a description, for each section.
struct Sections: CompositionalBoundaryDelegate {
  var counts: [Int]
  var descriptions: [CompositionalSection] = []
  var sizes: [ElementIndex: LayoutSize] = [:]
  var headerHeights: [Int: Double] = [:]
  var globals: [CompositionalBoundary]?

  init(_ counts: [Int], _ descriptions: [CompositionalSection] = []) {
    self.counts = counts
    self.descriptions = descriptions
  }

  var numberOfSections: Int { counts.count }
  func numberOfItems(inSection section: Int) -> Int { counts[section] }
  func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
    sizes[index]
  }
  func compositionalSection(
    _ number: Int, in environment: LayoutEnvironment, default section: CompositionalSection
  ) -> CompositionalSection {
    var section = descriptions.indices.contains(number) ? descriptions[number] : section
    if let height = headerHeights[number] { section.boundaryItems[0].height = .absolute(height) }
    return section
  }
  func compositionalBoundaryItems(
    in environment: LayoutEnvironment, default items: [CompositionalBoundary]
  ) -> [CompositionalBoundary] { globals ?? items }
}

extension LayoutStrategy {
  /// Returns the layout that the strategy prepares for a container of 320 by 480 points.
  func phone(_ delegate: some LayoutDelegate) throws -> Prepared {
    try prepare(for: delegate, in: LayoutEnvironment(width: 320, height: 480))
  }
}

extension CompositionalLayout {
  /// Returns the layout of a section of `count` items in a container of 320 by 480 points, without rounding.
  static func prepared(
    _ section: CompositionalSection, count: Int, axis: LayoutAxis = .vertical
  ) throws -> PreparedCompositional {
    try CompositionalLayout(section: section, axis: axis, rounding: .none)
      .phone(Sections([count]))
  }
}

extension PreparedLayout {
  /// Returns the frames of a section's cells.
  func cells(_ section: Int = 0, scrolledTo offset: Double? = nil) -> [LayoutRect] {
    var viewport = LayoutViewport(LayoutRect(origin: .zero, size: contentSize))
    viewport.sectionOffsets[section] = offset
    return (0..<numberOfItems(inSection: section)).compactMap {
      attributes(for: .cell(section: section, item: $0), in: viewport)?.frame
    }
  }

  /// Returns the frame of an element at rest.
  func frame(
    _ element: LayoutElement, sectionOffsets offsets: SectionOffsets = [:]
  ) -> LayoutRect? {
    let rect = LayoutRect(x: 0, y: 0, width: 320, height: 480)
    return attributes(for: element, in: LayoutViewport(rect, sectionOffsets: offsets))?.frame
  }

  /// Returns the frame of an element while the content is scrolled down to `y`.
  func frame(_ element: LayoutElement, scrolledTo y: Double) -> LayoutRect? {
    attributes(for: element, viewport: LayoutRect(x: 0, y: y, width: 320, height: 480))?.frame
  }
}

func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> LayoutRect {
  LayoutRect(x: x, y: y, width: width, height: height)
}
