/// A prepared layout made from a plain list of attributes.
///
/// The way to a strategy of one's own in an afternoon: compute the attributes of every element, and
/// return this. Queries are exact and fast whatever the frames look like. It stores every frame, so
/// a layout of millions of items is better served by storage of its own.
///
/// - Complexity: O(n log n) to make, unless the attributes come in order; about 170 bytes per
///   element; a query grows with its answer and the logarithm of n.
public struct PreparedFrames: PreparedLayout {
  /// The extent of everything that can be scrolled to.
  public let contentSize: LayoutSize
  /// What bad data was replaced, and with what.
  public let diagnostics: LayoutDiagnostics
  private let itemCounts: [Int]
  /// Every element in the order of answers.
  private let all: [LayoutAttributes]
  private let index: FrameIndex
  /// Places in ``all``, ordered by element, for looking one up.
  private let places: [Int]

  /// A layout of `attributes`, in any order, one for each element.
  ///
  /// Of several attributes for one element, the first in the order of answers is kept.
  /// - Parameter itemCounts: How many items each section has.
  public init(
    attributes: [LayoutAttributes], contentSize: LayoutSize, itemCounts: [Int],
    diagnostics: LayoutDiagnostics = LayoutDiagnostics()
  ) {
    self.contentSize = contentSize
    self.diagnostics = diagnostics
    self.itemCounts = itemCounts
    var all = attributes
    all.sort(by: LayoutAttributes.areInOrder)
    var places = Array(all.indices)
    places.sort { all[$0].element < all[$1].element }
    if PreparedFrames.hasRepeats(all, places) {
      var kept: [LayoutAttributes] = []
      for (rank, place) in places.enumerated() {
        if rank == 0 || all[places[rank - 1]].element != all[place].element {
          kept.append(all[place])
        }
      }
      kept.sort(by: LayoutAttributes.areInOrder)
      all = kept
      places = Array(all.indices)
      places.sort { all[$0].element < all[$1].element }
    }
    self.all = all
    self.places = places
    let sorted = all
    index = FrameIndex(count: sorted.count) {
      sorted[$0].isHidden ? .zero : sorted[$0].frame
    }
  }

  private static func hasRepeats(_ all: [LayoutAttributes], _ places: [Int]) -> Bool {
    for rank in places.indices.dropFirst() {
      if all[places[rank - 1]].element == all[places[rank]].element { return true }
    }
    return false
  }

  /// Nothing does.
  public var movesWithViewport: Bool { false }

  /// How many sections there are.
  public var numberOfSections: Int { itemCounts.count }

  /// How many items `section` has; 0 for a section that does not exist.
  public func numberOfItems(inSection section: Int) -> Int {
    itemCounts.indices.contains(section) ? itemCounts[section] : 0
  }

  /// The attributes given for `element`, or nil where there are none.
  /// - Complexity: O(log n).
  public func attributes(for element: LayoutElement, viewport: LayoutRect) -> LayoutAttributes? {
    var low = 0
    var high = places.count
    while low < high {
      let middle = (low + high) / 2
      if all[places[middle]].element < element { low = middle + 1 } else { high = middle }
    }
    guard low < places.count, all[places[low]].element == element else { return nil }
    return all[places[low]]
  }

  /// Appends every element whose frame intersects `rect`, in order.
  public func appendElements(
    in rect: LayoutRect, viewport: LayoutRect, to answer: inout [LayoutAttributes]
  ) {
    index.forEachCandidate(in: rect) { place in
      if !all[place].isHidden, all[place].frame.intersects(rect) { answer.append(all[place]) }
    }
  }

  /// Every element that was given, in order.
  public func allElements(viewport: LayoutRect) -> [LayoutAttributes] { all }
}
