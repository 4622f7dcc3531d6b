extension [LayoutAttributes] {
  /// Sorts the attributes from `first` on if they are not in order.
  ///
  /// The order is that of ``LayoutAttributes/areInOrder(_:_:)``. Attributes that are in order need
  /// no additional memory.
  ///
  /// - Parameter first: The position of the first of the attributes.
  /// - Complexity: O(n) if the attributes are nearly in order, and O(n log n) otherwise; n =
  ///   attributes from `first` on. If they are nearly in order, no memory is allocated.
  public mutating func restoreOrder(from first: Int) {
    withUnsafeMutableBufferPointer { buffer in
      // A few elements that are a little out of place are moved back one by one, which needs no
      // memory.
      var budget = 2 * (buffer.count - first)
      for place in buffer.indices.dropFirst(first + 1) {
        // The indexes nearly always decide, so they are compared first and in place.
        let (z, next) = (buffer[place - 1].zIndex, buffer[place].zIndex)
        let (index, nextIndex) = (buffer[place - 1].element.index, buffer[place].element.index)
        if z < next || z == next && index < nextIndex { continue }
        var target = place
        while target > first, place - target <= budget,
          LayoutAttributes.areInOrder(buffer[place], buffer[target - 1])
        {
          target -= 1
        }
        budget -= place - target
        guard budget >= 0 else {
          var added = UnsafeMutableBufferPointer(rebasing: buffer[first...])
          added.sort(by: LayoutAttributes.areInOrder)
          return
        }
        for other in stride(from: place, to: target, by: -1) { buffer.swapAt(other, other - 1) }
      }
    }
  }

  /// Removes the attributes from `first` on that do not satisfy a condition, in place.
  ///
  /// - Parameter isKept: A closure that can also change the attributes that it receives.
  package mutating func keep(from first: Int, where isKept: (inout LayoutAttributes) -> Bool) {
    var end = first
    for place in first..<count where isKept(&self[place]) {
      if place != end { swapAt(place, end) }
      end += 1
    }
    removeLast(count - end)
  }
}
