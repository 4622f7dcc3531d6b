/// A prepared layout made from a list of attributes and a list of pins.
///
/// This is the simplest way to a strategy: compute the attributes of every element, pin those that keep in
/// view, and return this. Queries are exact whatever the frames look like.
///
/// ```swift
/// PreparedFrames(
///   attributes: attributes, pins: [LayoutPin(.supplementary(.header, 0), to: .top)],
///   contentSize: size, itemCounts: [12], in: environment)
/// ```
///
/// It stores every frame. For layouts of many items, or with incremental updates, see ``SectionStrategy``.
///
/// - Complexity: O(n log n) to create, unless the attributes are in order; about 170 bytes per element. A
///   query is O(log n) and its answer; n = elements. Each element that is pinned without limits, or within
///   the content, is looked at by every query.
public struct PreparedFrames: PreparedLayout {
  /// The extent of the scrollable content.
  public let contentSize: LayoutSize
  /// The bad data that was found, and its replacements.
  public let diagnostics: LayoutDiagnostics
  /// The axis along which the content grows; nil if it grows along both.
  public let scrollAxis: LayoutAxis?
  /// The insets that a scroll view adds around the content.
  public let scrollInsets: LayoutInsets
  private let itemCounts: [Int]
  /// Every element in the order of answers.
  private let all: [LayoutAttributes]
  /// Finds elements that are not pinned.
  private let index: FrameIndex
  /// Places in ``all``, ordered by element, for looking one up.
  private let places: [Int]
  private let pins: PinTable
  /// Finds pinned elements by the areas that they can reach.
  private let pinIndex: FrameIndex

  /// Creates a layout of `attributes`, in any order, one for each element.
  ///
  /// Of several attributes for one element, the first in the order of answers is kept.
  /// - Parameter attributes: The elements as they are when nothing is scrolled.
  /// - Parameter pins: The elements that keep in view. Pins of elements that do not exist are ignored, and
  ///   so are all but the first pin of an element along one axis.
  /// - Parameter contentSize: The extent of the scrollable content.
  /// - Parameter itemCounts: The number of items of each section.
  /// - Parameter environment: The environment of the layout. Pinned elements keep out of its insets, are
  ///   mirrored in its direction and rounded to its pixels. The default has no insets and rounds nothing.
  /// - Parameter scrollAxis: The axis along which the content grows; nil if it grows along both.
  public init(
    attributes: [LayoutAttributes], pins: [LayoutPin] = [], contentSize: LayoutSize,
    itemCounts: [Int], in environment: LayoutEnvironment? = nil,
    scrollAxis: LayoutAxis? = .vertical, diagnostics: LayoutDiagnostics = LayoutDiagnostics()
  ) {
    self.contentSize = contentSize
    self.diagnostics = diagnostics
    self.itemCounts = itemCounts
    self.scrollAxis = scrollAxis
    let insets = environment?.insets ?? .zero
    scrollInsets = LayoutInsets(
      top: scrollAxis == .horizontal ? 0 : insets.top,
      leading: scrollAxis == .vertical ? 0 : insets.leading,
      bottom: scrollAxis == .horizontal ? 0 : insets.bottom,
      trailing: scrollAxis == .vertical ? 0 : insets.trailing)
    var all = attributes
    all.sort(by: LayoutAttributes.areInOrder)
    var places = PreparedFrames.ranked(all)
    if PreparedFrames.hasRepeats(all, places) {
      var kept: [LayoutAttributes] = []
      for (rank, place) in places.enumerated() {
        if rank == 0 || all[places[rank - 1]].element != all[place].element {
          kept.append(all[place])
        }
      }
      kept.sort(by: LayoutAttributes.areInOrder)
      all = kept
      places = PreparedFrames.ranked(all)
    }
    self.all = all
    self.places = places
    var table = PinTable(contentSize: contentSize, environment: environment)
    if !pins.isEmpty {
      table.resolve(pins, of: all, sections: itemCounts.count) {
        PreparedFrames.place(of: $0, all, places)
      }
    }
    self.pins = table
    let (sorted, entries) = (all, table.entries)
    var next = 0
    index = FrameIndex(count: sorted.count) {
      if next < entries.count, entries[next].place == $0 {
        next += 1
        return .zero
      }
      return sorted[$0].isHidden ? .zero : sorted[$0].frame
    }
    pinIndex = FrameIndex(count: entries.count) {
      let attributes = sorted[entries[$0].place]
      return attributes.isHidden || attributes.frame.isEmpty
        ? .zero : table.reach(attributes.frame, entries[$0])
    }
  }

  /// The places of a list, ordered by element.
  private static func ranked(_ all: [LayoutAttributes]) -> [Int] {
    var places = Array(all.indices)
    places.sort { all[$0].element < all[$1].element }
    return places
  }

