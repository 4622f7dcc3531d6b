/// The delegate as an engine shows it to its strategy: without what is hidden, with measured sizes, and
/// with what the user gave to rows and columns.
struct EngineDelegate<Base: LayoutDelegate>: LayoutDelegate {
  let base: Base
  let visibility: VisibilityMap
  let sizes: SizeOverrides
  /// By the sections that are shown.
  let tracks: TrackExtents

  init(base: Base, visibility: VisibilityMap, sizes: SizeOverrides, tracks: TrackExtents) {
    self.base = base
    self.visibility = visibility
    self.sizes = sizes
    self.tracks = tracks.underneath(visibility)
  }

  var numberOfSections: Int {
    let count = base.numberOfSections
    return visibility.isEmpty ? count : visibility.shownSection(of: max(0, count))
  }

  var commonNumberOfItems: Int? { visibility.items.isEmpty ? base.commonNumberOfItems : nil }

  func numberOfItems(inSection section: Int) -> Int {
    guard !visibility.isEmpty else { return base.numberOfItems(inSection: section) }
    let own = visibility.section(ofShown: section)
    let count = base.numberOfItems(inSection: own)
    return count > 0 ? count - visibility.hiddenItems(of: own).count(before: count) : count
  }

  func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
    let own = visibility.index(ofShown: index)
    if !sizes.isEmpty, let size = sizes[own] { return size }
    return base.sizeForItem(at: own, proposal: proposal)
  }

  func answer(_ question: LayoutQuestion, at index: ElementIndex) -> LayoutAnswer? {
    if question == .trackExtents { return tracks.isEmpty ? nil : .object(tracks) }
    guard !visibility.isEmpty else { return base.answer(question, at: index) }
    if question == .unfilteredSection {
      return .integer(visibility.section(ofShown: index.section))
    }
    if question == .unfilteredSectionCount { return .integer(max(0, base.numberOfSections)) }
    var own = visibility.index(ofShown: index)
    if question.subject == .section { own.item = index.item }
    return base.answer(question, at: own)
  }
}

extension LayoutQuestion {
  /// The number of a section in the whole collection: an integer; nil if no section is hidden.
  ///
  /// An engine shows a strategy the sections that are not hidden. A strategy to which the number of a
  /// section means something asks for it.
  @inlinable public static var unfilteredSection: LayoutQuestion {
    LayoutQuestion("Layout.unfilteredSection", about: .section)
  }

  /// The number of sections of the whole collection: an integer; nil if no section is hidden.
  ///
  /// Asked about section 0.
  @inlinable public static var unfilteredSectionCount: LayoutQuestion {
    LayoutQuestion("Layout.unfilteredSectionCount", about: .section)
  }
}
