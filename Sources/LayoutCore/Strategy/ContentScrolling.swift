/// A description of how the content of a prepared layout scrolls.
public struct ContentScrolling: Hashable, Sendable {
  /// The elements of a layout whose frames depend on the viewport.
  public enum Followers: Hashable, Sendable {
    /// No element, so scrolling needs no query except for elements that become visible.
    case none
    /// The elements for which ``PreparedLayout/followedAxes(of:)`` returns an axis.
    case pinned
    /// Possibly every element.
    case all
  }

  /// The axis along which the content grows, or `nil` if it grows along both.
  public var axis: LayoutAxis?

  /// The axis along which a scroll view adds the insets of bars, or `nil` for both.
  ///
  /// The content avoids bars along the other axis by itself.
  public var insetAxis: LayoutAxis?

  /// The elements whose frames depend on the viewport.
  public var followers: Followers

  /// A Boolean value that indicates whether frames depend on the insets that a scroll view adds.
  ///
  /// If the value is `false`, as in most layouts, a change of these insets needs no preparation. An
  /// example of `true` is a layout that splits sections by the height that bars leave.
  public var placementDependsOnInsets: Bool

  /// Creates a description of content that scrolls along one axis, or along both.
  ///
  /// - Parameter axis: The axis along which the content grows, or `nil` for both.
  /// - Parameter followers: The elements whose frames depend on the viewport.
  /// - Parameter placementDependsOnInsets: A Boolean value that indicates whether frames depend on
  ///   the insets that a scroll view adds. The default is `false`.
  @inlinable
  public init(
    along axis: LayoutAxis?, followers: Followers, placementDependsOnInsets: Bool = false
  ) {
    self.axis = axis
    insetAxis = axis
    self.followers = followers
    self.placementDependsOnInsets = placementDependsOnInsets
  }

  /// Returns the insets of an environment that a scroll view must add around the content.
  ///
  /// An inset that is not finite becomes 0. An inset beyond ``LayoutLimits`` becomes the limit.
  public func scrollInsets(of environment: LayoutEnvironment) -> LayoutInsets {
    let all = environment.insets
    let isVertical = insetAxis != .horizontal
    let isHorizontal = insetAxis != .vertical
    return LayoutInsets(
      top: isVertical ? LayoutContainer.inset(all.top) : 0,
      leading: isHorizontal ? LayoutContainer.inset(all.leading) : 0,
      bottom: isVertical ? LayoutContainer.inset(all.bottom) : 0,
      trailing: isHorizontal ? LayoutContainer.inset(all.trailing) : 0)
  }

  /// Returns a Boolean value that indicates whether a layout must be prepared for an environment.
  ///
  /// The result is `false` if the environments differ only in insets that a scroll view adds, and
  /// frames do not depend on them.
  ///
  /// - Parameter new: The environment to use.
  /// - Parameter old: The environment that the layout was prepared for.
  public func needsPreparation(for new: LayoutEnvironment, after old: LayoutEnvironment) -> Bool {
    if placementDependsOnInsets || !old.insets.areUsable || !new.insets.areUsable {
      return new != old
    }
    var restored = new
    if insetAxis != .horizontal {
      restored.insets.top = old.insets.top
      restored.insets.bottom = old.insets.bottom
    }
    if insetAxis != .vertical {
      restored.insets.leading = old.insets.leading
      restored.insets.trailing = old.insets.trailing
    }
    return restored != old
  }
}

extension LayoutInsets {
  /// A Boolean value that indicates whether every inset is a number within ``LayoutLimits``.
  ///
  /// Any other inset needs a diagnostic.
  fileprivate var areUsable: Bool {
    let limit = LayoutLimits.maximumLength.points
    return top.magnitude <= limit && leading.magnitude <= limit && bottom.magnitude <= limit
      && trailing.magnitude <= limit
  }
}
