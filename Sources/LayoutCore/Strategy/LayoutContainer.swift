/// An environment as a strategy sees it: along a main and a cross axis, in exact units, with every
/// number checked.
///
/// Every strategy begins by making one.
public struct LayoutContainer: Hashable, Sendable {
  /// Turns intervals into frames.
  ///
  /// Its cross length is the container's, its main length still 0.
  public var space: LayoutSpace
  /// The container's extent across the scroll axis in points, as the host gave it.
  public let crossPoints: Double
  /// The container's extent along the scroll axis.
  public let mainExtent: LayoutUnit
  /// How far bars reach into the container where the main axis begins.
  public private(set) var mainStartInset: LayoutUnit
  /// How far bars reach into the container where the main axis ends.
  public private(set) var mainEndInset: LayoutUnit
  /// How far bars reach into the container where the cross axis begins, in points.
  public private(set) var crossStartInset: Double
  /// How far bars reach into the container where the cross axis ends, in points.
  public private(set) var crossEndInset: Double
  /// The pixels that extents are rounded down to before placement, or nil where they are not.
  public let floorGrid: PixelGrid?

  /// The container's extent across the scroll axis, on whole pixels where edges are.
  public var crossLength: LayoutUnit { LayoutUnit(rawValue: space.crossLength) }

  /// The container of `environment` for a layout that scrolls along `axis`.
  ///
  /// A negative, NaN or infinite extent becomes 0 and is noted in `diagnostics`.
  public init(
    _ environment: LayoutEnvironment, axis: LayoutAxis, rounding: PixelRounding,
    diagnostics: inout LayoutDiagnostics
  ) {
    var found: [LayoutDiagnostic] = []
    func length(_ points: Double, atLeastZero: Bool) -> Double {
      let limit = LayoutLimits.maximumLength.points
      var used = points.isFinite ? min(max(points, -limit), limit) : 0
      if atLeastZero { used = max(0, used) }
      if used != points {
        let problem: LayoutDiagnostic.Problem =
          !points.isFinite ? .notFinite : points < 0 && atLeastZero ? .negative : .tooLarge
        found.append(LayoutDiagnostic(.environment, problem, given: points, used: used))
      }
      return used
    }
    let grid = PixelGrid(scale: environment.scale)
    if grid.scale != environment.scale {
      found.append(
        LayoutDiagnostic(
          .environment, environment.scale.isFinite ? .outOfRange : .notFinite,
          given: environment.scale, used: grid.scale))
    }
    let insets = environment.insets
    let cross = length(
      environment.containerSize.extent(along: axis.transposed), atLeastZero: true)
    crossPoints = cross
    mainExtent = LayoutUnit(
      points: length(environment.containerSize.extent(along: axis), atLeastZero: true))
    mainStartInset = LayoutUnit(points: length(insets.start(along: axis), atLeastZero: false))
    mainEndInset = LayoutUnit(points: length(insets.end(along: axis), atLeastZero: false))
    crossStartInset = length(insets.start(along: axis.transposed), atLeastZero: false)
    crossEndInset = length(insets.end(along: axis.transposed), atLeastZero: false)
    floorGrid = rounding == .floor ? grid : nil
    space = LayoutSpace(
      axis: axis, direction: environment.direction, grid: rounding == .lossless ? grid : nil,
      crossLength: LayoutUnit(points: rounding == .lossless ? grid.floor(cross) : cross))
    for diagnostic in found { diagnostics.note(diagnostic) }
  }

  /// The insets that a scroll view adds around content that scrolls along the main axis.
  public var scrollInsets: LayoutInsets {
    space.axis == .vertical
      ? LayoutInsets(top: mainStartInset.points, bottom: mainEndInset.points)
      : LayoutInsets(leading: mainStartInset.points, trailing: mainEndInset.points)
  }

  /// Returns the container with the insets of another environment, or nil if the environments differ in
  /// more than the insets that a scroll view adds.
  ///
  /// Placement does not depend on those insets, so a layout can take them without being prepared again.
  /// Insets that need a diagnostic are left to a preparation.
  ///
  /// - Parameter scrollsAcross: Whether content scrolls along both axes, so that all insets are the scroll
  ///   view's.
  public func withScrollInsets(
    of new: LayoutEnvironment, insteadOf old: LayoutEnvironment, scrollsAcross: Bool = false
  ) -> LayoutContainer? {
    var restored = new
    let axis = space.axis
    if scrollsAcross || axis == .vertical {
      restored.insets.top = old.insets.top
      restored.insets.bottom = old.insets.bottom
    }
    if scrollsAcross || axis == .horizontal {
      restored.insets.leading = old.insets.leading
      restored.insets.trailing = old.insets.trailing
    }
    guard restored == old, old.insets.areUsable, new.insets.areUsable else { return nil }
    var copy = self
    copy.mainStartInset = LayoutUnit(points: new.insets.start(along: axis))
    copy.mainEndInset = LayoutUnit(points: new.insets.end(along: axis))
    copy.crossStartInset = new.insets.start(along: axis.transposed)
    copy.crossEndInset = new.insets.end(along: axis.transposed)
    return copy
  }

  /// The viewport's edges along the main axis, bars taken off; what pinned elements hold to.
  public func pinEdges(of viewport: LayoutRect, in space: LayoutSpace) -> (
    leading: Int64, trailing: Int64
  ) {
    let window = space.unmirrored(viewport)
    return (
      window.mainLower &+ mainStartInset.rawValue,
      space.trailingEdge(
        window.mainUpper &- mainEndInset.rawValue, ofContentEndingAt: space.mainLength)
    )
  }
}

extension LayoutInsets {
  /// Whether every inset is a number within the limits of lengths.
  fileprivate var areUsable: Bool {
    let limit = LayoutLimits.maximumLength.points
    return top.magnitude <= limit && leading.magnitude <= limit && bottom.magnitude <= limit
      && trailing.magnitude <= limit
  }
}
