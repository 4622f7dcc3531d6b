import LayoutCore

/// The stored numbers of all items of a waterfall: about 14 bytes for each.
public struct WaterfallItems: SectionItems {
  /// The offset of each item from the start of its section's items.
  ///
  /// If a section is ``WaterfallState/Order/tracked``, the offsets of its items are not stored.
  @usableFromInline var starts: [Int64]
  /// The extent of each item along the scroll axis.
  @usableFromInline var extents: ExtentList
  /// The first track of each item, or ``noTrack`` for items that were never placed.
  @usableFromInline var tracks: [UInt16]
  /// The number of tracks that each item spans.
  @usableFromInline var spans = RareValues(usual: 1)
  /// The track that the delegate specifies for each item, or ``noTrack``.
  @usableFromInline var assigned = RareValues(usual: WaterfallItems.noTrack)
  /// The extents before items were stretched, or `nil` if items are not stretched.
  var unstretched: ExtentList?
  /// The placed items of a section whose extents changed when they were measured again.
  @usableFromInline var resized: [Int] = []

  /// The heights of a section's tracks while its items are placed.
  ///
  /// The memory is used again for the next section, unless it is large.
  var heights: [Int64] = []

  /// A number that stands for no track, because it exceeds every track.
  @usableFromInline static var noTrack: UInt16 { .max }

  /// Creates storage for `count` items that are not measured yet.
  public init(unplaced count: Int) {
    starts = Array(unwritten: count)
    extents = ExtentList(unwritten: count)
    tracks = Array(unwritten: count)
  }

  /// The number of items.
  public var count: Int { starts.count }

  /// Appends `count` items that are not measured yet.
  public mutating func append(unplaced count: Int) {
    spans.append(count)
    assigned.append(count)
    starts.append(contentsOf: repeatElement(0, count: count))
    tracks.append(contentsOf: repeatElement(Self.noTrack, count: count))
    extents.append(zeros: count)
    unstretched?.append(zeros: count)
  }

  /// Appends items of another storage.
  public mutating func append(_ items: Range<Int>, of other: WaterfallItems) {
    spans.replace(count..<count, of: count, with: items, of: other.spans)
    assigned.replace(count..<count, of: count, with: items, of: other.assigned)
    if let list = other.unstretched {
      keepUnstretched()
      unstretched?.append(items, of: list)
    }
    starts.append(contentsOf: other.starts[items])
    tracks.append(contentsOf: other.tracks[items])
    extents.append(items, of: other.extents)
  }

  /// Replaces some items with all items of another storage.
  public mutating func replace(_ items: Range<Int>, with other: WaterfallItems) {
    spans.replace(items, of: count, with: 0..<other.count, of: other.spans)
    assigned.replace(items, of: count, with: 0..<other.count, of: other.assigned)
    unstretched?.replace(items, with: other.unstretched ?? ExtentList(count: other.count))
    starts.replaceSubrange(items, with: other.starts)
    tracks.replaceSubrange(items, with: other.tracks)
    extents.replace(items, with: other.extents)
  }

  /// Removes all items.
  public mutating func removeAll() {
    spans.values = []
    assigned.values = []
    if unstretched != nil { unstretched = ExtentList() }
    starts = []
    tracks = []
    extents = ExtentList()
  }

  /// Adds the column of unstretched extents if there is none.
  mutating func keepUnstretched() {
    if unstretched == nil { unstretched = ExtentList(count: count) }
  }
}

/// A column of numbers that takes no memory while all items have the usual one.
@usableFromInline
struct RareValues: Sendable {
  /// The number of most items.
  let usual: UInt16
  /// The numbers of all items, or none if all items have the usual one.
  @usableFromInline var values: [UInt16] = []

  init(usual: UInt16) { self.usual = usual }

  subscript(place: Int) -> UInt16 { values.isEmpty ? usual : values[place] }

  /// Replaces the number of one of `count` items.
  mutating func set(_ value: UInt16, at place: Int, of count: Int) {
    if values.isEmpty {
      guard value != usual else { return }
      values = Array(repeating: usual, count: count)
    }
    values[place] = value
  }

  /// Gives the items of a range the usual number.
  @usableFromInline
  mutating func reset(_ items: Range<Int>) {
    guard !values.isEmpty else { return }
    for place in items { values[place] = usual }
  }

  /// Appends the usual number `added` times.
  mutating func append(_ added: Int) {
    if !values.isEmpty { values.append(contentsOf: repeatElement(usual, count: added)) }
  }

  /// Replaces the numbers of some of `count` items with those of some items of another column.
  mutating func replace(
    _ items: Range<Int>, of count: Int, with source: Range<Int>, of other: RareValues
  ) {
    if values.isEmpty {
      if other.values.isEmpty { return }
      values = Array(repeating: usual, count: count)
    }
    if other.values.isEmpty {
      values.replaceSubrange(items, with: repeatElement(usual, count: source.count))
    } else {
      values.replaceSubrange(items, with: other.values[source])
    }
  }
}
