import StrategyKit

/// A mixed layout that is prepared for a collection.
///
/// Each block has the layout that its own strategy prepared. Elements are moved to their place on
/// request. So if a block grows, the blocks after it move without changes to their storage.
///
/// - Complexity: The memory of the blocks, and about 400 bytes per block. The attributes of an
///   element take O(log b) more than in their block, and a query O(log b) more than in the blocks
///   that it intersects; b = blocks.
public struct PreparedMixed: PreparedLayout, CustomStringConvertible {
  let layout: MixedLayout
  let environment: LayoutEnvironment
  /// The container, whose ``space`` has the lengths of the content.
  var container: LayoutContainer
  /// The extent of the content along the cross axis, in points.
  var crossPoints = 0.0
  /// The distance between blocks, in layout units.
  var spacing = LayoutUnit.zero
  /// The prepared blocks, which all have sections.
  var runs: [PreparedBlock] = []
  /// The indexes of the runs whose elements can be anywhere.
  var unboundedRuns: [Int] = []
  /// The environment and distances of each block of the list.
  var fits: [BlockEnvironment] = []
  /// A Boolean value that indicates whether the delegate assigns sections to blocks.
  var isAssigned = false
  /// The diagnostics of the environment and the parameters, and of the sharing of sections.
  var ownDiagnostics = LayoutDiagnostics()
  var sharingDiagnostics = LayoutDiagnostics()

  /// The operations of the last preparation or update, in all blocks that it changed.
  public internal(set) var work = LayoutWork()

  /// A description of how the content scrolls.
  ///
  /// The axis is `nil` if a block scrolls along another axis than the layout. Frames depend on the
  /// insets along the layout's axis if a block does not scroll under them.
  public internal(set) var contentScrolling = ContentScrolling(along: nil, followers: .none)

  /// The largest number of columns of a block whose sections are rows, or `nil` if there is none.
  var maximumColumns: Int?

  var space: LayoutSpace { container.space }

  /// The size of the content that can be scrolled to, in points.
  public var contentSize: LayoutSize { space.contentSize(cross: crossPoints) }

  /// The invalid inputs of this layout and then of its blocks, with the values that replaced them.
  ///
  /// - Complexity: O(b); b = blocks.
  public var diagnostics: LayoutDiagnostics {
    var all = ownDiagnostics
    all.append(sharingDiagnostics)
    for run in runs {
      all.append(run.prepared.diagnostics.inSections(from: run.place.sections.lowerBound))
    }
    return all
  }

  /// The number of sections.
  public var numberOfSections: Int { runs.last?.place.sections.upperBound ?? 0 }

  /// Returns the number of items in `section`, or 0 if the section does not exist.
  ///
  /// - Complexity: O(log b), and the complexity of the block's layout; b = blocks.
  public func numberOfItems(inSection section: Int) -> Int {
    inBlock(ofSection: section) { $0.prepared.numberOfItems(inSection: $1) } ?? 0
  }

  // MARK: Blocks

  /// Returns the index of the run with a section, or `nil` if the section does not exist.
  func place(ofSection section: Int) -> Int? {
    guard section >= 0, section < numberOfSections else { return nil }
    return SortedSearch.first(in: runs.count) { runs[$0].place.sections.upperBound > section }
  }

  func run(ofSection section: Int) -> PreparedBlock? { place(ofSection: section).map { runs[$0] } }

  /// Returns the result of a function of a section's block and of the section's number in it.
  ///
  /// The result is `nil` if the section does not exist.
  func inBlock<Result>(
    ofSection section: Int, _ body: (PreparedBlock, Int) -> Result?
  ) -> Result? {
    run(ofSection: section).flatMap { body($0, section - $0.place.sections.lowerBound) }
  }

  /// Returns an element with the section number that the layout of its block uses.
  func inner(_ element: LayoutElement, of run: PreparedBlock) -> LayoutElement {
    var inner = element
    inner.index.section -= run.place.sections.lowerBound
    return inner
  }
}
