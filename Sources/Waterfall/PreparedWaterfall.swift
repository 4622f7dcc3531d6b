import LayoutCore

/// A waterfall layout that is prepared for a collection.
public typealias PreparedWaterfall = PreparedSections<WaterfallLayout>

/// The storage of a waterfall.
@usableFromInline
typealias WaterfallStore = SectionStore<WaterfallItems, WaterfallState>

/// The stored values of a section of a waterfall.
public struct WaterfallState: SectionState {
  /// The order of the offsets of a section's items, which determines how they are searched.
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

  /// The order of its items' offsets.
  var order = Order.ascending
  /// A Boolean value that indicates whether all items have a span of one and no assigned track.
  var isPlain = true
  /// The number of tracks in which its items are placed, or 0 before they are placed.
  ///
  /// It is less than the number of its style if there are many more tracks than items can reach.
  @usableFromInline var tracks: UInt16 = 0

  /// Creates the state of a section that is not placed yet.
  public init() {}
}

/// The parameters of one or several sections that determine the places of items.
public struct WaterfallStyle: Hashable, Sendable {
  /// The tracks and the spacing.
  @usableFromInline let metrics: SectionMetrics
  /// The interval of each track across the scroll axis, in the coordinates of frames.
  ///
  /// It is empty if there are more than 64 tracks.
  let trackSpans: [LayoutSpan]

  init(_ metrics: SectionMetrics, in container: LayoutContainer) {
    self.metrics = metrics
    let grid = metrics.grid
    trackSpans = (0..<(grid.count <= 64 ? grid.count : 0)).map {
      container.space.crossSpan(from: grid.lower(of: $0), to: grid.upper(of: $0))
    }
  }

  /// A Boolean value that indicates whether items without extent take turns, because there is no
  /// spacing between them, and there are at most 64 tracks.
  var takesTurns: Bool { spacing == 0 && metrics.grid.count <= 64 }

  /// The distance after each item of a track.
  var spacing: Int64 { metrics.itemSpacing.rawValue }
}
