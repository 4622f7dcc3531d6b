import StrategyKit

/// The items of a section of a waterfall, in tracks: about 14 bytes for each.
public struct WaterfallContent: SectionContent {
  /// The order of the offsets of the items, which determines how they are searched.
  enum Order: Sendable {
    /// No item begins before the one stored before it.
    case ascending
    /// No item begins before the one stored before it in the same track.
    case perTrack
    /// Offsets are in no order, because items overlap. Their frames are indexed.
    case overlapping(FrameIndex)
    /// Offsets are not stored, because each track has an index of its extents.
    case tracked(TrackedItems)

    var isAscending: Bool { if case .ascending = self { true } else { false } }
    var isOverlapping: Bool { if case .overlapping = self { true } else { false } }
    var isTracked: Bool { if case .tracked = self { true } else { false } }
  }

  /// The offset of each item from the start of the section's items.
  ///
  /// If the order is ``Order/tracked(_:)``, the offsets are not stored.
  var starts: [Int64]
  /// The extent of each item along the scroll axis.
  var extents: ExtentList
  /// The first track of each item, or ``noTrack`` for items that were never placed.
  var tracks: [UInt16]
  /// The number of tracks that each item spans.
  var spans = RareValues(usual: 1)
  /// The track that the delegate specifies for each item, or ``noTrack``.
  var assigned = RareValues(usual: WaterfallContent.noTrack)
  /// The extents before items were stretched, or `nil` if items are not stretched.
  var unstretched: ExtentList?
  /// The heights of all tracks between blocks of items.
  var checkpoints: [Int64] = []
  /// The order of the items' offsets.
  var order = Order.ascending
  /// A Boolean value that indicates whether all items have a span of one and no assigned track.
  var isPlain = true
  /// The number of tracks in which the items are placed.
  ///
  /// It is less than the number of the style if there are many more tracks than items can reach.
  var trackCount = 0
  /// The extent that all items take along the scroll axis.
  public internal(set) var bounds = SectionBounds.zero

  /// A number that stands for no track, because it exceeds every track.
  static var noTrack: UInt16 { .max }

  init(unplaced count: Int) {
    starts = Array(unwritten: count)
    extents = ExtentList(unwritten: count)
    tracks = Array(unwritten: count)
  }

  /// The number of items.
  public var count: Int { starts.count }

  /// Measures and places the items of a section.
  ///
  /// - Complexity: O(n·t) time, or O(n log t) for more than 64 tracks if each item goes to the
  ///   shortest track and spans one; n = items, t = tracks.
  public init(
    count: Int, style: WaterfallStyle, sizes: inout ItemSizeReader
  ) {
    self.init(unplaced: count)
    let sizer = WaterfallItemSizer(style)
    let grid = style.metrics.grid
    if style.isUniform {
      sizer.measure(0..<count, in: grid, &self, &sizes)
      placeAll(keepingTracks: false, style)
    } else {
      for item in 0..<count {
        tracks[item] = Self.noTrack
        sizer.askTracks(of: item, in: grid, &self, &sizes)
      }
      placeInTracks(from: 0, style) { sizer.measure($0, in: $1, of: grid, $2, &$3, &sizes) }
    }
    sizes.work.placed += count
  }

  /// Measures new and resized items, and updates the places of the items after them.
  ///
  /// If tracks differ in size, all items from the first change on are placed again, and those in tracks
  /// of another size are measured again. If gaps are filled, all items are placed again.
  ///
  /// - Complexity: If ``WaterfallLayout/changePolicy`` is `reflow`, O(t) for each item from the first
  ///   change on, until all track heights are the same as before. If it is `preserveTracks`,
  ///   O(t log n) for a size (O(n) for the first one), O(t + log n) for an item at the end, and O(n)
  ///   for one in the middle; n = items, t = tracks.
  public mutating func apply(
    _ edit: SectionEdit, style: WaterfallStyle, sizes: inout ItemSizeReader
  ) {
    reorder(edit.items, &sizes.work)
    let sizer = WaterfallItemSizer(style)
    let grid = style.metrics.grid
    guard style.isUniform else {
      for item in edit.measured { sizer.askTracks(of: item, in: grid, &self, &sizes) }
      let first = firstPlaced(after: edit, style)
      sizes.work.placed += count - first
      return placeInTracks(from: first, measured: edit.measured, style) {
        sizer.measure($0, in: $1, of: grid, $2, &$3, &sizes)
      }
    }
    var resized: [Int] = []
    for item in edit.measured {
      let before = extents[item]
      sizer.measure(item..<item + 1, in: grid, &self, &sizes)
      if tracks[item] != Self.noTrack, extents[item] != before { resized.append(item) }
    }
    revise(edit, resized, style, &sizes.work)
  }

  /// Removes, moves and inserts items; new ones are not measured yet.
  ///
  /// Stretched items get their own extents back, because all of them are placed and stretched again.
  mutating func reorder(_ edits: IndexEdits<Int>, _ work: inout LayoutWork) {
    if let unstretched { extents = unstretched }
    unstretched = nil
    guard let first = edits.firstChange else { return }
    edits.apply(to: &starts, new: 0)
    edits.apply(to: &tracks, new: Self.noTrack)
    extents.apply(edits)
    spans.apply(edits)
    assigned.apply(edits)
    work.moved += count - min(first, count)
  }

  /// Returns the tracks that an item spans.
  func tracks(of item: Int) -> Range<Int> {
    Int(tracks[item])..<Int(tracks[item]) + Int(spans[item])
  }
}
