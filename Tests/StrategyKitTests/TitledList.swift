import StrategyKit

/// A list of items below the title of their section, which stays at the top of the viewport.
struct TitledList: LayoutStrategy {
  /// The height of each title.
  var titleHeight = 44.0

  func prepare(
    for delegate: AnyLayoutDelegate, in environment: LayoutEnvironment
  ) throws(LayoutError) -> PreparedFrames {
    // Check the counts, the environment and the parameters.
    var diagnostics = LayoutDiagnostics()
    let counts = try delegate.storedItemCounts(noting: &diagnostics)
    let container = LayoutContainer(
      environment, axis: .vertical, rounding: .lossless, diagnostics: &diagnostics)
    let left = LayoutUnit(points: container.crossStartInset)
    let right = max(left, container.crossLength - LayoutUnit(points: container.crossEndInset))
    let titleExtent = diagnostics.checkedExtent(titleHeight, of: .parameter("titleHeight"))

    // Place the elements in exact units. The space converts them to frames.
    var space = container.space
    var end = LayoutUnit.zero
    var attributes: [LayoutAttributes] = []
    func add(_ element: LayoutElement, height: LayoutUnit, zIndex: Int = 0) {
      let start = end
      end = min(start + height, LayoutLimits.maximumPosition)
      let frame = space.frame(
        main: space.mainSpan(from: start.rawValue, to: end.rawValue),
        cross: space.crossSpan(from: left.rawValue, to: right.rawValue))
      attributes.append(LayoutAttributes(element: element, frame: frame, zIndex: zIndex))
    }
    let proposal = LayoutProposal(width: (right - left).points)
    for (section, count) in counts.enumerated() {
      // A pinned element must be in front of the cells that it covers.
      add(.supplementary(.header, section), height: titleExtent, zIndex: 1)
      for item in 0..<count {
        let cell = LayoutElement.cell(section: section, item: item)
        let size = delegate.sizeForItem(at: cell.index, proposal: proposal)
        add(cell, height: diagnostics.checkedExtent(size?.height ?? 44, of: .element(cell)))
      }
    }
    if end == LayoutLimits.maximumPosition { diagnostics.noteCutContent() }

    space.mainLength = end.rawValue
    return PreparedFrames(
      attributes: attributes,
      pins: counts.indices.map { LayoutPin(.supplementary(.header, $0), to: .top) },
      contentSize: space.contentSize(cross: container.crossPoints), itemCounts: counts,
      in: environment, diagnostics: diagnostics)
  }
}
