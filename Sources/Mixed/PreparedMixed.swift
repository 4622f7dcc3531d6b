import LayoutCore

/// Blocks that are laid out, one after the other.
///
/// Each block is what its own layout prepared. Its elements are moved to their place when they are asked
/// for: a block that grows moves those after it without touching them.
///
/// - Complexity: What the blocks take, and about 400 bytes per block. An element's attributes O(log b)
///   more than in its block, a query O(log b) more than in the blocks that it meets; b = blocks.
public struct PreparedMixed: PreparedLayout {
  let layout: MixedLayout
  let environment: LayoutEnvironment
  let container: LayoutContainer
  var space: LayoutSpace
  /// The content's extent along the cross axis, in points.
  var crossPoints = 0.0
  /// The distance between blocks.
  var spacing: Int64 = 0
  /// The blocks that have sections.
  var runs: [MixedRun] = []
  /// What each block of the list gets of the container.
  var fits: [BlockEnvironment] = []
  /// Whether the delegate told the blocks of sections.
  var isTold = false
  /// What was replaced in the environment and the parameters, and what the delegate told about blocks.
  var ownDiagnostics = LayoutDiagnostics()
  var sharingDiagnostics = LayoutDiagnostics()

  /// What the last preparation or update had to do, in all blocks that it touched.
  public internal(set) var work = LayoutWork()

  /// Whether elements of a block depend on the viewport.
  public internal(set) var movesWithViewport = false

  /// How far sections are scrolled that scroll by themselves, by their numbers in the whole.
  public internal(set) var sectionOffsets = SectionOffsets()

  init(layout: MixedLayout, environment: LayoutEnvironment, container: LayoutContainer) {
    self.layout = layout
    self.environment = environment
    self.container = container
    space = container.space
  }

  /// The extent of everything that can be scrolled to.
  public var contentSize: LayoutSize { space.contentSize(cross: crossPoints) }

  /// What bad data was replaced, and with what, by this layout and then by those of the blocks.
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

  /// How many sections there are.
  public var numberOfSections: Int { runs.last?.place.sections.upperBound ?? 0 }

  /// How many items `section` has; 0 for a section that does not exist.
  public func numberOfItems(inSection section: Int) -> Int {
    guard let run = run(ofSection: section) else { return 0 }
    return run.prepared.numberOfItems(inSection: section - run.place.sections.lowerBound)
  }

  // MARK: Blocks

  /// The place of the block with a section; nil where there is no such section.
  func place(ofSection section: Int) -> Int? {
    guard section >= 0, section < numberOfSections else { return nil }
    return firstRun { runs[$0].place.sections.upperBound > section }
  }

  func run(ofSection section: Int) -> MixedRun? { place(ofSection: section).map { runs[$0] } }

  /// The first block for which `condition` holds, where it holds for all after it.
  func firstRun(where condition: (Int) -> Bool) -> Int {
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low + high) / 2
      if condition(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// An element as the layout of its block knows it.
  func inner(_ element: LayoutElement, of run: MixedRun) -> LayoutElement {
    var inner = element
    inner.index.section -= run.place.sections.lowerBound
    return inner
  }
}
