import LayoutCore

/// A waterfall whose items have their places.
///
/// Starts, extents and tracks are stored item by item, each from the beginning of its section's
/// items, so that a section can move without touching them; the sections are an axis of their own.
///
/// - Complexity: About 15 bytes per item; ``contentSize`` and a cell's attributes O(log s), s =
///   sections; a query O(t log n) and its answer, t = tracks.
public struct PreparedWaterfall: PreparedLayout {
  /// Up to so many tracks are kept ready for the host; those of a style with more are computed.
  static var keptTracks: Int { 64 }

  let layout: WaterfallLayout
  private(set) var environment: LayoutEnvironment
  private(set) var container: LayoutContainer
  var space: LayoutSpace
  var sections: [WaterfallSection] = []
  var styles: [WaterfallSectionStyle] = []
  /// Where each section begins along the main axis.
  var axis = ExtentIndex(count: 0, extent: 0)
  /// How far items or headers of any section lie outside it, which negative insets can cause.
  var overhangBefore: Int64 = 0
  var overhangAfter: Int64 = 0
  /// What the content measures at least.
  var minimumExtent: Int64 = 0

  /// Where each item begins, from the beginning of its section's items.
  var starts: [Int64] = []
  /// The extent of each item along the main axis.
  var extents = ExtentList()
  /// The first track of each item.
  var tracks: [UInt16] = []
  /// How many tracks each item spans; empty where all span one.
  var spans: [UInt16] = []
  /// The track that each item was told to begin in, or −1; empty where none was.
  var told: [Int32] = []
  /// The extents before items were stretched; empty where they are not.
  var unstretched = ExtentList()
  /// The heights of all tracks before every few items of each section.
  var checkpoints: [Int64] = []
  /// What finds the items of sections where items overlap.
  var overlapIndexes: [FrameIndex] = []
  /// The tracks of sections whose items keep them while sizes change.
  var tracked: [TrackedItems] = []

  /// What the last preparation or update had to do.
  public internal(set) var work = LayoutWork()
  /// What bad data was replaced, and with what.
  public internal(set) var diagnostics = LayoutDiagnostics()

  init(layout: WaterfallLayout, environment: LayoutEnvironment, container: LayoutContainer) {
    self.layout = layout
    self.environment = environment
    self.container = container
    space = container.space
  }

  /// Returns the same layout with other bars where content scrolls.
  public func withScrollInsets(of environment: LayoutEnvironment) -> PreparedWaterfall? {
    guard
      let container = container.withScrollInsets(
        of: environment, insteadOf: self.environment)
    else { return nil }
    var copy = self
    copy.environment = environment
    copy.container = container
    copy.work = LayoutWork()
    return copy
  }

  /// The extent of everything that can be scrolled to.
  public var contentSize: LayoutSize { space.contentSize(cross: container.crossPoints) }

  /// How many sections there are.
  public var numberOfSections: Int { sections.count }

