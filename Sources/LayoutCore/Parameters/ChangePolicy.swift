/// A policy for the items after a change, in layouts that choose a track for each item.
public enum ChangePolicy: String, Hashable, Sendable, CaseIterable {
  /// Items choose their tracks again, so the result equals a fresh preparation.
  ///
  /// Items may move to other tracks.
  case reflow
  /// Items keep their tracks, and only new items choose one.
  ///
  /// Items below the change shift along their tracks. The result equals a fresh preparation
  /// in which every old item has a fixed track. Without fixed tracks, a fresh preparation can
  /// differ.
  case preserveTracks
}
