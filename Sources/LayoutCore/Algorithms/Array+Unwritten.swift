extension Array where Element: FixedWidthInteger {
  /// Creates an array of `count` numbers, each of which must be written before it is read.
  ///
  /// Filling a million numbers only to write over them costs as much as placing that many items.
  /// - Complexity: O(1).
  public init(unwritten count: Int) {
    self.init(unsafeUninitializedCapacity: count) { _, initializedCount in
      initializedCount = count
    }
  }
}
