/// A delegate's answer to a ``LayoutQuestion``.
///
/// Each property returns the answer as the kind that a question expects. If the answer is of
/// another kind, the property is nil, and the strategy proceeds as if there were no answer.
public enum LayoutAnswer {
  /// A Boolean value.
  case flag(Bool)
  /// A count or an index.
  case integer(Int)
  /// A length in points, or another measure that the question specifies.
  case number(Double)
  /// A size in points.
  case size(LayoutSize)
  /// Insets in points.
  case insets(LayoutInsets)
  /// A number of columns, fixed or adaptive.
  case columns(ColumnCount)
  /// An object of the class that the question specifies.
  case object(AnyObject)

  /// The Boolean value, or nil if the answer is of another kind.
  @inlinable
  public var flag: Bool? {
    if case .flag(let value) = self { return value }
    return nil
  }

  /// The integer, or nil if the answer is of another kind.
  @inlinable
  public var integer: Int? {
    if case .integer(let value) = self { return value }
    return nil
  }

  /// The number, or nil if the answer is neither a number nor an integer.
  @inlinable
  public var number: Double? {
    switch self {
    case .number(let value): value
    case .integer(let value): Double(value)
    default: nil
    }
  }

  /// The size, or nil if the answer is of another kind.
  @inlinable
  public var size: LayoutSize? {
    if case .size(let value) = self { return value }
    return nil
  }

  /// The insets, or nil if the answer is of another kind.
  @inlinable
  public var insets: LayoutInsets? {
    if case .insets(let value) = self { return value }
    return nil
  }

  /// The number of columns, or nil if the answer is of another kind.
  ///
  /// An integer is a fixed number of columns.
  @inlinable
  public var columns: ColumnCount? {
    switch self {
    case .columns(let value): value
    case .integer(let value): .fixed(value)
    default: nil
    }
  }

  /// The object, or nil if the answer is of another kind.
  @inlinable
  public var object: AnyObject? {
    if case .object(let value) = self { return value }
    return nil
  }
}
