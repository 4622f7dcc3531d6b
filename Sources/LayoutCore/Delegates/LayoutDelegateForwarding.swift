/// The requirements of a delegate that only a delegate which wraps another one implements.
///
/// A delegate of an app uses the default implementations.
public protocol LayoutDelegateForwarding {
  /// The type that adopts ``LayoutDelegate``, which is a superclass for an instance of a subclass.
  associatedtype Adopter = Self

  /// A Boolean value that indicates whether layouts should ask for sizes in runs of items.
  ///
  /// The default is `false`, because asking for each size costs less if the compiler knows the type
  /// of the delegate. The value is `true` for a type-erased delegate, so that its additional cost is
  /// that of a run and not of each item.
  var prefersRuns: Bool { get }

  /// Appends the sizes of consecutive items of a section to an array.
  ///
  /// The default implementation calls ``LayoutDelegate/sizeForItem(at:proposal:)`` for each item. Implement this
  /// requirement in a delegate that wraps another one, with the same method of that delegate.
  ///
  /// - Parameter items: The items of the section.
  /// - Parameter section: The section.
  /// - Parameter proposal: The extents that the layout has already determined, for each item.
  /// - Parameter sizes: The array to which one element for each item is appended: its size, or nil
  ///   if the strategy's own item size applies.
  func appendSizes(
    ofItems items: Range<Int>, inSection section: Int, proposal: LayoutProposal,
    to sizes: inout [LayoutSize?])

  /// The type-erased delegate, for code that cannot be generic.
  ///
  /// The default implementation is sufficient.
  var erased: AnyLayoutDelegate { get }
}

extension LayoutDelegate {
  /// Returns `false`, so that layouts ask for each size.
  @inlinable
  public var prefersRuns: Bool { false }

  /// Appends the result of ``LayoutDelegate/sizeForItem(at:proposal:)`` for each item.
  @inlinable
  public func appendSizes(
    ofItems items: Range<Int>, inSection section: Int, proposal: LayoutProposal,
    to sizes: inout [LayoutSize?]
  ) {
    for item in items {
      sizes.append(
        sizeForItem(at: ElementIndex(section: section, item: item), proposal: proposal))
    }
  }

  /// Returns a type-erased delegate that wraps this one.
  public var erased: AnyLayoutDelegate { AnyLayoutDelegate(self) }
}
