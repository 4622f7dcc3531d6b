import LayoutCore

extension LayoutChanges {
  /// Throws an error if a collection would have too many items after the changes.
  ///
  /// Call this method before an update changes anything. The items of removed sections still count,
  /// so the result can be stricter than that of a fresh preparation.
  ///
  /// - Parameter stored: The number of items before the changes.
  /// - Parameter delegate: The source of the counts of inserted sections.
  /// - Throws: ``/LayoutCore/LayoutError/tooManyItems(section:count:limit:)`` if there are more
  ///   than ``/LayoutCore/LayoutLimits/maximumStoredItems`` items.
  /// - Complexity: O(e), where e is the number of inserted and changed sections.
  public func checkItemCount(
    after stored: Int, for delegate: AnyLayoutDelegate
  ) throws(LayoutError) {
    let limit = LayoutLimits.maximumStoredItems
    var room = limit - stored
    for change in within { room -= change.items.newCount - change.items.oldCount }
    for insertion in sections.inserted where insertion.source == nil {
      let count = max(0, delegate.numberOfItems(inSection: insertion.index))
      if count > room {
        throw .tooManyItems(section: insertion.index, count: count, limit: limit)
      }
      room -= count
    }
    if room < 0, let grown = within.last(where: { $0.items.newCount > $0.items.oldCount }) {
      throw .tooManyItems(section: grown.section, count: grown.items.newCount, limit: limit)
    }
  }
}
