import LayoutCore
import LayoutTesting

/// A source of values that make no sense, mixed with values that do.
struct HostileValues {
  var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func oneIn(_ count: Int) -> Bool { random.oneIn(count) }
  mutating func pick<Choice>(_ choices: [Choice]) -> Choice { random.pick(choices) }

  static let numbers: [Double] = [
    .nan, .infinity, -.infinity, 0, -0.0, -1, 1, 0.5, 1e-13, -1e-13, .leastNonzeroMagnitude,
    .ulpOfOne, 1e9, -1e9, 1e11, -1e11, 1e15, 1e18, -1e18, 9.3e18, 1e300, -1e300,
    .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 65_535, 65_536, 7.0 / 3,
  ]

  static let integers: [Int] = [
    .min, .min + 1, -1, 0, 1, 2, 63, 64, 65, 255, 256, 65_535, 65_536, Int(Int32.max),
    Int(Int32.max) + 1, 1 << 40, .max - 1, .max,
  ]

  /// Returns a number that is a plausible length three times out of four.
  mutating func number() -> Double {
    oneIn(4) ? pick(HostileValues.numbers) : random.length(in: 0...120)
  }

  /// Returns a number that is hostile more often than not.
  mutating func wildNumber() -> Double {
    oneIn(3) ? random.length(in: -500...5_000) : pick(HostileValues.numbers)
  }

  /// Returns an integer that is small three times out of four.
  mutating func integer() -> Int {
    oneIn(4) ? pick(HostileValues.integers) : random.integer(in: 0...6)
  }

  /// Returns a number of items or sections that is small, beyond every limit, or negative.
  mutating func count(upTo most: Int) -> Int {
    if oneIn(40) { return pick([.min, -1, 1 << 40, .max - 1, .max]) }
    return random.integer(in: 0...most)
  }

  mutating func point() -> LayoutPoint { LayoutPoint(x: wildNumber(), y: wildNumber()) }
  mutating func size() -> LayoutSize { LayoutSize(width: number(), height: number()) }

  mutating func rect() -> LayoutRect {
    oneIn(8)
      ? .everything
      : LayoutRect(x: wildNumber(), y: wildNumber(), width: wildNumber(), height: wildNumber())
  }

  mutating func insets() -> LayoutInsets {
    oneIn(2)
      ? .zero
      : LayoutInsets(top: number(), leading: number(), bottom: number(), trailing: number())
  }

  mutating func columns() -> ColumnCount {
    oneIn(3) ? .adaptive(minimumWidth: number()) : .fixed(integer())
  }

  mutating func index() -> ElementIndex { ElementIndex(section: integer(), item: integer()) }

  mutating func kind() -> ElementKind {
    pick([.header, .footer, .rowHeader, .columnHeader, .background])
  }

  mutating func element() -> LayoutElement {
    let index = index()
    switch random.integer(in: 0...3) {
    case 0: return .supplementary(kind(), index.section, index.item)
    case 1: return .decoration(kind(), index.section, index.item)
    default: return .cell(section: index.section, item: index.item)
    }
  }

  mutating func environment() -> LayoutEnvironment {
    LayoutEnvironment(
      containerSize: oneIn(3) ? size() : LayoutSize(width: 390, height: 600), insets: insets(),
      direction: pick([.leftToRight, .rightToLeft]),
      scale: oneIn(3) ? number() : pick([1, 2, 3]))
  }

  /// Returns a value of the type of a property.
  mutating func answer(of property: AnswerProperty) -> LayoutValue {
    switch property.valueType {
    case is Int.Type, is Int?.Type: .integer(integer())
    case is Double.Type, is Double?.Type: .number(number())
    case is LayoutSize.Type, is LayoutSize?.Type: .size(size())
    case is LayoutInsets.Type: .insets(insets())
    default: .columns(columns())
    }
  }
}
