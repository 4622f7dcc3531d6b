/// A stable sort that compares two elements at a time by their places.
package enum StableOrder {
  /// Returns the sorted places of `count` elements, or `nil` if the elements are already in order.
  ///
  /// - Parameter count: The number of elements.
  /// - Parameter precedes: A closure that returns whether the element at the first place precedes
  ///   the other.
  /// - Complexity: O(n log n) comparisons; O(n) if the elements are in order.
  package static func places(
    _ count: Int, _ precedes: (Int, Int) -> Bool
  ) -> [Int]? {
    guard count > 1, (1..<count).contains(where: { precedes($0, $0 - 1) }) else { return nil }
    var places = Array(0..<count)
    var merged = places
    var width = 1
    while width < count {
      for start in stride(from: 0, to: count, by: 2 * width) {
        let middle = min(start + width, count)
        let end = min(middle + width, count)
        var left = start
        var right = middle
        for target in start..<end {
          if right == end || left < middle && !precedes(places[right], places[left]) {
            merged[target] = places[left]
            left += 1
          } else {
            merged[target] = places[right]
            right += 1
          }
        }
      }
      swap(&places, &merged)
      width *= 2
    }
    return places
  }
}

#if hasFeature(Embedded)

  // Embedded Swift compiles generic functions again for each type, and the standard library's sort
  // is a large one. Here it is compiled once, for places. These methods take precedence over those
  // of the standard library and are stable too.

  extension Array {
    package mutating func sort(by precedes: (Element, Element) -> Bool) {
      self[...].sort(by: precedes)
    }
  }

  extension ArraySlice {
    package mutating func sort(by precedes: (Element, Element) -> Bool) {
      let all = self
      let first = startIndex
      let order = StableOrder.places(count) { precedes(all[first + $0], all[first + $1]) }
      guard let order else { return }
      for (offset, place) in order.enumerated() { self[first + offset] = all[first + place] }
    }
  }

  extension Array where Element: Comparable {
    package mutating func sort() { sort(by: <) }
  }

  extension Sequence {
    package func sorted(by precedes: (Element, Element) -> Bool) -> [Element] {
      var all = Array(self)
      all.sort(by: precedes)
      return all
    }
  }

  extension Sequence where Element: Comparable {
    package func sorted() -> [Element] { sorted(by: <) }
  }

#endif
