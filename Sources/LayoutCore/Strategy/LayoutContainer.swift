/// An environment with checked numbers, in exact units along a main and a cross axis.
///
/// Every strategy creates one at the beginning of a preparation.
public struct LayoutContainer: Hashable, Sendable {
  /// The coordinate space that converts intervals to frames.
  ///
  /// Its cross length is the container's. Its main length is 0 until the strategy sets it.
  public var space: LayoutSpace
  /// The container's extent across the scroll axis, in points, before pixel rounding.
  public let crossPoints: Double
  /// The container's extent along the scroll axis.
  public let mainExtent: LayoutUnit
  /// The inset of bars at the start of the main axis.
  public private(set) var mainStartInset: LayoutUnit
  /// The inset of bars at the end of the main axis.
  public private(set) var mainEndInset: LayoutUnit
  /// The inset of bars at the start of the cross axis, in points.
  public private(set) var crossStartInset: Double
  /// The inset of bars at the end of the cross axis, in points.
  public private(set) var crossEndInset: Double
  /// The pixel grid that extents are rounded down to before placement, or `nil` for none.
  public let floorGrid: PixelGrid?

  /// The container's extent across the scroll axis.
  ///
  /// It is a whole number of pixels if the layout rounds edges.
  public var crossLength: LayoutUnit { LayoutUnit(rawValue: space.crossLength) }

  /// Creates the container of `environment` for a layout that scrolls along `axis`.
  ///
  /// A negative or non-finite extent becomes 0. A length beyond ``LayoutLimits`` becomes the limit,
  /// and an unusable scale becomes 1. Each replacement is added to `diagnostics`.
  ///
  /// - Parameter environment: The environment to check and convert.
  /// - Parameter axis: The axis along which the layout scrolls.
  /// - Parameter rounding: The policy for lengths that are not a whole number of pixels.
  /// - Parameter diagnostics: The diagnostics to append to.
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

  /// Returns the container with other scroll insets, or `nil` if the layout must be prepared again.
  ///
  /// The result is `nil` if the environments differ in more than the insets that a scroll view
  /// adds. It is also `nil` if an inset needs a diagnostic.
  ///
  /// Placement does not depend on scroll insets, so a layout can replace them without a new
  /// preparation.
  ///
  /// - Parameter new: The environment whose insets to use.
  /// - Parameter old: The environment that the container was created for.
  /// - Parameter scrollsAcross: A Boolean value that indicates whether content scrolls along both
  ///   axes. If it does, all four insets belong to the scroll view.
  /// - Returns: The container with the insets of `new`, or `nil`.
  /// - Complexity: O(1).
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

  /// Returns the viewport's edges along the main axis, inside the insets, in units.
  ///
  /// Pinned elements are held to these edges.
  ///
  /// - Parameter viewport: The visible part of the content, in points.
  /// - Parameter space: The coordinate space of the layout, with its final main length.
  /// - Returns: The leading and the trailing edge, as raw values of ``LayoutUnit``.
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
  /// A Boolean value that indicates whether every inset is a number within ``LayoutLimits``.
  fileprivate var areUsable: Bool {
    let limit = LayoutLimits.maximumLength.points
    return top.magnitude <= limit && leading.magnitude <= limit && bottom.magnitude <= limit
      && trailing.magnitude <= limit
  }
}
