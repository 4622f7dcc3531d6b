import StrategyKit

/// The items of a section of a waterfall, in tracks: about 7 bytes for each.
///
/// Starts are not stored. They follow from the heights of all tracks before a block of items, and
/// from the tracks and extents of the items in the block.
public struct WaterfallContent: SectionContent {
  /// The extent of each item along the scroll axis.
  var extents: ExtentList
  /// The first track of each item, or ``noTrack`` for items that were never placed.
  var tracks: [UInt16]
  /// The heights of all tracks between blocks of items.
  var heights = TrackHeights(tracks: 0)
  /// The start of each item and an index of their frames if items overlap or fill gaps; otherwise
  /// `nil`.
  var scattered: (starts: [Int64], frames: FrameIndex)?
  /// The number of tracks that each item spans.
  var spans = RareValues(usual: 1)
  /// The track that the delegate specifies for each item, or ``noTrack``.
  var assigned = RareValues(usual: WaterfallContent.noTrack)
  /// The extents before items were stretched, or `nil` if items are not stretched.
  var unstretched: ExtentList?
  /// A Boolean value that indicates whether all items have a span of one and no assigned track.
  var isPlain = true
  /// The extent that all items take along the scroll axis.
  public internal(set) var bounds = SectionBounds.zero

  /// A number that stands for no track, because it exceeds every track.
  static var noTrack: UInt16 { .max }

  /// The number of items.
  public var count: Int { extents.count }

  /// Measures and places the items of a section.
  ///
  /// - Complexity: O(n·t) time, or O(n log t) for more than 64 tracks if each item goes to the
  ///   shortest track and spans one; n = items, t = tracks.
  public init(
    count: Int, style: WaterfallStyle, sizes: inout ItemSizeReader
  ) {
    extents = style.isUniform ? ExtentList(unwritten: count) : ExtentList(count: count)
    tracks = Array(repeating: Self.noTrack, count: count)
    let sizer = WaterfallItemSizer(style)
    if style.isUniform {
      sizer.measure(0..<count, &self, &sizes)
    } else {
      for item in 0..<count { sizer.askTracks(of: item, &self, &sizes) }
    }
    placeItems(from: 0, style, &sizes)
  }

  /// Measures new and resized items, and updates the places of the items after them.
  ///
  /// If tracks differ in size, all items from the first change on are placed again, and those in
  /// tracks of another size are measured again. If items are stretched, overlap or fill gaps, all
  /// items are placed again.
  ///
  /// - Complexity: O(t log n) for a size if items keep their tracks, because
  ///   ``WaterfallLayout/changePolicy`` is `preserveTracks`, or because their tracks do not depend
  ///   on sizes. Otherwise O(t) for each item from the first change on, until all track heights
  ///   differ by the same amount as before; n = items, t = tracks.
  public mutating func apply(
    _ edit: SectionEdit, style: WaterfallStyle, sizes: inout ItemSizeReader
  ) {
    reorder(edit.items, &sizes.work)
    let sizer = WaterfallItemSizer(style)
    guard style.isUniform else {
      for item in edit.measured { sizer.askTracks(of: item, &self, &sizes) }
      return placeItems(from: edit.first, measured: edit.measured, style, &sizes)
    }
    var resized: [(item: Int, growth: Int64)] = []
    for item in edit.measured {
      let before = extents[item]
      sizer.measure(item..<item + 1, &self, &sizes)
      if extents[item] != before { resized.append((item, extents[item] &- before)) }
    }
    guard edit.isResizeOnly, isPlain, scattered == nil, style.stretching == .none else {
      return placeItems(from: edit.first, style, &sizes)
    }
    guard let last = resized.last else { return }
    guard keepsTracks(style) else {
      return placeItems(from: resized[0].item, changesEnd: last.item + 1, style, &sizes)
    }
    for (item, growth) in resized {
      heights.grow(Int(tracks[item]), in: item / heights.interval, by: growth)
    }
    sizes.work.placed += resized.count
    setBounds(tallest: heightsOfTracks(before: count, style).max() ?? 0, style)
  }

  /// Returns a Boolean value that indicates whether plain items keep their tracks if sizes change.
  private func keepsTracks(_ style: WaterfallStyle) -> Bool {
    style.changePolicy == .preserveTracks || heights.tracks == 1
      || style.placement == .leadingToTrailing || style.placement == .trailingToLeading
  }

  /// Removes, moves and inserts items; new ones are not measured yet.
  ///
  /// Stretched items get their own extents back, because all of them are placed and stretched
  /// again.
  private mutating func reorder(_ edits: IndexEdits<Int>, _ work: inout LayoutWork) {
    if let unstretched { extents = unstretched }
    unstretched = nil
    guard let first = edits.firstChange else { return }
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

  /// Calls `body` with each of some items and its start, and updates the heights of all tracks.
  ///
  /// An item begins where the highest of its tracks ends.
  ///
  /// - Parameter items: Consecutive items.
  /// - Parameter heights: The heights before the items.
  func forEachStart(
    in items: Range<Int>, _ heights: UnsafeMutableBufferPointer<Int64>, _ style: WaterfallStyle,
    _ body: (Int, Int64) -> Void
  ) {
    let limit = LayoutLimits.maximumPosition.rawValue
    let spacing = style.spacing
    for item in items {
      let track = Int(tracks[item])
      let span = Int(spans[item])
      var height = heights[track]
      for other in track + 1..<track + span { height = max(height, heights[other]) }
      // Spacing can be negative.
      let start = min(max(height, -limit), limit)
      body(item, start)
      let end = start &+ extents[item] &+ spacing
      for track in track..<track + span { heights[track] = end }
    }
  }

  /// Returns the heights of all tracks before an item, or behind the last one.
  func heightsOfTracks(before item: Int, _ style: WaterfallStyle) -> [Int64] {
    let block = min(item / heights.interval, heights.count)
    var all = heights.heights(before: block)
    all.withUnsafeMutableBufferPointer {
      forEachStart(in: block * heights.interval..<item, $0, style) { _, _ in }
    }
    return all
  }
}
