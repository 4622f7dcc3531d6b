import StrategyKit

/// The tracks of one item of a waterfall.
public struct WaterfallItem: Hashable, Sendable {
  /// The number of neighbouring tracks that the item spans.
  ///
  /// `Int.max` means all tracks. If the number is out of range, the nearest valid one is used and
  /// reported.
  public var span: Int
  /// The track in which the item begins, from 0, or `nil` if the placement rule determines it.
  ///
  /// If the item does not fit there, the nearest possible track is used and reported.
  public var track: Int?
  /// A Boolean value that indicates whether ``track`` is counted from the last track.
  ///
  /// Track 0 is then the last one, and the item ends in it.
  public var isFromEnd: Bool

  /// Creates an item.
  ///
  /// - Parameter span: The number of neighbouring tracks that the item spans. The default is 1.
  /// - Parameter track: The track in which the item begins. The default is `nil`: the placement
  ///   rule determines it.
  /// - Parameter isFromEnd: A Boolean value that indicates whether `track` is counted from the last
  ///   track, in which the item ends if it is 0. The default is `false`.
  public init(span: Int = 1, track: Int? = nil, isFromEnd: Bool = false) {
    self.span = span
    self.track = track
    self.isFromEnd = isFromEnd
  }
}

extension LayoutQuestion where Answer == WaterfallItem {
  /// The question for the tracks of an item.
  public static var waterfallItem: Self { Self("Waterfall.item") }
}
