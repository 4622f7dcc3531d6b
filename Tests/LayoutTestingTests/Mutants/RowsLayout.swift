import LayoutTesting
import StrategyKit

/// A list of rows of 20 points along an axis, with faults.
struct RowsLayout: LayoutStrategy {
  var axis = LayoutAxis.vertical
  /// The number of items in a section at which the preparation throws an error.
  var limit = Int.max
  /// A Boolean value that indicates whether the preparation throws an error about invalid sizes.
  var throwsForBadSizes = false
  /// A Boolean value that indicates whether a row has the height of its item if that is not finite.
  var hasBadHeights = false
  /// A Boolean value that indicates whether each section has a header, which is not pinned.
  var hasHeaders = false
  /// A Boolean value that indicates whether the content is 30 points wide in any container.
  var isNarrow = false
  /// A Boolean value that indicates whether an update changes the extent of the content, and
  /// reports nothing.
  var updatesWrongly = false

  func prepare(
    for delegate: AnyLayoutDelegate, in environment: LayoutEnvironment
  ) throws(LayoutError) -> PreparedFrames {
    try prepare(for: delegate, in: environment, isUpdate: false)
  }

  func update(
    _ prepared: inout PreparedFrames, by changes: LayoutChanges, for delegate: AnyLayoutDelegate,
    in environment: LayoutEnvironment
  ) throws(LayoutError) {
    prepared = try prepare(for: delegate, in: environment, isUpdate: updatesWrongly)
  }

  private func prepare(
    for delegate: some LayoutDelegate, in environment: LayoutEnvironment, isUpdate: Bool
  ) throws(LayoutError) -> PreparedFrames {
    var diagnostics = LayoutDiagnostics()
    let counts = try delegate.storedItemCounts(noting: &diagnostics)
    let container = environment.containerSize
    let width = isNarrow ? 30 : axis == .vertical ? container.width : container.height
    var all: [LayoutAttributes] = []
    var end = 0.0
    func add(_ element: LayoutElement, _ height: Double = 20) {
      let frame = LayoutRect(x: 0, y: end, width: width, height: height)
      end += 20
      all.append(
        LayoutAttributes(
          element: element, frame: axis == .vertical ? frame : frame.transposed))
    }
    for (section, count) in counts.enumerated() {
      if count >= limit { throw .groupTooLarge(section: section, count: count, limit: limit) }
      if hasHeaders { add(.supplementary(.header, section)) }
      for item in 0..<count {
        let index = ElementIndex(section: section, item: item)
        let size = delegate.sizeForItem(at: index, proposal: LayoutProposal())
        if let height = size?.height, !height.isFinite {
          if throwsForBadSizes { throw .groupTooLarge(section: section, count: 1, limit: 0) }
          if !isUpdate {
            diagnostics.note(
              LayoutDiagnostic(
                .element(.cell(at: index)), .notFinite, given: height, used: 20))
          }
        }
        let height = size?.height ?? 20
        add(.cell(at: index), hasBadHeights && !height.isFinite ? height : 20)
      }
    }
    if isUpdate { end += 1 }
    let size = LayoutSize(width: width, height: end)
    return PreparedFrames(
      attributes: all, contentSize: axis == .vertical ? size : size.transposed,
      itemCounts: counts, in: environment, scrollAxis: isNarrow ? nil : axis,
      diagnostics: diagnostics)
  }
}
