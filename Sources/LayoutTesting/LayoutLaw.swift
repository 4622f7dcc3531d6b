/// A rule that layouts keep for every collection and environment.
///
/// A strategy is expected to keep all laws except those of ``optional``. A report names the laws
/// that a strategy does not claim.
public enum LayoutLaw: String, Hashable, Sendable, CaseIterable {
  /// Every item has one cell, and no element occurs twice.
  case everyElementOnce
  /// The elements, frames and positions equal those of a reference that the author writes.
  case matchesReference
  /// Frames are finite, and no extent is negative.
  ///
  /// A preparation that throws an error for valid data breaks this law too.
  case finiteFrames
  /// Frames are inside the content and clear of bars across the scroll axis, if the viewport
  /// contains all of the content.
  case insideContent
  /// A query for a rectangle returns the same elements as a test of every frame, in any viewport.
  case queryEqualsBruteForce
  /// Elements are listed by zIndex, section, item, category and kind.
  case inOrder
  /// The attributes of one element equal those in a query, and elements that do not exist have
  /// none.
  case attributesAgree
  /// Preparing a layout twice gives the same result.
  case deterministic
  /// A preparation asks each question about an item at most once, each question about a section at
  /// most twice, and none about items that do not exist.
  case asksOnce
  /// Edges are at device pixels.
  case pixelEdges
  /// Positions form groups: a top, any number of middles and a bottom, or a single.
  case positionsAgree
  /// A right-to-left layout is the mirror image of the left-to-right layout.
  case rightToLeftMirrors
  /// A layout along the other axis is the transposed layout.
  case transposes
  /// An updated layout equals a freshly prepared one.
  ///
  /// A layout that preserves tracks does not keep this law; see
  /// ``/LayoutCore/ChangePolicy/preserveTracks``.
  case updateEqualsFresh
  /// After any change, an engine shows the same elements as a fresh layout of the collection.
  case engineEqualsFresh
  /// The anchored content keeps its place on screen while the content around it changes.
  case anchorsHold
  /// The motions of an animated change begin at the old frames and end at the new ones.
  ///
  /// An element moves only if it has a place before and after the change.
  case motionsConnect
  /// The changes that an engine reports while scrolling add up to the visible elements.
  case deltasAddUp
  /// An offset at which scrolling comes to rest is one at which it stays, and both ends of the
  /// content and of each section that scrolls by itself are such offsets.
  case restingOffsetsHold
  /// Elements keep their frames unless the layout reports that they move with the viewport.
  ///
  /// A query for the elements that move with the viewport returns exactly these.
  case followersAreReported
  /// A pinned element is at its edge of the viewport, at its resting place, or at the end of its
  /// section.
  case pinsHold
  /// A pinned element is in front of the cells that it covers.
  ///
  /// If it belongs to a section, it covers cells of another section only if the sections are rows
  /// of a sheet, or overlap at rest.
  case pinsCover
  /// The obscured and sticky edges are those that pinned elements cover.
  case edgesAreObscured
  /// The scroll axis fits the content, the scroll insets fit the bars, and other scroll insets of
  /// the viewport have the effect of a new preparation.
  case scrollingIsDescribed
  /// Elements belong to items and sections that exist, whatever other sections there are.
  case identityHolds
  /// A layout reports invalid data, and answers that are out of order.
  case badDataIsDiagnosed
  /// An update reports invalid data exactly if a fresh layout does, while all its diagnostics are
  /// stored.
  case diagnosticsSurvive
  /// An update reports invalid data at the same indexes as a fresh layout, while all its
  /// diagnostics are stored.
  case diagnosticsAreCurrent
  /// No two cells overlap if nothing is scrolled.
  case noOverlap

  /// The laws that a correct layout need not keep, and that it must claim explicitly.
  public static var optional: Set<LayoutLaw> {
    [.matchesReference, .diagnosticsAreCurrent, .noOverlap]
  }

  /// The laws that every layout is expected to keep.
  public static var expected: Set<LayoutLaw> { Set(allCases).subtracting(optional) }
}
