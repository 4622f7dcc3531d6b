import LayoutCore

/// The state of a mixed layout while it is prepared or updated.
struct MixedBuilder {
  let layout: MixedLayout
  /// The environment with valid numbers, so that blocks report no diagnostics for it again.
  let environment: LayoutEnvironment
  let axis: LayoutAxis
  /// The pixel grid to which extents and origins of blocks are rounded, or `nil` for none.
  let grid: PixelGrid?
  var prepared: PreparedMixed

  init(_ layout: MixedLayout, _ environment: LayoutEnvironment) {
    var diagnostics = LayoutDiagnostics()
    let container = LayoutContainer(
      environment, axis: layout.axis, rounding: layout.rounding, diagnostics: &diagnostics)
    self.init(
      layout, container,
      PreparedMixed(layout: layout, environment: environment, container: container))
    prepared.ownDiagnostics = diagnostics
    prepared.spacing = units(checked(layout.blockSpacing, of: "blockSpacing", atLeast: 0))
    for block in layout.blocks.indices {
      let fit = makeFit(ofBlock: block)
      prepared.fits.append(fit)
    }
  }

  /// Creates a builder that changes a layout of the same strategy in the same environment.
  init(changing prepared: PreparedMixed) {
    self.init(prepared.layout, prepared.container, prepared)
  }

  private init(_ layout: MixedLayout, _ container: LayoutContainer, _ prepared: PreparedMixed) {
    self.layout = layout
    axis = layout.axis
    grid = container.space.grid
    self.prepared = prepared
    let given = prepared.environment
    let crossSize = container.crossPoints
    let mainSize = container.mainExtent.points
    let main = (container.mainStartInset.points, container.mainEndInset.points)
    let cross = (container.crossStartInset, container.crossEndInset)
    environment =
      axis == .vertical
      ? LayoutEnvironment(
        width: crossSize, height: mainSize,
        insets: LayoutInsets(top: main.0, leading: cross.0, bottom: main.1, trailing: cross.1),
        direction: given.direction, scale: PixelGrid(scale: given.scale).scale)
      : LayoutEnvironment(
        width: mainSize, height: crossSize,
        insets: LayoutInsets(top: cross.0, leading: main.0, bottom: cross.1, trailing: main.1),
        direction: given.direction, scale: PixelGrid(scale: given.scale).scale)
  }

  // MARK: Lengths

  func units(_ points: Double) -> Int64 { LayoutUnit(points: points).rawValue }

  mutating func note(
    _ subject: LayoutDiagnostic.Subject, _ problem: LayoutDiagnostic.Problem, given: Double? = nil,
    used: Double? = nil
  ) {
    prepared.ownDiagnostics.note(LayoutDiagnostic(subject, problem, given: given, used: used))
  }

  mutating func checked(_ points: Double, of key: String, atLeast least: Double) -> Double {
    let limit = LayoutLimits.maximumLength.points
    let used = points.isFinite ? min(max(points, least), limit) : least
    if used != points {
      let problem: LayoutDiagnostic.Problem =
        !points.isFinite ? .notFinite : points < least ? .negative : .tooLarge
      note(.parameter(key), problem, given: points, used: used)
    }
    return used
  }

  // MARK: Blocks

  /// Prepares the sections of one place, and appends them.
  mutating func append(
    _ place: MixedPlace, _ delegate: some LayoutDelegate
  ) throws(LayoutError) {
    let run = try prepare(place, delegate)
    prepared.work = prepared.work + run.prepared.work
    prepared.runs.append(run)
  }

  mutating func prepare(
    _ place: MixedPlace, _ delegate: some LayoutDelegate
  ) throws(LayoutError) -> MixedRun {
    let fit =
      place.block >= 0
      ? prepared.fits[place.block]
      : BlockEnvironment(environment: environment, mainStart: 0, mainEnd: 0)
    let own = BlockDelegate(delegate, place)
    let result: AnyPreparedLayout
    do throws(LayoutError) {
      result = try strategy(of: place.block).prepare(for: own, in: fit.environment)
    } catch {
      throw error.inSections(from: place.sections.lowerBound)
    }
    var run = MixedRun(place: place, fit: fit, prepared: result)
    run.measure(along: axis, grid: grid)
    return run
  }

  func strategy(of block: Int) -> AnyLayout {
    block >= 0 ? layout.blocks[block].layout : AnyLayout(UnplacedLayout())
  }
}

extension LayoutError {
  /// Returns the error with a section of the whole collection.
  ///
  /// - Parameter first: The first section of the layout that threw the error.
  func inSections(from first: Int) -> LayoutError {
    if case .tooManyItems(let section, let count, let limit) = self {
      return .tooManyItems(section: section + first, count: count, limit: limit)
    }
    return self
  }
}
