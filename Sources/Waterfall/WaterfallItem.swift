import LayoutCore

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

  /// Creates an item.
  ///
  /// - Parameter span: The number of neighbouring tracks that the item spans. The default is 1.
  /// - Parameter track: The track in which the item begins. The default is `nil`: the placement
  ///   rule determines it.
  @inlinable
  public init(span: Int = 1, track: Int? = nil) {
    self.span = span
    self.track = track
  }
}

extension LayoutQuestion where Answer == WaterfallItem {
  /// The question for the tracks of an item.
  @inlinable public static var waterfallItem: Self { Self("Waterfall.item") }
}
