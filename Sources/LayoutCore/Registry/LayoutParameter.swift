/// One parameter of a layout: its description, and how to read and write it.
///
/// A strategy lists its parameters once, in its registration; checks, help texts, schemas and
/// controls all come from that list.
public struct LayoutParameter<Layout: LayoutStrategy>: Sendable {
  let facts: ParameterFacts
  let read: @Sendable (Layout) -> LayoutValue
  /// Writes a value that was checked against the type.
  let write: @Sendable (inout Layout, LayoutValue) -> Void

  /// A parameter of any type, for sorts of values that have no initialiser of their own below.
  ///
  /// - Parameter accepts: Whether a value of `type` is good; all are, unless told otherwise.
  /// - Parameter read: Gives the value that a layout has.
  /// - Parameter write: Gives a layout a value; it is called with accepted values of `type` only.
  public init(
    _ key: String, _ summary: String, type: LayoutValueType,
    unit: ParameterDescriptor.Unit = .none,
    accepts: @escaping @Sendable (LayoutValue) -> Bool = { _ in true },
    read: @escaping @Sendable (Layout) -> LayoutValue,
    write: @escaping @Sendable (inout Layout, LayoutValue) -> Void
  ) {
    facts = ParameterFacts(key: key, summary: summary, type: type, unit: unit, accepts: accepts)
    self.read = read
    self.write = write
  }

  /// A parameter that is true or false.
  public static func flag(
    _ key: String, _ summary: String,
    get: @escaping @Sendable (Layout) -> Bool,
    set: @escaping @Sendable (inout Layout, Bool) -> Void
  ) -> LayoutParameter {
    LayoutParameter(
      key, summary, type: .flag, read: { .flag(get($0)) },
      write: { if case .flag(let flag) = $1 { set(&$0, flag) } })
  }

  /// A parameter that is a whole number.
  public static func integer(
    _ key: String, _ summary: String, in range: ClosedRange<Int> = 0...LayoutLimits.maximumCount,
    get: @escaping @Sendable (Layout) -> Int,
    set: @escaping @Sendable (inout Layout, Int) -> Void
  ) -> LayoutParameter {
    LayoutParameter(
      key, summary, type: .integer(range), unit: .count, read: { .integer(get($0)) },
      write: { if case .integer(let integer) = $1 { set(&$0, integer) } })
  }

  /// A parameter that is a length in points.
  public static func length(
    _ key: String, _ summary: String,
    in range: ClosedRange<Double> = LayoutValueType.nonNegativeLength,
    get: @escaping @Sendable (Layout) -> Double,
    set: @escaping @Sendable (inout Layout, Double) -> Void
  ) -> LayoutParameter {
    LayoutParameter(
      key, summary, type: .number(range), unit: .points, read: { .number(get($0)) },
      write: { if case .number(let number) = $1 { set(&$0, number) } })
  }

  /// A parameter that is one case of an enumeration, named by its raw value.
  public static func choice<Choice: RawRepresentable<String> & CaseIterable & Sendable>(
    _ key: String, _ summary: String,
    get: @escaping @Sendable (Layout) -> Choice,
    set: @escaping @Sendable (inout Layout, Choice) -> Void
  ) -> LayoutParameter {
    LayoutParameter(
      key, summary, type: .choice(Choice.allCases.map { $0.rawValue }),
      read: { .text(get($0).rawValue) },
      write: { layout, value in
        guard case .text(let name) = value else { return }
        if let choice = Choice(rawValue: name) { set(&layout, choice) }
      })
  }

  /// A parameter that is a size.
  public static func size(
    _ key: String, _ summary: String,
    in range: ClosedRange<Double> = LayoutValueType.nonNegativeLength,
    get: @escaping @Sendable (Layout) -> LayoutSize,
    set: @escaping @Sendable (inout Layout, LayoutSize) -> Void
  ) -> LayoutParameter {
    LayoutParameter(
      key, summary, type: .size(range), unit: .points, read: { .size(get($0)) },
      write: { if case .size(let size) = $1 { set(&$0, size) } })
  }

  /// A parameter that is insets.
  public static func insets(
    _ key: String, _ summary: String,
    in range: ClosedRange<Double> = LayoutValueType.anyLength,
    get: @escaping @Sendable (Layout) -> LayoutInsets,
    set: @escaping @Sendable (inout Layout, LayoutInsets) -> Void
  ) -> LayoutParameter {
    LayoutParameter(
      key, summary, type: .insets(range), unit: .points, read: { .insets(get($0)) },
      write: { if case .insets(let insets) = $1 { set(&$0, insets) } })
  }

  /// A parameter that is a number of columns.
  public static func columns(
    _ key: String, _ summary: String,
    get: @escaping @Sendable (Layout) -> ColumnCount,
    set: @escaping @Sendable (inout Layout, ColumnCount) -> Void
  ) -> LayoutParameter {
    LayoutParameter(
      key, summary, type: .columns, unit: .count, read: { .columns(get($0)) },
      write: { if case .columns(let columns) = $1 { set(&$0, columns) } })
  }

  /// A parameter that is a set of whole numbers.
  public static func integers(
    _ key: String, _ summary: String,
    get: @escaping @Sendable (Layout) -> [Int],
    set: @escaping @Sendable (inout Layout, [Int]) -> Void
  ) -> LayoutParameter {
    LayoutParameter(
      key, summary, type: .list(of: .integer(0...LayoutLimits.maximumCount)), unit: .count,
      read: { .list(get($0).map { .integer($0) }) },
      write: { layout, value in
        guard case .list(let values) = value else { return }
        var integers: [Int] = []
        for case .integer(let integer) in values { integers.append(integer) }
        set(&layout, integers)
      })
  }
}
