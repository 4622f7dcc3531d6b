extension [LayoutAttributes] {
  /// Sorts the attributes from `first` on if they are not in order.
  ///
  /// The order is that of ``LayoutAttributes/areInOrder(_:_:)``. Attributes that are in order need
  /// no additional memory.
  ///
  /// - Parameter first: The position of the first of the attributes.
  /// - Complexity: O(n) if the attributes are in order, and O(n log n) otherwise; n = attributes
  ///   from `first` on.
  public mutating func restoreOrder(from first: Int) {
    withUnsafeMutableBufferPointer { buffer in
      var place = first + 1
      while place < buffer.count {
        // The indexes nearly always decide, so they are compared first and in place.
        let (z, next) = (buffer[place - 1].zIndex, buffer[place].zIndex)
        let (index, nextIndex) = (
          buffer[place - 1].element.index, buffer[place].element.index
        )
        guard
          z < next || z == next && index < nextIndex
            || !LayoutAttributes.areInOrder(buffer[place], buffer[place - 1])
        else {
          var added = UnsafeMutableBufferPointer(rebasing: buffer[first...])
          added.sort(by: LayoutAttributes.areInOrder)
          return
        }
        place += 1
      }
    }
  }
}
