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

  /// A Boolean value that indicates whether sections may scroll by themselves.
  ///
  /// ``PreparedLayout/scrolling(ofSection:)`` returns how. The default is `false`.
  public var hasScrollingSections = false

  /// Creates a description of content that scrolls along one axis, or along both.
  ///
  /// - Parameter axis: The axis along which the content grows, or `nil` for both.
  /// - Parameter followers: The elements whose frames depend on the viewport.
  /// - Parameter placementDependsOnInsets: A Boolean value that indicates whether frames depend on
  ///   the insets that a scroll view adds. The default is `false`.
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
    LayoutInsets.zero.replaced(by: environment.insets.usable, along: insetAxis)
  }

  /// Returns a Boolean value that indicates whether a layout must be prepared for an environment.
  ///
  /// The result is `false` if the environments differ only in insets that a scroll view adds, and
  /// frames do not depend on them.
  ///
  /// - Parameter new: The environment to use.
  /// - Parameter old: The environment that the layout was prepared for.
  public func needsPreparation(for new: LayoutEnvironment, after old: LayoutEnvironment) -> Bool {
    var restored = new
    // An inset that is replaced needs a diagnostic.
    if !placementDependsOnInsets, old.insets == old.insets.usable, new.insets == new.insets.usable {
      restored.insets = new.insets.replaced(by: old.insets, along: insetAxis)
    }
    return restored != old
  }
}

extension LayoutInsets {
  /// The insets that count: finite numbers within ``LayoutLimits``.
  package var usable: LayoutInsets {
    mapped(with: .zero) { inset, _ in LayoutLimits.length(inset) }
  }

  /// Returns these insets with those along an axis replaced by the other's; `nil` replaces all.
  public func replaced(by other: LayoutInsets, along axis: LayoutAxis?) -> LayoutInsets {
    var result = other
    if axis == .vertical { (result.leading, result.trailing) = (leading, trailing) }
    if axis == .horizontal { (result.top, result.bottom) = (top, bottom) }
    return result
  }
}
