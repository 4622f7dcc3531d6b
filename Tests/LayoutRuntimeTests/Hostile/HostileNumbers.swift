import LayoutCore
import LayoutRuntime
import LayoutTesting

/// A generator of invalid arguments: extreme numbers, and values next to a valid range.
struct HostileNumbers: Sendable {
  /// The source of randomness.
  var random: SeededGenerator

  /// Creates a generator with the given seed.
  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// Returns an index of a list with `count` elements, or an invalid index.
  mutating func index(of count: Int) -> Int {
    if count > 0, random.oneIn(2) { return random.integer(in: 0...count - 1) }
    return random.pick([
      .min, .min + 1, -1, 0, 1, count - 1, count, count + 1, Int(Int32.max), .max - 1, .max,
    ])
  }

  /// Returns a length in points, or an invalid number.
  mutating func length() -> Double {
    if random.oneIn(2) { return random.length(in: -500...2_000) }
    return random.pick([
      .nan, .infinity, -.infinity, 0, -0.0, 1e-300, .leastNonzeroMagnitude, 1.1e-13, 0.1, 1e5, 1e9,
      -1e9, 3e10, 1e12, -1e12, 1e18, 1e300, -1e300, .greatestFiniteMagnitude,
    ])
  }

  /// Returns a point.
  mutating func point() -> LayoutPoint { LayoutPoint(x: length(), y: length()) }

  /// Returns a size.
  mutating func size() -> LayoutSize { LayoutSize(width: length(), height: length()) }

  /// Returns a rectangle.
  mutating func rect() -> LayoutRect { LayoutRect(origin: point(), size: size()) }

  /// Returns insets, most of them small.
  mutating func insets() -> LayoutInsets {
    if random.oneIn(2) { return .zero }
    return LayoutInsets(top: length(), leading: length(), bottom: length(), trailing: length())
  }

  /// Returns the index of an item of a delegate, or an invalid index.
  mutating func index(in delegate: some LayoutDelegate) -> ElementIndex {
    let section = index(of: delegate.numberOfSections)
    let isThere = section >= 0 && section < delegate.numberOfSections
    let count = isThere ? delegate.numberOfItems(inSection: section) : 3
    return ElementIndex(section: section, item: index(of: count))
  }

  /// Returns an element of any category and kind.
  mutating func element(in delegate: some LayoutDelegate) -> LayoutElement {
    let kinds: [ElementKind] = [.cell, .header, .footer, .rowHeader, .columnHeader, .background]
    return LayoutElement(
      category: random.pick([.cell, .supplementary, .decoration]), kind: random.pick(kinds),
      index: index(in: delegate))
  }
}
