/// A law that layouts keep.
///
/// All but those of ``optional`` are expected of every layout; one that does not claim them is reported
/// so.
public enum LayoutLaw: String, Hashable, Sendable, CaseIterable {
  /// Every item has one cell, and no element is there twice.
  case everyElementOnce
  /// Frames are finite and not negative.
  case finiteFrames
  /// Frames lie inside the content; what sticks to a viewport beyond it is excused.
  case insideContent
  /// A rect query answers what a test of every frame gives.
  case queryEqualsBruteForce
  /// Elements are listed by zIndex, section, item, category and kind.
  case inOrder
  /// Asking for one element gives what a query gives, and what is not there has no attributes.
  case attributesAgree
  /// Preparing twice gives the same.
  case deterministic
  /// Each item is asked about once while a layout is prepared, and none that does not exist.
  case asksOnce
  /// Edges lie on device pixels.
  case pixelEdges
  /// Cells that share an edge before it is rounded to pixels share it afterwards.
  case sharedEdges
  /// Positions tell groups: a top, any number of middles, a bottom, or a single.
  case positionsAgree
  /// Read right to left, a layout is the mirror image of itself.
  case rightToLeftMirrors
  /// Along the other axis, a layout is its own transposition.
  case transposes
  /// A layout that is brought up to date is what a fresh one would be.
  case updateEqualsFresh
  /// What an engine shows after any change is what a fresh layout of the same collection would be.
  case engineEqualsFresh
  /// What the user looks at stays where it is on screen while the content around it changes.
  case anchorsHold
  /// The motions of an animated change begin at what was shown and end at what is shown.
  case motionsConnect
  /// What a moving viewport reports adds up to what is shown.
  case deltasAddUp
  /// What is not told to follow the viewport stays, and a query for what follows gives just that.
  case followersAreTold
  /// A pinned element is at its edge of the viewport, at its resting place, or at the end of its section.
  case pinsHold
  /// A pinned element lies in front of the cells that it covers.
  case pinsCover
  /// The obscured and sticky edges are those that pinned elements cover.
  case edgesAreObscured
  /// The scroll axis and the insets of the scroll view fit the content and the bars.
  case scrollingIsDescribed
  /// Elements are what their identity says after an item or a section before them is removed.
  case identityHolds
  /// The content ends where its last element ends, plus the distances that the parameters give.
  case contentIsTight
  /// Frames lie inside the content while the viewport bounces beyond its edges.
  case insideContentInBounce
  /// Bad data is reported.
  case badDataIsDiagnosed
  /// An update reports bad data exactly if a fresh layout does.
  case diagnosticsSurvive
  /// An update reports bad data at the indexes at which a fresh layout does.
  case diagnosticsAreCurrent
  /// No two cells overlap where nothing is scrolled.
  case noOverlap
  /// Items that are added at the end of the last section move no cell that was there before.
  case appendKeepsEarlier
  /// Preparing, updating and asking take no more work than was promised.
  case workIsBounded

  /// Laws that a good layout may well not keep: it has to claim them.
  public static var optional: Set<LayoutLaw> {
    [
      .diagnosticsAreCurrent, .noOverlap, .contentIsTight, .appendKeepsEarlier, .workIsBounded,
    ]
  }

  /// Laws about what a layout says of itself: pins, edges, scrolling, identity, and what it reports.
  public static var descriptions: Set<LayoutLaw> {
    [
      .pinsHold, .pinsCover, .edgesAreObscured, .scrollingIsDescribed, .identityHolds,
      .insideContentInBounce, .diagnosticsSurvive,
    ]
  }

  /// Laws that every layout is expected to keep.
  public static var expected: Set<LayoutLaw> { Set(allCases).subtracting(optional) }

  /// Laws of a layout that lives: it is updated, scrolled, and driven by an engine.
  static var ofSessions: Set<LayoutLaw> {
    [.engineEqualsFresh, .anchorsHold, .motionsConnect, .deltasAddUp]
  }
}
