import LayoutCore

/// The questions that a compositional layout asks its delegate.
///
/// A delegate can answer them in ``/LayoutCore/LayoutDelegate/answer(_:at:)``.
/// ``CompositionalLayoutDelegate`` offers typed methods instead.
public enum CompositionalQuestion {
  /// The question for the description of a section; the answer is a ``CompositionalSectionBox``.
  @inlinable public static var section: LayoutQuestion {
    .init("Compositional.section", about: .section)
  }
  /// The question for the size of a boundary item whose width or height is estimated.
  ///
  /// The item of the index is the boundary item's index in the section's list, or −1, −2, and so on
  /// for the items of the whole layout. The answer is a size.
  @inlinable public static var boundarySize: LayoutQuestion {
    .init("Compositional.boundarySize", about: .section)
  }
  /// The question for the boundary items of the whole layout.
  ///
  /// The answer is a ``CompositionalBoundaryBox``.
  @inlinable public static var boundaryItems: LayoutQuestion {
    .init("Compositional.boundaryItems", about: .section)
  }
}
