import LayoutCore

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
/// It stores every frame. If a change concerns one section only,
/// ``replaceSection(_:with:itemCount:contentSize:)-(_,[LayoutAttributes],_,_)`` costs as much as
/// that section. A ``FramesStrategy`` derives all of this from the elements of each section. For
/// layouts of many items, see ``SectionStrategy``.
///
/// - Complexity: Creation is O(n log n), or O(n) if the attributes of each section are in order,
///   and takes about 170 bytes per element. A query usually takes O(log n + k + p), and O(s k log
///   k) if unpinned elements of one section are in front of those of a later one; n = elements, k =
///   elements found, s = sections found, p = pinned elements whose pins could move them into the
///   rectangle. An element that is pinned without limits or within the content can move any
///   distance along the axis of its pin.
public struct PreparedFrames: PreparedLayout, CustomStringConvertible {
  /// The extent of the scrollable content, in points.
  public private(set) var contentSize: LayoutSize
  /// The invalid data that was found, and its replacements.
  public var diagnostics: LayoutDiagnostics
  /// The number of elements that the creation or the last replacement of a section placed.
  public internal(set) var work = LayoutWork()
  /// A description of how the content scrolls, and of what follows the viewport.
  public private(set) var contentScrolling: ContentScrolling
  /// A Boolean value that indicates whether frames depend on the bars along the scroll axis.
  ///
  /// Set it if the strategy uses ``LayoutContainer/mainStartInset`` or
  /// ``LayoutContainer/mainEndInset``. A change of these bars then prepares the layout again. The
  /// default is `false`.
  public var placementDependsOnInsets: Bool {
    get { contentScrolling.placementDependsOnInsets }
    set { contentScrolling.placementDependsOnInsets = newValue }
  }
  private let environment: LayoutEnvironment?
  /// The elements of each section, and after them those of sections that do not exist.
  private var parts: [FramesSection]
  /// The index that finds parts by their elements without pins.
  private var partIndex: FrameIndex
  private var pins: PinTable
  /// The index that finds pinned elements by the areas that they can reach.
  private var pinIndex: FrameIndex

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
    self.environment = environment
    let count = itemCounts.count
    func part(of element: LayoutElement) -> Int {
      itemCounts.indices.contains(element.index.section) ? element.index.section : count
    }
    var elements = [[LayoutAttributes]](repeating: [], count: count + 1)
    for one in attributes { elements[part(of: one.element)].append(one) }
    var partPins = [[LayoutPin]](repeating: [], count: count + 1)
    for pin in pins { partPins[part(of: pin.element)].append(pin) }
    parts = elements.indices.map {
      FramesSection(elements[$0], itemCount: $0 < count ? itemCounts[$0] : 0, pins: partPins[$0])
    }
    contentScrolling = ContentScrolling(along: scrollAxis, followers: .none)
    partIndex = FrameIndex(count: 0) { _ in .zero }
    pinIndex = partIndex
    self.pins = PinTable([], of: [], sections: [], contentSize: .zero, environment: nil)
    work.placed = attributes.count
    connectParts()
  }

  /// Replaces all elements of a section.
  ///
  /// Use it to update a layout after a change that leaves the frames of other sections in place.
  /// The result equals a new layout of all attributes. The pins of the section's elements stay as
  /// they are. An element of the whole layout, such as a ruler, belongs to the section of its
  /// index.
  ///
  /// - Parameter section: The section. If it does not exist, nothing changes.
  /// - Parameter attributes: The elements of the section, in any order. Elements of other sections
  ///   are ignored.
  /// - Parameter itemCount: The number of items of the section. A negative number becomes 0.
  /// - Parameter contentSize: The extent of the content in points, or `nil` if it does not change.
  /// - Complexity: O(m log m + s), or O(m log m + s + p log p) if pinned elements, the extent of
  ///   the content, or the area of a section that limits pins change; m = elements of the section,
  ///   s = sections, p = pins.
  public mutating func replaceSection(
    _ section: Int, with attributes: [LayoutAttributes], itemCount: Int,
    contentSize: LayoutSize? = nil
  ) {
    guard section >= 0, section < numberOfSections else { return }
    replaceSection(section, attributes, pins: parts[section].pins, itemCount, contentSize)
  }

  /// Replaces all elements of a section, and their pins.
  ///
  /// - Parameter section: The section. If it does not exist, nothing changes.
  /// - Parameter elements: The elements of the section, in any order. Elements of other sections
  ///   are ignored.
  /// - Parameter itemCount: The number of items of the section. A negative number becomes 0.
  /// - Parameter contentSize: The extent of the content in points, or `nil` if it does not change.
  /// - Complexity: That of
  ///   ``replaceSection(_:with:itemCount:contentSize:)-(_,[LayoutAttributes],_,_)``.
  public mutating func replaceSection(
    _ section: Int, with elements: [PlacedElement], itemCount: Int, contentSize: LayoutSize? = nil
  ) {
    guard section >= 0, section < numberOfSections else { return }
    replaceSection(
      section, elements.map { $0.attributes }, pins: elements.flatMap { $0.pins }, itemCount,
      contentSize)
  }

  private mutating func replaceSection(
    _ section: Int, _ attributes: [LayoutAttributes], pins sectionPins: [LayoutPin],
    _ itemCount: Int, _ contentSize: LayoutSize?
  ) {
    func isOwn(_ element: LayoutElement) -> Bool { element.index.section == section }
    let areOwn = attributes.allSatisfy { isOwn($0.element) }
    let part = FramesSection(
      areOwn ? attributes : attributes.filter { isOwn($0.element) }, itemCount: itemCount,
      pins: sectionPins.filter { isOwn($0.element) })
    let (old, oldSize) = (parts[section], self.contentSize)
    parts[section] = part
    if let contentSize { self.contentSize = contentSize }
    work = LayoutWork()
    work.placed = attributes.count
    let keepsPins =
      part.pinned == old.pinned && part.pins == old.pins && self.contentSize == oldSize
      && (part.area == old.area || !pins.areLimitedBySections)
    if !keepsPins {
      connectParts()
    } else if part.index.bounds != old.index.bounds {
      connectBounds()
    }
  }

  private mutating func connectBounds() {
    partIndex = FrameIndex(count: parts.count, boxOf: { parts[$0].index.bounds })
  }

  /// Derives what depends on several sections.
  private mutating func connectParts() {
    connectBounds()
    var pinned = parts.flatMap { $0.pinned }
    pinned.sort(by: LayoutAttributes.areInOrder)
    let table = PinTable(
      parts.flatMap { $0.pins }, of: pinned, sections: parts.dropLast().map { $0.area },
      contentSize: contentSize, environment: environment)
    pins = table
    contentScrolling.followers = table.entries.isEmpty ? .none : .pinned
    pinIndex = FrameIndex(count: table.entries.count) {
      let entry = table.entries[$0]
      return entry.rest.isHidden || entry.rest.frame.isEmpty ? .zero : table.reach(entry)
    }
  }

  /// The number of sections.
  public var numberOfSections: Int { parts.count - 1 }

  /// Returns the number of items in `section`, or 0 if the section does not exist.
  public func numberOfItems(inSection section: Int) -> Int {
    section >= 0 && section < numberOfSections ? parts[section].itemCount : 0
  }

  /// Returns the attributes of `element`, or `nil` if the element does not exist.
  ///
  /// - Complexity: O(log n); n = elements.
  public func attributes(
    for element: LayoutElement, in viewport: LayoutViewport
  ) -> LayoutAttributes? {
    if let place = pins.place(of: element) {
      return pins.attributes(pins.entries[place], in: edges(of: viewport))
    }
    let section = element.index.section
    let isThere = section >= 0 && section < numberOfSections
    return parts[isThere ? section : numberOfSections].attributes(for: element)
  }

  /// Appends the elements of a query to a result, in order.
  public func find(_ query: LayoutQuery, into result: inout QueryResult) {
    let first = result.elements.count
    guard let rect = query.rect else {
      let edges = edges(of: query.viewport)
      for part in parts { result.elements.append(contentsOf: part.resting) }
      for entry in pins.entries { result.elements.append(pins.attributes(entry, in: edges)) }
      result.elements.restoreOrder(from: first)
      return
    }
    if query.part == .all {
      partIndex.forEachCandidate(in: rect) { part in
        let middle = result.elements.count
        parts[part].find(in: rect, into: &result.elements)
        SortedRanges.merge(&result.elements, first, middle, result.elements.count)
      }
    }
    guard hasFollowers else { return }
    let middle = result.elements.count
    let edges = edges(of: query.viewport)
    pinIndex.forEachCandidate(in: rect) { place in
      guard pins.canMeet(rect, at: place) else { return }
      let frame = pins.frame(at: place, in: edges)
      guard frame.intersects(rect), !pins.entries[place].rest.isHidden else { return }
      result.elements.append(pins.entries[place].rest)
      result.elements[result.elements.count - 1].frame = frame
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
    guard let place = pins.place(of: element) else { return [] }
    var axes: LayoutAxes = []
    if pins.entries[place].vertical != nil { axes.insert(.vertical) }
    if pins.entries[place].horizontal != nil { axes.insert(.horizontal) }
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
