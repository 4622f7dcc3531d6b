/// The sections that a block lays out together.
struct MixedPlace: Hashable, Sendable {
  /// The index of the block in ``MixedLayout/blocks``, or −1 if there are no blocks.
  var block: Int
  /// The sections, which are never empty.
  var sections: Range<Int>
  /// The sections in the unfiltered collection, or `nil` if no section is hidden.
  var wholeSections: Range<Int>?
}
