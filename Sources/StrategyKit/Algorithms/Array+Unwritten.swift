import LayoutCore

extension Array where Element: FixedWidthInteger {
  /// Creates an array of `count` numbers with undefined values.
  ///
  /// You must write each number before you read it. Filling a million numbers only to replace them
  /// takes as long as placing that many items.
  ///
  /// - Parameter count: The number of elements, at least 0.
  /// - Complexity: O(1).
  public init(unwritten count: Int) {
    self.init(unsafeUninitializedCapacity: count) { _, initializedCount in
      initializedCount = count
    }
  }
}
