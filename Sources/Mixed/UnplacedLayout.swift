import StrategyKit

/// A layout for the sections that no block takes, whose cells are all hidden.
struct UnplacedLayout: LayoutStrategy {
  func prepare(
    for delegate: AnyLayoutDelegate, in environment: LayoutEnvironment
  ) throws(LayoutError) -> PreparedUnplaced {
    var diagnostics = LayoutDiagnostics()
    let sections = try diagnostics.checkedSectionCount(delegate.numberOfSections)
    let counts = (0..<sections).map {
      diagnostics.checkedCount(delegate.numberOfItems(inSection: $0), inSection: $0)
    }
    return PreparedUnplaced(counts: counts, diagnostics: diagnostics)
  }
}

/// A prepared layout with a hidden cell for each item.
struct PreparedUnplaced: PreparedLayout {
  let counts: [Int]
  let diagnostics: LayoutDiagnostics

  var contentSize: LayoutSize { .zero }
  var numberOfSections: Int { counts.count }
  var contentScrolling: ContentScrolling { ContentScrolling(along: .vertical, followers: .none) }

  func numberOfItems(inSection section: Int) -> Int {
    counts.indices.contains(section) ? counts[section] : 0
  }

  func attributes(for element: LayoutElement, in viewport: LayoutViewport) -> LayoutAttributes? {
    let index = element.index
    guard element.category == .cell, element.kind == .cell, index.item >= 0,
      index.item < numberOfItems(inSection: index.section)
    else { return nil }
    return LayoutAttributes(element: element, frame: .zero, isHidden: true)
  }

  func find(_ query: LayoutQuery, into result: inout QueryResult) {
    guard query.rect == nil else { return }
    for section in counts.indices {
      for item in 0..<counts[section] {
        result.elements.append(
          LayoutAttributes(
            element: .cell(section: section, item: item), frame: .zero, isHidden: true))
      }
    }
  }
}
