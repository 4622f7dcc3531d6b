import LayoutCore

/// The compositional layout's questions to its delegate, for delegates that answer them one by one.
///
/// ``CompositionalLayoutDelegate`` offers the same as typed methods.
public enum CompositionalQuestion {
  /// The description of a section: an object, ``CompositionalSectionBox``.
  @inlinable public static var section: LayoutQuestion {
    .init("Compositional.section", about: .section)
  }
  /// The size of a boundary item of estimated extent, whose place in the section's list is asked for as
  /// the item; −1 and down for those of the whole layout: a size.
  @inlinable public static var boundarySize: LayoutQuestion {
    .init("Compositional.boundarySize", about: .section)
  }
  /// The boundary items of the whole layout: an object, ``CompositionalBoundaryBox``.
  @inlinable public static var boundaryItems: LayoutQuestion {
    .init("Compositional.boundaryItems", about: .section)
  }
}