  private static func hasRepeats(_ all: [LayoutAttributes], _ places: [Int]) -> Bool {
    for rank in places.indices.dropFirst() {
      if all[places[rank - 1]].element == all[places[rank]].element { return true }
    }
    return false
  }

  private static func place(
    of element: LayoutElement, _ all: [LayoutAttributes], _ places: [Int]
  ) -> Int? {
    let rank = SortedSearch.first(in: places.count) { !(all[places[$0]].element < element) }
    guard rank < places.count, all[places[rank]].element == element else { return nil }
    return places[rank]
  }

  /// The number of sections.
  public var numberOfSections: Int { itemCounts.count }

  /// Returns the number of items in `section`, or 0 if the section does not exist.
  public func numberOfItems(inSection section: Int) -> Int {
    itemCounts.indices.contains(section) ? itemCounts[section] : 0
  }

  /// Returns the attributes of `element`, or nil if there are none.
  /// - Complexity: O(log n).
  public func attributes(for element: LayoutElement, viewport: LayoutRect) -> LayoutAttributes? {
    guard let place = PreparedFrames.place(of: element, all, places) else { return nil }
    var attributes = all[place]
    if let entry = pins.entry(ofElementAt: place) {
      attributes.frame = pins.frame(attributes.frame, entry, in: pins.edges(of: viewport))
    }
    return attributes
  }

  /// Appends the attributes of every element whose frame intersects `rect`, in order.
  public func appendElements(
    in rect: LayoutRect, viewport: LayoutRect, to answer: inout [LayoutAttributes]
  ) {
    let first = answer.count
    index.forEachCandidate(in: rect) { place in
      if !all[place].isHidden, all[place].frame.intersects(rect),
        pins.entry(ofElementAt: place) == nil
      {
        answer.append(all[place])
      }
    }
    let middle = answer.count
    appendMovingElements(in: rect, viewport: viewport, to: &answer)
    SortedRanges.merge(&answer, first, middle, answer.count)
  }

  /// Appends the attributes of pinned elements whose frames intersect `rect`, in order.
  public func appendMovingElements(
    in rect: LayoutRect, viewport: LayoutRect, to answer: inout [LayoutAttributes]
  ) {
    guard movesWithViewport else { return }
    let edges = pins.edges(of: viewport)
    pinIndex.forEachCandidate(in: rect) { rank in
      let entry = pins.entries[rank]
      var attributes = all[entry.place]
      guard !attributes.isHidden else { return }
      attributes.frame = pins.frame(attributes.frame, entry, in: edges)
      if attributes.frame.intersects(rect) { answer.append(attributes) }
    }
  }

  /// Returns the attributes of every element, in order.
  public func allElements(viewport: LayoutRect) -> [LayoutAttributes] {
    guard movesWithViewport else { return all }
    let edges = pins.edges(of: viewport)
    var all = all
    for entry in pins.entries {
      all[entry.place].frame = pins.frame(all[entry.place].frame, entry, in: edges)
    }
    return all
  }

  /// Returns what the index of an element stands for: the item for a cell, nothing for an element with a negative
  /// item, and the section for all others.
  ///
  /// An element of the whole layout, such as the ruler of a calendar, has section 0 and a negative item. It stays
  /// when sections are inserted, removed or hidden.
  public func identity(of element: LayoutElement) -> ElementIdentity {
    if element.category == .cell { return .item }
    return element.index.item < 0 ? .fixed : .section
  }

  // MARK: Pins

  /// A Boolean value that indicates whether elements are pinned.
  public var movesWithViewport: Bool { !pins.entries.isEmpty }

  /// Returns a Boolean value that indicates whether `element` is pinned.
  public func movesWithViewport(_ element: LayoutElement) -> Bool {
    movesWithViewport(element, along: .vertical) || movesWithViewport(element, along: .horizontal)
  }

  /// Returns a Boolean value that indicates whether `element` is pinned along `axis`.
  public func movesWithViewport(_ element: LayoutElement, along axis: LayoutAxis) -> Bool {
    guard movesWithViewport, let place = PreparedFrames.place(of: element, all, places),
      let entry = pins.entry(ofElementAt: place)
    else { return false }
    return (axis == .vertical ? entry.vertical : entry.horizontal) != nil
  }

  /// Returns the extent that pinned elements cover at each edge of a viewport that shows `element`.
  ///
  /// An element that is pinned itself is not covered along the axis of its pin.
  public func obscuredEdges(for element: LayoutElement) -> LayoutInsets {
    guard movesWithViewport, element.category == .cell else { return .zero }
    var edges = pins.cover(ofSection: element.index.section)
    if movesWithViewport(element, along: .vertical) { (edges.top, edges.bottom) = (0, 0) }
    if movesWithViewport(element, along: .horizontal) { (edges.leading, edges.trailing) = (0, 0) }
    return edges
  }

  /// The extent at each edge of a viewport that elements without limits cover.
  public var stickyEdges: LayoutInsets { pins.stickyEdges }
}
