import LayoutCore

/// The state of a mixed layout while it is prepared or updated.
struct MixedBuilder {
  /// The environment with valid numbers, so that blocks report no diagnostics for it again.
  let environment: LayoutEnvironment
  var prepared: PreparedMixed

  var layout: MixedLayout { prepared.layout }
  var axis: LayoutAxis { prepared.layout.axis }
  /// The pixel grid to which extents and origins of blocks are rounded, or `nil` for none.
  var grid: PixelGrid? { prepared.space.grid }

  init(_ layout: MixedLayout, _ environment: LayoutEnvironment) {
    var diagnostics = LayoutDiagnostics()
    let container = LayoutContainer(
      environment, axis: layout.axis, rounding: layout.rounding, diagnostics: &diagnostics)
    self.init(
      changing: PreparedMixed(layout: layout, environment: environment, container: container))
    prepared.ownDiagnostics = diagnostics
    prepared.spacing = units(checked(layout.blockSpacing, of: "blockSpacing"))
    for block in layout.blocks.indices {
      let fit = makeFit(ofBlock: block)
      prepared.fits.append(fit)
    }
  }

  /// Creates a builder that changes a layout of the same strategy in the same environment.
  init(changing prepared: PreparedMixed) {
    self.prepared = prepared
    let container = prepared.container
    let size = LayoutSize(width: container.crossPoints, height: container.mainExtent.points)
    let insets = LayoutInsets(
      top: container.mainStartInset.points, leading: container.crossStartInset,
      bottom: container.mainEndInset.points, trailing: container.crossEndInset)
    let isVertical = container.space.axis == .vertical
    environment = LayoutEnvironment(
      containerSize: isVertical ? size : size.transposed,
      insets: isVertical ? insets : insets.transposed,
      direction: prepared.environment.direction,
      scale: PixelGrid(scale: prepared.environment.scale).scale)
  }

  // MARK: Lengths

  func units(_ points: Double) -> Int64 { LayoutUnit(points: points).rawValue }

  mutating func checked(_ points: Double, of key: String) -> Double {
    let limit = LayoutLimits.maximumLength.points
    let used = points.isFinite ? min(max(points, 0), limit) : 0
    if used != points {
      let problem: LayoutDiagnostic.Problem =
        !points.isFinite ? .notFinite : points < 0 ? .negative : .tooLarge
      prepared.ownDiagnostics.note(
        LayoutDiagnostic(.parameter(key), problem, given: points, used: used))
    }
    return used
  }

  // MARK: Blocks

  /// Prepares the sections of one place.
  func prepare(
    _ place: MixedPlace, _ delegate: some LayoutDelegate
  ) throws(LayoutError) -> MixedRun {
    let fit =
      place.block >= 0
      ? prepared.fits[place.block]
      : BlockEnvironment(environment: environment, mainStart: 0, mainEnd: 0)
    let own = BlockDelegate(base: delegate, place: place)
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
