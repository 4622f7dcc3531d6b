/// A prepared layout made from a list of attributes and a list of pins.
///
/// It is the simplest way to write a strategy. Compute the attributes of every element, pin the
/// elements that must stay in view, and return this value. Queries are exact, whatever the frames
/// look like.
///
/// ```swift
/// PreparedFrames(
///   attributes: attributes, pins: [LayoutPin(.supplementary(.header, 0), to: .top)],
///   contentSize: size, itemCounts: [12], in: environment)
/// ```
///
/// See <doc:ListingFrames> for a complete strategy.
///
/// It stores every frame. For layouts of many items, or with incremental updates, see
/// ``SectionStrategy``.
///
/// - Complexity: Creation is O(n log n), or O(n) if the attributes are in order, and takes about
///   170 bytes per element. A query usually takes O(log n + k + p); n = elements, k = elements
///   found, p = pinned elements whose pins could move them into the rectangle. An element that is
///   pinned without limits or within the content can move any distance along the axis of its pin.
public struct PreparedFrames: PreparedLayout, CustomStringConvertible {
  /// The extent of the scrollable content, in points.
  public let contentSize: LayoutSize
  /// The invalid data that was found, and its replacements.
  public let diagnostics: LayoutDiagnostics
  /// A description of how the content scrolls, and of what follows the viewport.
  public let contentScrolling: ContentScrolling
  private let itemCounts: [Int]
  /// Every element in the order of answers.
  private let all: [LayoutAttributes]
  /// The index that finds elements without pins.
  private let index: FrameIndex
  /// The places in ``all``, ordered by element, for look-ups.
  private let places: [Int]
  private let pins: PinTable
  /// The index that finds pinned elements by the areas that they can reach.
  private let pinIndex: FrameIndex

  /// Creates a layout of `attributes`, in any order.
  ///
  /// If an element has several attributes, only the first in the order of answers is kept.
  ///
  /// - Parameter attributes: The elements as they are if nothing is scrolled. Their frames are used
  ///   as they are, so the strategy must round them to pixels, and mirror them if the reading
  ///   direction is right to left. This includes pinned elements.
  /// - Parameter pins: The elements that stay in view. Pins of elements that do not exist are
  ///   ignored. If an element has several pins along one axis, only the first is used.
  /// - Parameter contentSize: The extent of the scrollable content, in points.
  /// - Parameter itemCounts: The number of items of each section. A negative number becomes 0.
  /// - Parameter environment: The environment of the layout. A pinned element that has left its
  ///   resting frame keeps inside the insets of the environment unless the viewport specifies
  ///   others, and its position is rounded to pixels. The direction determines which edge is the
  ///   leading one. The default has no insets, reads from left to right and rounds nothing.
  /// - Parameter scrollAxis: The axis along which the content grows, or `nil` if it grows along
  ///   both.
  /// - Parameter diagnostics: The invalid data that the strategy found. The default is empty.
  public init(
    attributes: [LayoutAttributes], pins: [LayoutPin] = [], contentSize: LayoutSize,
    itemCounts: [Int], in environment: LayoutEnvironment? = nil,
    scrollAxis: LayoutAxis? = .vertical, diagnostics: LayoutDiagnostics = LayoutDiagnostics()
  ) {
    self.contentSize = contentSize
    self.diagnostics = diagnostics
    self.itemCounts = itemCounts.map { max(0, $0) }
    var all = attributes
    all.sort(by: LayoutAttributes.areInOrder)
    var places = PreparedFrames.ranked(all)
    let repeats = zip(places, places.dropFirst()).filter { all[$0].element == all[$1].element }
    if !repeats.isEmpty {
      let repeated = Set(repeats.map { $0.1 })
      all = all.indices.filter { !repeated.contains($0) }.map { all[$0] }
      places = PreparedFrames.ranked(all)
    }
    self.all = all
    self.places = places
    let table = PinTable(
      pins, of: all, sections: itemCounts.count, contentSize: contentSize, environment: environment
    ) { PreparedFrames.place(of: $0, all, places) }
    self.pins = table
    contentScrolling = ContentScrolling(
      along: scrollAxis, followers: table.entries.isEmpty ? .none : .pinned)
    index = FrameIndex(count: all.count) {
      all[$0].isHidden || table.entry(ofElementAt: $0) != nil ? .zero : all[$0].frame
    }
    pinIndex = FrameIndex(count: table.entries.count) {
      let entry = table.entries[$0]
      let attributes = all[entry.place]
      return attributes.isHidden || attributes.frame.isEmpty
        ? .zero : table.reach(attributes.frame, entry)
    }
  }

