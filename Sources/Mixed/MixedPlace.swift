/// Sections that are laid out together, and by which block.
struct MixedPlace: Hashable, Sendable {
  /// The place of the block in ``MixedLayout/blocks``; −1 where there are none.
  var block: Int
  /// The sections, never empty.
  var sections: Range<Int>
  /// The same in the whole collection, where some of its sections are hidden.
  var wholeSections: Range<Int>?
}
