import LayoutCore

/// A width or a height in the description of a compositional layout.
public enum CompositionalDimension: Hashable, Sendable {
  /// So many points.
  case absolute(Double)
  /// A part of the width of what is around, its insets taken off; 1 for all of it.
  case fractionalWidth(Double)
  /// A part of the height of what is around, its insets taken off; 1 for all of it.
  case fractionalHeight(Double)
  /// What the content needs: the delegate is asked for an item's size; of a group, what is in it counts.
  /// So many points where nothing tells.
  ///
  /// Content insets along an estimated extent are ignored.
  case estimated(Double)
  /// What the largest of all siblings needs that have such a dimension, so many points where nothing
  /// tells; of a section's group, the largest group of the section.
  case uniformAcrossSiblings(estimate: Double)

  /// Whether the delegate's answers count.
  public var isEstimated: Bool {
    switch self {
    case .estimated, .uniformAcrossSiblings: true
    case .absolute, .fractionalWidth, .fractionalHeight: false
    }
  }
}

extension CompositionalDimension: CustomStringConvertible {
  /// The dimension in short: `44`, `50%w`, `20%h`, `~44` where it is estimated, `=44` where siblings
  /// share it.
  public var description: String {
    switch self {
    case .absolute(let points): points.layoutText
    case .fractionalWidth(let part): "\((part * 100).layoutText)%w"
    case .fractionalHeight(let part): "\((part * 100).layoutText)%h"
    case .estimated(let points): "~\(points.layoutText)"
    case .uniformAcrossSiblings(let points): "=\(points.layoutText)"
    }
  }
}

extension CompositionalDimension: LosslessStringConvertible {
  /// The dimension of a text such as ``description`` gives; nil for any other text, or a negative number.
  public init?(_ description: String) {
    var text = Array(description.utf8)
    let mark = text.first
    if mark == UInt8(ascii: "~") || mark == UInt8(ascii: "=") { text.removeFirst() }
    let isMarked = text.count < description.utf8.count
    let unit = text.suffix(2)
    let isPart = unit.count == 2 && unit.first == UInt8(ascii: "%")
    if isPart { text.removeLast(2) }
    guard let number = CompositionalDimension.number(text), !(isMarked && isPart) else {
      return nil
    }
    switch (isPart ? unit.last : mark, isPart) {
    case (UInt8(ascii: "w"), true): self = .fractionalWidth(number / 100)
    case (UInt8(ascii: "h"), true): self = .fractionalHeight(number / 100)
    case (_, true): return nil
    case (UInt8(ascii: "~"), false): self = .estimated(number)
    case (UInt8(ascii: "="), false): self = .uniformAcrossSiblings(estimate: number)
    default: self = .absolute(number)
    }
  }

  /// Digits with at most one point between them.
  private static func number(_ text: [UInt8]) -> Double? {
    var value = 0.0
    var scale = 0.0
    let point = UInt8(ascii: ".")
    guard !text.isEmpty, text.count <= 20, text.first != point, text.last != point else {
      return nil
    }
    for byte in text {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        value = value * 10 + Double(byte - UInt8(ascii: "0"))
        scale *= 10
      case point where scale == 0: scale = 1
      default: return nil
      }
    }
    return scale > 0 ? value / scale : value
  }
}
