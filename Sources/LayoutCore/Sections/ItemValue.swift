/// A value that a layout stores for each item, such as its size.
public protocol ItemValue: Sendable {
  /// Creates the value of an item that is not measured yet.
  init()
}

/// The value of items of a strategy that keeps all values in storage of its own.
public struct NoItemValue: ItemValue {
  /// Creates the value, which is empty.
  @inlinable
  public init() {}
}
