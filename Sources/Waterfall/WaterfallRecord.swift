import LayoutCore

/// The parameters of one or several sections, checked and converted to layout units.
///
/// Neighbouring sections with equal parameters share one style.
@usableFromInline
struct WaterfallSectionStyle: Hashable, Sendable {
  /// The extent of a header or footer, and the insets around it.
  struct Bar: Hashable, Sendable {
    var extent: Int64 = 0
    var before: Int64 = 0
    var after: Int64 = 0
    var cross = LayoutSpan(start: 0, extent: 0)

    /// The extent along the main axis with the insets, or 0 if there is no such bar.
    var total: Int64 { extent > 0 ? before &+ extent &+ after : 0 }
  }

  /// The parameters from which the style was created.
  var parameters: WaterfallSection
  var grid: TrackGrid
  var itemSpacing: Int64
  var insetStart: Int64
  var insetEnd: Int64
  var header: Bar
  var footer: Bar
  /// The extent of each track across the scroll axis, in the coordinates of frames.
  ///
  /// It is empty if there are more tracks than `keptTracks`.
  var trackSpans: [LayoutSpan]
}

/// One section, with the place of its items and its style.
@usableFromInline
struct WaterfallRecord: Sendable {
  /// The order of the offsets of a section's items, which determines how they are searched.
  enum Order: UInt8, Sendable {
    /// No item begins before the one stored before it.
    case ascending
    /// No item begins before the one stored before it in the same track.
    case perTrack
    /// Offsets are in no order, because items overlap.
    case none
    /// Offsets are not stored, because each track has an index of its extents.
    case tracked
  }

  /// The place of the section's first item among all items.
  var firstItem: Int
  /// The number of items in the section.
  var count: Int
  /// The index of its style among all styles.
  var style: Int
  /// The number of tracks in which its items are placed.
  ///
  /// It is less than the number of its style if there are many more tracks than items can reach.
  var tracks = 1
  /// The index of its first checkpoint among all heights.
  var firstCheckpoint = 0
  /// A Boolean value that indicates whether all items have a span of one and no assigned track.
  var isPlain = true
  /// The order of its items' offsets.
  var order = Order.ascending
  /// The distance from the start of its items to the end of the tallest track.
  var itemsExtent: Int64 = 0
  /// The distance by which items extend before the start of the items because of negative spacing.
  var itemsBefore: Int64 = 0
  /// The index of the frame index for overlapping items, or −1 for none.
  var overlapIndex = -1
  /// The index of the tracks of its tracked items, or −1 for none.
  var trackedIndex = -1

  /// The places of the section's items among all items.
  var items: Range<Int> { firstItem..<firstItem + count }
}
