#if canImport(SwiftUI) && !os(watchOS)
  import LayoutCore

  /// A move of elements to one place, in the order of their indexes.
  struct LazyMove {
    /// The elements that move, in order.
    let sources: [ElementIndex]
    /// The section to which they move.
    let section: Int
    /// The number of elements of the section that stay and precede those that move.
    let place: Int
    /// The numbers of the elements of the section that move.
    private let leaving: [Int]

    /// Creates a move to a place among the elements that stay.
    ///
    /// - Parameter sources: The elements that move, in any order.
    /// - Parameter destination: The index of the first moved element after the move.
    /// - Parameter counts: The number of elements in each section. The section of the destination
    ///   must be one of them.
    init(_ sources: [ElementIndex], to destination: ElementIndex, counts: [Int]) {
      self.sources = Set(sources).sorted { ($0.section, $0.item) < ($1.section, $1.item) }
      section = destination.section
      leaving = self.sources.filter { $0.section == destination.section }.map { $0.item }
      place = min(max(destination.item, 0), counts[section] - leaving.count)
    }

    /// Creates a move to a place before an element, or after the last element of a section.
    init(_ sources: [ElementIndex], before destination: ElementIndex, counts: [Int]) {
      let leaving = Set(sources).filter {
        $0.section == destination.section && $0.item < destination.item
      }
      self.init(
        sources,
        to: ElementIndex(
          section: destination.section, item: destination.item - leaving.count),
        counts: counts)
    }

    /// The index before the move of the element before which the elements are placed.
    var destination: ElementIndex {
      var item = place
      for number in leaving where number <= item { item += 1 }
      return ElementIndex(section: section, item: item)
    }

    /// The indexes of the moved elements after the move.
    var targets: [ElementIndex] {
      sources.indices.map { ElementIndex(section: section, item: place + $0) }
    }

    /// Returns sections in which the elements have moved.
    func applied<Element>(to sections: [[Element]]) -> [[Element]] {
      var result = sections
      let moved = sources.map { sections[$0.section][$0.item] }
      for source in sources.reversed() { result[source.section].remove(at: source.item) }
      result[section].insert(contentsOf: moved, at: place)
      return result
    }
  }
#endif
