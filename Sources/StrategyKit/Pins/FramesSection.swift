import LayoutCore

/// The elements of one section of a ``PreparedFrames``, with an index that finds them.
///
/// - Complexity: O(n log n) to create, or O(n) if the attributes are in order; n = elements.
struct FramesSection: Sendable {
  /// The number of items.
  let itemCount: Int
  /// The pins of the elements.
  let pins: [LayoutPin]
  /// The elements without pins, in the order of answers.
  let resting: [LayoutAttributes]
  /// The elements with pins, in the order of answers.
  private(set) var pinned: [LayoutAttributes] = []
  /// The places of the elements without pins, ordered by element.
  private let places: [Int]
  /// The index that finds elements without pins.
  let index: FrameIndex
  /// The box around all elements except those that can leave the section.
  private(set) var area = FrameIndex.Box()

  /// Creates a part of attributes in any order, of which only the first of an element is kept.
  init(_ attributes: [LayoutAttributes], itemCount: Int, pins: [LayoutPin]) {
    self.itemCount = max(0, itemCount)
    self.pins = pins
    let held = pins.map { $0.element }.sorted()
    let leaving = pins.filter { $0.limits != .section }.map { $0.element }.sorted()
    var resting: [LayoutAttributes] = []
    resting.reserveCapacity(attributes.count)
    for attributes in attributes {
      if FramesSection.contains(held, attributes.element) {
        pinned.append(attributes)
      } else {
        resting.append(attributes)
      }
    }
    _ = FramesSection.order(&pinned)
    places = FramesSection.order(&resting)
    for place in resting.indices { area.extend(around: resting[place].frame) }
    for attributes in pinned where !FramesSection.contains(leaving, attributes.element) {
      area.extend(around: attributes.frame)
    }
    index = FrameIndex(count: resting.count) { resting[$0].isHidden ? .zero : resting[$0].frame }
    self.resting = resting
  }

  private static func contains(_ elements: [LayoutElement], _ element: LayoutElement) -> Bool {
    let place = SortedSearch.first(in: elements.count) { !(elements[$0] < element) }
    return place < elements.count && elements[place] == element
  }

  /// Sorts attributes in the order of answers, and removes repeated elements.
  ///
  /// - Returns: The places of the attributes, ordered by element.
  private static func order(_ all: inout [LayoutAttributes]) -> [Int] {
    let isSimple = all.withUnsafeBufferPointer { all in
      all.indices.dropFirst().allSatisfy {
        all[$0 - 1].zIndex <= all[$0].zIndex && all[$0 - 1].element < all[$0].element
      }
    }
    if isSimple { return Array(all.indices) }
    all.restoreOrder(from: 0)
    let places = FramesSection.ranked(all)
    let repeated = all.withUnsafeBufferPointer { all in
      places.indices.dropFirst().filter {
        all[places[$0 - 1]].element == all[places[$0]].element
      }.map { places[$0] }
    }
    if repeated.isEmpty { return places }
    all = all.indices.filter { !repeated.contains($0) }.map { all[$0] }
    return FramesSection.ranked(all)
  }

  /// Returns the attributes of an element without pins, or `nil` if there is no such element.
  func attributes(for element: LayoutElement) -> LayoutAttributes? {
    FramesSection.place(
      of: element, places, indexAt: { resting[$0].element.index },
      elementAt: { resting[$0].element }
    ).map { resting[$0] }
  }

  /// Appends the elements without pins that intersect a rectangle.
  func find(in rect: LayoutRect, into elements: inout [LayoutAttributes]) {
    index.forEachCandidate(in: rect) { place in
      if !resting[place].isHidden, resting[place].frame.intersects(rect) {
        elements.append(resting[place])
      }
    }
  }

  /// Returns the places of a list, ordered by element.
  static func ranked(_ all: [LayoutAttributes]) -> [Int] {
    var places = Array(all.indices)
    all.withUnsafeBufferPointer { all in places.sort { all[$0].element < all[$1].element } }
    return places
  }

  /// Returns the place of an element, given places that are ordered by element.
  ///
  /// The search compares indexes, because a copy of an element counts references. Few elements have
  /// the same index.
  static func place(
    of element: LayoutElement, _ places: [Int], indexAt: (Int) -> ElementIndex,
    elementAt: (Int) -> LayoutElement
  ) -> Int? {
    let first = SortedSearch.first(in: places.count) { !(indexAt(places[$0]) < element.index) }
    for place in places[first...] {
      guard indexAt(place) == element.index else { return nil }
      if elementAt(place) == element { return place }
    }
    return nil
  }
}
