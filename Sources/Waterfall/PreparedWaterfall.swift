import LayoutCore

/// A waterfall layout that is prepared for a collection.
///
/// The offsets, extents and tracks of items are stored one by one. Offsets count from the start of
/// the section's items, so a section moves without changes to its items. The extents of sections
/// are kept in a prefix-sum index.
///
/// - Complexity: About 15 bytes per item. ``contentSize`` and the attributes of a cell take O(log
///   s), a query O(t log n + k); n = items, s = sections, t = tracks, k = elements found.
public struct PreparedWaterfall: PreparedLayout {
  /// The largest number of tracks whose spans are stored; the spans of more tracks are computed.
  static var keptTracks: Int { 64 }

  let layout: WaterfallLayout
  let environment: LayoutEnvironment
  let container: LayoutContainer
  var space: LayoutSpace
  var sections: [WaterfallSection] = []
  var styles: [WaterfallSectionStyle] = []
  /// The extent of each section along the main axis.
  var axis = ExtentIndex(count: 0, extent: 0)
  /// The largest distances by which elements extend before and after their section.
  ///
  /// They are above 0 only because of negative insets and spacing.
  var overhangBefore: Int64 = 0
  var overhangAfter: Int64 = 0
  /// The minimum extent of the content.
  var minimumExtent: Int64 = 0

  /// The offset of each item, from the start of its section's items.
  var starts: [Int64] = []
  /// The extent of each item along the main axis.
  var extents = ExtentList()
  /// The first track of each item.
  var tracks: [UInt16] = []
  /// The number of tracks that each item spans; empty if all span one.
  var spans: [UInt16] = []
  /// The track that the delegate specifies for each item, or −1; empty if it specifies none.
  var assigned: [Int32] = []
  /// The extents before items were stretched; empty if items are not stretched.
  var unstretched = ExtentList()
  /// The heights of all tracks before each block of items of each section.
  var checkpoints: [Int64] = []
  /// The indexes of the frames in sections whose items overlap.
  var overlapIndexes: [FrameIndex] = []
  /// The tracks of sections whose items keep their tracks while sizes change.
  var tracked: [TrackedItems] = []

  /// The operations of the last preparation or update.
  public internal(set) var work = LayoutWork()
  /// The invalid inputs, and the values that replaced them.
  public internal(set) var diagnostics = LayoutDiagnostics()
  /// A Boolean value that indicates whether some style has replaced parameters.
  var replacesParameters = false

  init(layout: WaterfallLayout, environment: LayoutEnvironment, container: LayoutContainer) {
    self.layout = layout
    self.environment = environment
    self.container = container
    space = container.space
  }

  /// The size of the content that can be scrolled to, in points.
  public var contentSize: LayoutSize { space.contentSize(cross: container.crossPoints) }

  /// The number of sections.
  public var numberOfSections: Int { sections.count }

  /// Returns the number of items in `section`, or 0 if the section does not exist.
  ///
  /// - Complexity: O(1).
  public func numberOfItems(inSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].count : 0
  }

  /// Returns the attributes of one element, or `nil` if it does not exist.
  ///
  /// - Parameter element: A cell, header or footer.
  /// - Parameter viewport: The visible rectangle, which determines the position of pinned headers
  ///   and footers.
  /// - Returns: The attributes of the element, or `nil` if the layout has no such element.
  /// - Complexity: O(log s); s = sections.
  public func attributes(
    for element: LayoutElement, in viewport: LayoutViewport
  ) -> LayoutAttributes? {
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

  /// Returns the offset of an item from the start of its section's items.
  func start(ofItemAt place: Int, _ section: WaterfallSection) -> Int64 {
    guard section.order == .tracked else { return starts[place] }
    return tracked[section.trackedIndex].start(
      of: place - section.firstItem, in: Int(tracks[place]))
  }

  /// Returns the offset of the items of a section that begins at `start`.
  func itemsStart(_ number: Int, _ start: Int64) -> Int64 {
    let style = styles[sections[number].style]
    return start &+ style.header.total &+ style.insetStart
  }

  /// Returns the attributes of the item at `place`, given the values of its section.
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

  /// Returns the header of a section, or `nil` if it has none.
  ///
  /// - Parameter edge: The leading edge of the viewport, where the header is pinned if headers are.
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

  /// Returns the footer of a section, or `nil` if it has none.
  ///
  /// - Parameter edge: The trailing edge of the viewport, where the footer is pinned if footers
  ///   are.
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
