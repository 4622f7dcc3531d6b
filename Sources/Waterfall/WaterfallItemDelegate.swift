import StrategyKit

/// A delegate that also specifies the tracks of each item.
///
/// A waterfall asks about its items one by one only if the delegate adopts this protocol.
public protocol WaterfallItemDelegate: WaterfallLayoutDelegate {
  /// Returns the number of tracks that an item spans, and the track in which it begins.
  ///
  /// ```swift
  /// func waterfallItem(at index: ElementIndex) -> WaterfallItem {
  ///   WaterfallItem(span: photos[index.item].isPanorama ? 2 : 1)
  /// }
  /// ```
  ///
  /// - Parameter index: The index of the item.
  func waterfallItem(at index: ElementIndex) -> WaterfallItem
}

extension WaterfallItemDelegate {
  /// Returns an item of one track, for which the placement rule determines the track.
  public func waterfallItem(at index: ElementIndex) -> WaterfallItem { WaterfallItem() }

  /// Answers the questions about sections and items.
  public func answer(in slot: inout AnswerSlot) { answerWaterfall(in: &slot) }

  /// Answers the questions about sections and items, and no other questions.
  ///
  /// If a type serves several strategies, it calls this method in its own
  /// ``/LayoutCore/LayoutDelegate/answer(in:)``.
  public func answerWaterfall(in slot: inout AnswerSlot) {
    slot.fill(.waterfallItem) { $1 = waterfallItem(at: $0) }
    slot.fill(.waterfallSection) { $1 = waterfallSection($0.section, default: $1) }
  }
}
