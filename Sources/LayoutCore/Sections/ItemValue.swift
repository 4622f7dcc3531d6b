/// An answer about an item that a layout keeps, such as its size.
public protocol ItemValue: Sendable {
  /// Creates the value of an item that is not measured yet.
  init()
}

/// The value of items of a strategy whose own storage keeps everything.
public struct NoItemValue: ItemValue {
  /// Creates the value.
  @inlinable
  public init() {}
}
