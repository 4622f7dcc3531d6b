/// The elements of one section of a ``PreparedFrames``, with an index that finds them.
///
/// - Complexity: O(n log n) to create, or O(n) if the attributes are in order; n = elements.
struct FramesPart: Sendable {
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
    var all = attributes
    all.sort(by: LayoutAttributes.areInOrder)
    var places = FramesPart.ranked(all)
    var isKept = [Bool](repeating: true, count: all.count)
    for (place, next) in zip(places, places.dropFirst())
    where all[place].element == all[next].element {
      isKept[next] = false
    }
    var isPinned = [Bool](repeating: false, count: all.count)
    var leaves = isPinned
    for pin in pins {
      guard let place = FramesPart.place(of: pin.element, places, { all[$0].element }) else {
        continue
      }
      isPinned[place] = true
      if pin.limits != .section { leaves[place] = true }
    }
    for place in all.indices where isKept[place] && !leaves[place] {
      // Empty frames count too.
      let frame = all[place].frame
      area.extend(
        to: FrameIndex.Box(minX: frame.minX, minY: frame.minY, maxX: frame.maxX, maxY: frame.maxY))
    }
    if isPinned.contains(true) || isKept.contains(false) {
      pinned = all.indices.filter { isKept[$0] && isPinned[$0] }.map { all[$0] }
      all = all.indices.filter { isKept[$0] && !isPinned[$0] }.map { all[$0] }
      places = FramesPart.ranked(all)
    }
    index = FrameIndex(count: all.count) { all[$0].isHidden ? .zero : all[$0].frame }
    resting = all
    self.places = places
  }

  /// Returns the attributes of an element without pins, or `nil` if there is no such element.
  func attributes(for element: LayoutElement) -> LayoutAttributes? {
    FramesPart.place(of: element, places) { resting[$0].element }.map { resting[$0] }
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
    places.sort { all[$0].element < all[$1].element }
    return places
  }

  /// Returns the place of an element, given places that are ordered by element.
  static func place(
    of element: LayoutElement, _ places: [Int], _ elementAt: (Int) -> LayoutElement
  ) -> Int? {
    let rank = SortedSearch.first(in: places.count) { !(elementAt(places[$0]) < element) }
    guard rank < places.count, elementAt(places[rank]) == element else { return nil }
    return places[rank]
  }
}
