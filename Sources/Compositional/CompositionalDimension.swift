import StrategyKit

/// A width or a height in the description of a compositional layout.
///
/// Negative numbers and numbers that are not finite are replaced by a valid number, usually 0, and
/// reported as a diagnostic.
public enum CompositionalDimension: Hashable, Sendable {
  /// A fixed number of points, 0 or more.
  case absolute(Double)
  /// A fraction of the width of the enclosing group or section within its content insets, where 1
  /// is the full width.
  case fractionalWidth(Double)
  /// A fraction of the height of the enclosing group or section within its content insets, where 1
  /// is the full height.
  case fractionalHeight(Double)
  /// The extent that the content needs.
  ///
  /// The delegate returns the size of an item; the extent of a group follows from its subitems. The
  /// associated value is the extent in points that is used if the delegate returns no size. Content
  /// insets along an estimated extent are ignored.
  case estimated(Double)
  /// The largest extent that any sibling with such a dimension needs.
  ///
  /// The siblings of a section's group are the other groups of the section. They share the extent
  /// along the axis on which they follow one another; along the other axis, the group's extent is
  /// ``estimated(_:)``. The associated value is the extent in points that is used if the delegate
  /// returns no size.
  case uniformAcrossSiblings(estimate: Double)

  /// A Boolean value that indicates whether the delegate's answers determine the extent.
  public var isEstimated: Bool {
    switch self {
    case .estimated, .uniformAcrossSiblings: true
    case .absolute, .fractionalWidth, .fractionalHeight: false
    }
  }
}

extension CompositionalDimension: CustomStringConvertible {
  /// A short text for the dimension.
  ///
  /// The text of a number of points is `44`. A fraction of the width or the height is `50%w` or
  /// `20%h`. An estimated extent is `~44`, or `=44` if siblings share it.
  public var description: String {
    switch self {
    case .absolute(let points): points.pointsText
    case .fractionalWidth(let part): "\((part * 100).pointsText)%w"
    case .fractionalHeight(let part): "\((part * 100).pointsText)%h"
    case .estimated(let points): "~\(points.pointsText)"
    case .uniformAcrossSiblings(let points): "=\(points.pointsText)"
    }
  }
}

extension CompositionalDimension: LosslessStringConvertible {
  /// Creates a dimension from a text such as ``description`` returns.
  ///
  /// - Parameter description: A text such as `44`, `50%w`, `20%h`, `~44` or `=44`. The result is
  ///   nil for any other text, and for negative numbers.
  public init?(_ description: String) {
    let text = description.utf8
    let isPart = text.dropLast().last == UInt8(ascii: "%")
    let mark = isPart ? text.last : text.first
    let isMarked = mark == UInt8(ascii: "~") || mark == UInt8(ascii: "=")
    let own = isPart ? text.dropLast(2) : text.dropFirst(isMarked ? 1 : 0)
    // A number of digits with at most one decimal point.
    let (digits, point) = (UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."))
    guard own.count <= 20, own.first != point, own.last != point,
      own.allSatisfy({ digits.contains($0) || $0 == point }),
      case .number(let number) = LayoutValueType.number(LayoutValueType.nonNegativeLength).value(
        from: String(decoding: own, as: UTF8.self))
    else { return nil }
    switch mark {
    case UInt8(ascii: "w") where isPart: self = .fractionalWidth(number / 100)
    case UInt8(ascii: "h") where isPart: self = .fractionalHeight(number / 100)
    case _ where isPart: return nil
    case UInt8(ascii: "~"): self = .estimated(number)
    case UInt8(ascii: "="): self = .uniformAcrossSiblings(estimate: number)
    default: self = .absolute(number)
    }
  }
}
