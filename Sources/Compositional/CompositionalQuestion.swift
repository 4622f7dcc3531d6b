import LayoutCore

/// The compositional layout's questions to its delegate, for delegates that answer them one by one.
///
/// ``CompositionalLayoutDelegate`` offers the same as typed methods.
public enum CompositionalQuestion {
  /// What sets the compositional layout's questions apart: "Composit".
  @inlinable public static var domain: UInt64 { 0x436f_6d70_6f73_6974 }

  /// The description of a section: an object, ``CompositionalSectionBox``.
  @inlinable public static var section: LayoutQuestion { question(1) }
  /// The size of a boundary item of estimated extent, whose place in the section's list is asked for as
  /// the item; −1 and down for those of the whole layout: a size.
  @inlinable public static var boundarySize: LayoutQuestion { question(2) }
  /// The boundary items of the whole layout: an object, ``CompositionalBoundaryBox``.
  @inlinable public static var boundaryItems: LayoutQuestion { question(3) }

  @inlinable
  static func question(_ number: Int) -> LayoutQuestion {
    LayoutQuestion(domain: domain, number: number, about: .section)
  }
}
