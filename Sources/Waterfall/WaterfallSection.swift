import LayoutCore

/// How the sections that share it are laid out: the answers of a delegate, checked and in units.
///
/// Neighbouring sections with equal answers share one value.
@usableFromInline
struct WaterfallSectionStyle: Hashable, Sendable {
  /// A header or footer: its extent, and the insets around it.
  struct Bar: Hashable, Sendable {
    var extent: Int64 = 0
    var before: Int64 = 0
    var after: Int64 = 0
    var cross = LayoutSpan(start: 0, extent: 0)

    /// What it takes along the main axis, insets included; nothing where there is none.
    var total: Int64 { extent > 0 ? before &+ extent &+ after : 0 }
  }

  /// What the style was made from.
  var answers: WaterfallAnswers
  var grid: TrackGrid
  var itemSpacing: Int64
  var insetStart: Int64
  var insetEnd: Int64
  var header: Bar
  var footer: Bar
  /// The extent of each track across the scroll axis as the host sees it, as long as they are few.
  var trackSpans: [LayoutSpan]
}

/// One section: where its items are stored, and how it is laid out.
@usableFromInline
struct WaterfallSection: Sendable {
  /// In what order the starts of a section's items are, which decides how they are searched.
  enum Order: UInt8, Sendable {
    /// No item begins before the one stored before it.
    case ascending
    /// That holds within each track only.
    case perTrack
    /// It holds nowhere: items overlap.
    case none
    /// Starts are not stored; each track is an axis of its own.
    case tracked
  }

  /// The place of the section's first item among all items.
  var firstItem: Int
  /// How many items it has.
  var count: Int
  /// Its style's place among all styles.
  var style: Int
  /// How many tracks its items are placed in: those of its style, but for the last ones where there
  /// are many more of them than items that could reach them.
  var tracks = 1
  /// The place of its first checkpoint among all heights.
  var firstCheckpoint = 0
  /// Whether every item spans one track, and none was told its track.
  var isPlain = true
  /// How its items are searched.
  var order = Order.ascending
  /// From the beginning of its items to the end of the tallest track.
  var itemsExtent: Int64 = 0
  /// How far items lie before the beginning of the items, where spacing below zero takes them there.
  var itemsBefore: Int64 = 0
  /// The place of what finds items that overlap, or −1.
  var overlapIndex = -1
  /// The place of the axes of tracked items, or −1.
  var trackedIndex = -1

  /// The section's items among all items.
  var items: Range<Int> { firstItem..<firstItem + count }
}
