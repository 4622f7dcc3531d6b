import LayoutCore

/// An environment with checked numbers, in exact units along a main and a cross axis.
///
/// Every strategy creates one at the beginning of a preparation.
public struct LayoutContainer: Hashable, Sendable {
  /// The coordinate space that converts intervals to frames.
  ///
  /// Its cross length is the container's. Its main length is 0 until the strategy sets it.
  public var space: LayoutSpace
  /// The container's extent across the scroll axis, in points, before pixel rounding.
  public private(set) var crossPoints: Double
  /// The container's extent along the scroll axis, including the parts that bars cover.
  public let mainExtent: LayoutUnit
  /// The inset of bars at the start of the main axis.
  public let mainStartInset: LayoutUnit
  /// The inset of bars at the end of the main axis.
  public let mainEndInset: LayoutUnit
  /// The inset of bars at the start of the cross axis, in points.
  public private(set) var crossStartInset: Double
  /// The inset of bars at the end of the cross axis, in points.
  public private(set) var crossEndInset: Double
  /// The pixel grid that extents are rounded down to before placement, or `nil` for none.
  public let floorGrid: PixelGrid?

  /// The container's extent across the scroll axis.
  ///
  /// It is a whole number of pixels if the layout rounds edges.
  public var crossLength: LayoutUnit { space.crossLength }

  /// Creates the container of `environment` for a layout that scrolls along `axis`.
  ///
  /// A negative or non-finite extent becomes 0. A length beyond ``/LayoutCore/LayoutLimits``
  /// becomes the limit, and an unusable scale becomes 1. Each replacement is added to
  /// `diagnostics`.
  ///
  /// - Parameter environment: The environment to check and convert.
  /// - Parameter axis: The axis along which the layout scrolls.
  /// - Parameter rounding: The policy for lengths that are not a whole number of pixels.
  /// - Parameter diagnostics: The diagnostics to append to.
  public init(
    _ environment: LayoutEnvironment, axis: LayoutAxis, rounding: PixelRounding,
    diagnostics: inout LayoutDiagnostics
  ) {
    func length(_ points: Double, isExtent: Bool = false) -> Double {
      diagnostics.checkedLength(points, of: .environment, isExtent: isExtent)
    }
    let grid = PixelGrid(scale: environment.scale)
    if grid.scale != environment.scale {
      diagnostics.note(
        LayoutDiagnostic(
          .environment, environment.scale.isFinite ? .outOfRange : .notFinite,
          given: environment.scale, used: grid.scale))
    }
    let insets = environment.insets
    let cross = length(
      environment.containerSize.extent(along: axis.transposed), isExtent: true)
    crossPoints = cross
    mainExtent = LayoutUnit(
      points: length(environment.containerSize.extent(along: axis), isExtent: true))
    mainStartInset = LayoutUnit(points: length(insets.start(along: axis)))
    mainEndInset = LayoutUnit(points: length(insets.end(along: axis)))
    crossStartInset = length(insets.start(along: axis.transposed))
    crossEndInset = length(insets.end(along: axis.transposed))
    floorGrid = rounding == .floor ? grid : nil
    space = LayoutSpace(
      axis: axis, direction: environment.direction, grid: rounding == .lossless ? grid : nil,
      crossLength: LayoutUnit(points: rounding == .lossless ? grid.floor(cross) : cross))
  }

  /// Returns the space of content with the given lengths, which is at least as wide as the
  /// container.
  ///
  /// From right to left, frames are mirrored about the width of the content. Narrower content would
  /// be at the left of the container.
  ///
  /// - Parameter mainLength: The content's extent along the main axis.
  /// - Parameter crossLength: The content's extent along the cross axis. The default is the
  ///   container's.
  public func space(mainLength: LayoutUnit, crossLength: LayoutUnit? = nil) -> LayoutSpace {
    var own = space
    own.mainLength = max(mainLength, space.axis == .horizontal ? usableMainExtent : .zero)
    if let crossLength {
      own.crossLength = max(crossLength, space.axis == .vertical ? self.crossLength : .zero)
    }
    return own
  }

  /// The container's extent along the main axis, in whole pixels if the layout rounds edges.
  var usableMainExtent: LayoutUnit {
    space.grid.map { LayoutUnit(points: $0.floor(mainExtent.points)) } ?? mainExtent
  }

  /// Makes the content wider than the container, so that it scrolls along both axes.
  ///
  /// The insets of bars across the scroll axis become those of the scroll view.
  mutating func widen(to points: Double) {
    crossPoints = points
    space.crossLength = LayoutUnit(points: space.grid?.floor(points) ?? points)
    (crossStartInset, crossEndInset) = (0, 0)
  }

  /// Returns the viewport's edges along an axis, inside the insets.
  ///
  /// Pinned elements are held to these edges.
  ///
  /// - Parameter viewport: The visible part of the content.
  /// - Parameter space: The coordinate space of the layout, with its final lengths.
  /// - Parameter axis: The axis, or `nil` for the main axis, which is the default.
  /// - Returns: The leading and the trailing edge.
  public func pinEdges(
    of viewport: LayoutViewport, in space: LayoutSpace, along axis: LayoutAxis? = nil
  ) -> (leading: LayoutUnit, trailing: LayoutUnit) {
    let axis = axis ?? space.axis
    let isMain = axis == space.axis
    let window = space.unmirrored(viewport.rect)
    let insets = insets(of: viewport, along: axis)
    return (
      (isMain ? window.mainLower : window.crossLower) + insets.start,
      space.trailingEdge(
        (isMain ? window.mainUpper : window.crossUpper) - insets.end,
        ofContentEndingAt: isMain ? space.mainLength : space.crossLength)
    )
  }

  /// Returns the insets of bars at the edges of a viewport along an axis.
  ///
  /// They are those of the environment unless the viewport specifies others.
  public func insets(of viewport: LayoutViewport, along axis: LayoutAxis) -> (
    start: LayoutUnit, end: LayoutUnit
  ) {
    if let insets = viewport.insets {
      return (
        LayoutUnit(points: LayoutLimits.length(insets.start(along: axis))),
        LayoutUnit(points: LayoutLimits.length(insets.end(along: axis)))
      )
    }
    return axis == space.axis
      ? (mainStartInset, mainEndInset)
      : (LayoutUnit(points: crossStartInset), LayoutUnit(points: crossEndInset))
  }
}
