/// What happens to items after one that changes, in layouts that choose a track for each.
public enum ChangePolicy: String, Hashable, Sendable, CaseIterable {
  /// They are placed anew: the layout is what a fresh one would be, and items may change tracks.
  case reflow
  /// They keep their tracks; those below the change shift. Only new items choose a track.
  ///
  /// The layout is what a fresh one would be that was told the track of every item that was there.
  case preserveTracks
}