  /// How many items `section` has; 0 for a section that does not exist.
  public func numberOfItems(inSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].count : 0
  }

  /// The attributes of one element, or nil where the waterfall has no such element.
  ///
  /// - Complexity: O(log s); s = sections.
  public func attributes(for element: LayoutElement, viewport: LayoutRect) -> LayoutAttributes? {
    let index = element.index
    guard sections.indices.contains(index.section) else { return nil }
    let start = axis.offset(of: index.section)
    let pins = container.pinEdges(of: viewport, in: space)
    switch (element.category, element.kind) {
    case (.cell, .cell):
      let section = sections[index.section]
      guard index.item >= 0, index.item < section.count else { return nil }
      return cell(section.firstItem + index.item, of: index.section, startingAt: start)
    case (.supplementary, .header) where index.item == 0:
      return header(of: index.section, startingAt: start, edge: pins.leading)
    case (.supplementary, .footer) where index.item == 0:
      return footer(of: index.section, startingAt: start, edge: pins.trailing)
    default: return nil
    }
  }

  // MARK: Attributes

  func cell(_ place: Int, of number: Int, startingAt start: Int64) -> LayoutAttributes {
    let section = sections[number]
    let lower = itemsStart(number, start) &+ self.start(ofItemAt: place, section)
    return cell(place, number, section.firstItem, styles[section.style], from: lower)
  }

  /// Where an item begins, from the beginning of its section's items.
  func start(ofItemAt place: Int, _ section: WaterfallSection) -> Int64 {
    guard section.order == .tracked else { return starts[place] }
    return tracked[section.trackedIndex].start(
      of: place - section.firstItem, in: Int(tracks[place]))
  }

  /// Where the items of a section begin that begins at `start`.
  func itemsStart(_ number: Int, _ start: Int64) -> Int64 {
    let style = styles[sections[number].style]
    return start &+ style.header.total &+ style.insetStart
  }

  /// The attributes of the item at `place`, with what its section's items have in common.
  func cell(
    _ place: Int, _ number: Int, _ firstItem: Int, _ style: WaterfallSectionStyle,
    from lower: Int64
  ) -> LayoutAttributes {
    LayoutAttributes(
      element: .cell(section: number, item: place - firstItem),
      frame: frame(ofItemAt: place, style, from: lower))
  }

  @inline(__always)
  func frame(
    ofItemAt place: Int, _ style: WaterfallSectionStyle, from lower: Int64
  ) -> LayoutRect {
    frame(
      style, from: lower, extent: extents[place], track: Int(tracks[place]),
      span: span(ofItemAt: place))
  }

  @inline(__always)
  func frame(
    _ style: WaterfallSectionStyle, from lower: Int64, extent: Int64, track: Int, span: Int
  ) -> LayoutRect {
    let main = space.mainSpan(from: lower, to: lower &+ extent)
    let cross: LayoutSpan
    if span == 1, track < style.trackSpans.count {
      cross = style.trackSpans[track]
    } else {
      cross = space.crossSpan(
        from: style.grid.lower(of: track), to: style.grid.upper(of: track, span: span))
    }
    return space.frame(main: main, cross: cross)
  }

  @usableFromInline
  func span(ofItemAt place: Int) -> Int { spans.isEmpty ? 1 : Int(spans[place]) }

  /// The header of a section, or nil where it has none; pinned to `edge` where headers are.
  func header(of number: Int, startingAt start: Int64, edge: Int64) -> LayoutAttributes? {
    let bar = styles[sections[number].style].header
    guard bar.extent > 0 else { return nil }
    var lower = start &+ bar.before
    if layout.pinsHeaders {
      let end = start &+ axis.extent(of: number) &- styles[sections[number].style].footer.total
      lower = PinnedExtent.leading(natural: lower, edge: edge, latest: end &- bar.extent)
    }
    return supplementary(.header, number, bar, from: lower)
  }

  /// The footer of a section, or nil where it has none; pinned to `edge` where footers are.
  func footer(of number: Int, startingAt start: Int64, edge: Int64) -> LayoutAttributes? {
    let style = styles[sections[number].style]
    let bar = style.footer
    guard bar.extent > 0 else { return nil }
    var lower =
      itemsStart(number, start) &+ sections[number].itemsExtent &+ style.insetEnd &+ bar.before
    if layout.pinsFooters {
      lower = PinnedExtent.trailing(
        natural: lower, edge: edge &- bar.extent, earliest: start &+ style.header.total)
    }
    return supplementary(.footer, number, bar, from: lower)
  }

  private func supplementary(
    _ kind: ElementKind, _ number: Int, _ bar: WaterfallSectionStyle.Bar, from lower: Int64
  ) -> LayoutAttributes {
    LayoutAttributes(
      element: .supplementary(kind, number),
      frame: space.frame(
        main: space.mainSpan(from: lower, to: lower &+ bar.extent), cross: bar.cross),
      zIndex: 1)
  }
}
