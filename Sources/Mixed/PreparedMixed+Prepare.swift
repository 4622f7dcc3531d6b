import StrategyKit

/// The steps of a preparation, which an update repeats for the blocks that change.
extension PreparedMixed {
  var axis: LayoutAxis { layout.axis }
  /// The pixel grid to which extents and origins of blocks are rounded, or `nil` for none.
  var grid: PixelGrid? { space.grid }

  /// Creates a layout without sections, and determines the part of the container that each block
  /// receives.
  init(_ layout: MixedLayout, in environment: LayoutEnvironment) {
    self.layout = layout
    self.environment = environment
    container = LayoutContainer(
      environment, axis: layout.axis, rounding: layout.rounding, diagnostics: &ownDiagnostics)
    spacing = units(checked(layout.blockSpacing, of: "blockSpacing"))
    for block in layout.blocks.indices { fits.append(makeFit(ofBlock: block)) }
  }

  /// The environment with valid numbers, so that blocks report no diagnostics for it again.
  var checkedEnvironment: LayoutEnvironment {
    let size = LayoutSize(width: container.crossPoints, height: container.mainExtent.points)
    let insets = LayoutInsets(
      top: container.mainStartInset.points, leading: container.crossStartInset,
      bottom: container.mainEndInset.points, trailing: container.crossEndInset)
    var checked = LayoutEnvironment(
      containerSize: axis == .vertical ? size : size.transposed,
      insets: axis == .vertical ? insets : insets.transposed,
      direction: environment.direction, scale: PixelGrid(scale: environment.scale).scale)
    checked.fillsWidth = environment.fillsWidth && axis == .vertical
    return checked
  }

  // MARK: Lengths

  func units(_ points: Double) -> LayoutUnit { LayoutUnit(points: points) }

  mutating func checked(_ points: Double, of key: String) -> Double {
    ownDiagnostics.checkedLength(points, of: .parameter(key), isExtent: true)
  }

  // MARK: Blocks

  /// Prepares the sections of one place.
  func prepare(
    _ place: MixedPlace, _ delegate: AnyLayoutDelegate
  ) throws(LayoutError) -> PreparedBlock {
    let fit =
      place.block >= 0
      ? fits[place.block]
      : BlockEnvironment(environment: checkedEnvironment, mainStart: .zero, mainEnd: .zero)
    let own = BlockDelegate(base: delegate, place: place)
    let result: AnyPreparedLayout
    do throws(LayoutError) {
      result = try strategy(of: place.block).prepare(for: own, in: fit.environment)
    } catch {
      throw error.inSections(from: place.sections.lowerBound)
    }
    var run = PreparedBlock(place: place, fit: fit, prepared: result)
    run.measure(along: axis, grid: grid)
    return run
  }

  func strategy(of block: Int) -> AnyLayoutStrategy {
    block >= 0 ? layout.blocks[block].layout : AnyLayoutStrategy(UnplacedLayout())
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