  /// Returns the places of a list, ordered by element.
  private static func ranked(_ all: [LayoutAttributes]) -> [Int] {
    var places = Array(all.indices)
    places.sort { all[$0].element < all[$1].element }
    return places
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

  /// Returns the attributes of `element`, or `nil` if the element does not exist.
  ///
  /// - Complexity: O(log n); n = elements.
  public func attributes(
    for element: LayoutElement, in viewport: LayoutViewport
  ) -> LayoutAttributes? {
    guard let place = PreparedFrames.place(of: element, all, places) else { return nil }
    var attributes = all[place]
    if let entry = pins.entry(ofElementAt: place) {
      attributes.frame = pins.frame(attributes.frame, entry, in: edges(of: viewport))
    }
    return attributes
  }

  /// Appends the elements of a query to a result, in order.
  public func find(_ query: LayoutQuery, into result: inout QueryResult) {
    let first = result.elements.count
    guard let rect = query.rect else {
      let edges = edges(of: query.viewport)
      result.elements.append(contentsOf: all)
      for entry in pins.entries {
        let place = first + entry.place
        let rest = result.elements[place].frame
        result.elements[place].frame = pins.frame(rest, entry, in: edges)
      }
      return
    }
    if query.part == .all {
      index.forEachCandidate(in: rect) { place in
        if !all[place].isHidden, all[place].frame.intersects(rect),
          pins.entry(ofElementAt: place) == nil
        {
          result.elements.append(all[place])
        }
      }
    }
    guard hasFollowers else { return }
    let middle = result.elements.count
    let edges = edges(of: query.viewport)
    pinIndex.forEachCandidate(in: rect) { rank in
      let entry = pins.entries[rank]
      var attributes = all[entry.place]
      guard !attributes.isHidden else { return }
      attributes.frame = pins.frame(attributes.frame, entry, in: edges)
      if attributes.frame.intersects(rect) { result.elements.append(attributes) }
    }
    SortedRanges.merge(&result.elements, first, middle, result.elements.count)
  }

  /// Returns the part of the collection that `element` follows.
  ///
  /// A cell follows its item. Any other element follows its section, unless its item number is
  /// negative.
  ///
  /// An element of the whole layout, such as the ruler of a calendar, has section 0 and a negative
  /// item. It stays if sections are inserted, removed or hidden. The result is the same for the
  /// element's index in the whole collection, because hiding never changes the sign of an item.
  public func identity(of element: LayoutElement) -> ElementIdentity {
    if element.category == .cell { return .item }
    return element.index.item < 0 ? .fixed : .section
  }

  // MARK: Pins

  /// Returns the axes along which `element` is pinned.
  ///
  /// - Complexity: O(log n); n = elements.
  public func followedAxes(of element: LayoutElement) -> LayoutAxes {
    guard hasFollowers, let place = PreparedFrames.place(of: element, all, places),
      let entry = pins.entry(ofElementAt: place)
    else { return [] }
    var axes: LayoutAxes = []
    if entry.vertical != nil { axes.insert(.vertical) }
    if entry.horizontal != nil { axes.insert(.horizontal) }
    return axes
  }

  /// Returns the extent that pinned elements cover at each edge of a viewport that shows `element`.
  ///
  /// If `element` is pinned itself, it is not covered along the axis of its pin.
  public func obscuredEdges(for element: LayoutElement?) -> LayoutInsets {
    guard let element else { return pins.stickyEdges }
    guard hasFollowers, element.category == .cell else { return .zero }
    var edges = pins.cover(ofSection: element.index.section)
    let axes = followedAxes(of: element)
    if axes.contains(.vertical) { (edges.top, edges.bottom) = (0, 0) }
    if axes.contains(.horizontal) { (edges.leading, edges.trailing) = (0, 0) }
    return edges
  }

  /// Returns the edges of a viewport inside its bars.
  private func edges(of viewport: LayoutViewport) -> LayoutWindow {
    let bars = pins.bars.replaced(by: viewport.insets ?? pins.bars, along: scrollAxis)
    return pins.edges(of: viewport.rect, inside: bars)
  }
}
