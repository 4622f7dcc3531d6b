/// A delegate's answer to a ``LayoutQuestion``.
///
/// The accessors read an answer as the kind that the question expects; an answer of another kind
/// reads as nil, as if it had not been given.
public enum LayoutAnswer {
  /// Yes or no.
  case flag(Bool)
  /// A count or an index.
  case integer(Int)
  /// A length in points, or another measure that the question names.
  case number(Double)
  /// A size in points.
  case size(LayoutSize)
  /// Insets in points.
  case insets(LayoutInsets)
  /// A number of columns, fixed or adaptive.
  case columns(ColumnCount)
  /// Anything else, as an object of a class that the question names.
  case object(AnyObject)

  /// The flag, if it is one.
  @inlinable
  public var flag: Bool? {
    if case .flag(let value) = self { return value }
    return nil
  }

  /// The integer, if it is one.
  @inlinable
  public var integer: Int? {
    if case .integer(let value) = self { return value }
    return nil
  }

  /// The number; an integer is one too.
  @inlinable
  public var number: Double? {
    switch self {
    case .number(let value): value
    case .integer(let value): Double(value)
    default: nil
    }
  }

  /// The size, if it is one.
  @inlinable
  public var size: LayoutSize? {
    if case .size(let value) = self { return value }
    return nil
  }

  /// The insets, if they are.
  @inlinable
  public var insets: LayoutInsets? {
    if case .insets(let value) = self { return value }
    return nil
  }

  /// The number of columns; an integer is a fixed one.
  @inlinable
  public var columns: ColumnCount? {
    switch self {
    case .columns(let value): value
    case .integer(let value): .fixed(value)
    default: nil
    }
  }

  /// The object, if it is one.
  @inlinable
  public var object: AnyObject? {
    if case .object(let value) = self { return value }
    return nil
  }
}
