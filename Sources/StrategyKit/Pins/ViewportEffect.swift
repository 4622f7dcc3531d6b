import LayoutCore

/// A change of attributes that depends on the viewport.
///
/// For example, cells grow in the middle of a carousel, or fade towards an edge. An effect is a
/// value. Return a ``PreparedWithEffect`` from a strategy to apply it.
public protocol ViewportEffect: Sendable {
  /// The greatest distance by which the effect moves an edge of a frame outwards, in points.
  ///
  /// If an effect changes only transforms, opacities or stacking orders, the reach is 0, which is
  /// the default.
  var reach: Double { get }

  /// The axes along which the effect moves edges of frames.
  ///
  /// Scrolling along the other axes snaps to elements as without the effect. The default is both
  /// axes if the ``reach`` is greater than 0, and no axis otherwise.
  var movedAxes: LayoutAxes { get }

  /// The axes along which a move of the viewport changes attributes.
  ///
  /// The default is both axes. If neither these nor the ``movedAxes`` include an axis, the effect
  /// is constant: it changes elements in the same way in every viewport, and scrolling need not
  /// apply it again.
  var changedAxes: LayoutAxes { get }

  /// A Boolean value that indicates whether the effect depends on the bars along the scroll axis.
  ///
  /// If it is `true`, a change of these bars prepares the layout again. The default is `false`.
  var placementDependsOnInsets: Bool { get }

  /// Changes the attributes of an element in a viewport.
  ///
  /// - Parameter attributes: The attributes of any element of the layout. The element itself must
  ///   not change.
  /// - Parameter viewport: The visible part of the content.
  func apply(to attributes: inout LayoutAttributes, in viewport: LayoutRect)
}

extension ViewportEffect {
  /// Returns 0, for an effect that leaves all frames in place.
  public var reach: Double { 0 }

  /// Returns both axes for an effect with a reach, and otherwise no axis.
  public var movedAxes: LayoutAxes { reach > 0 ? .both : [] }

  /// Returns both axes.
  public var changedAxes: LayoutAxes { .both }

  /// Returns `false`.
  public var placementDependsOnInsets: Bool { false }

  /// A Boolean value that indicates whether the effect is the same in every viewport.
  var isConstant: Bool { changedAxes.union(movedAxes).isEmpty }
}
