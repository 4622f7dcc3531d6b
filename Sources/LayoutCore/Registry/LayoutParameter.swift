/// A parameter of a layout or of a part of it, with its description and access to its value.
///
/// A strategy lists its parameters once, in its registration. Checks, help texts, schemas and
/// controls are all derived from that list.
///
/// ```swift
/// .length(
///   "itemSpacing", "The distance between items.", in: 0...100,
///   get: { $0.itemSpacing }, set: { $0.itemSpacing = $1 })
/// ```
public struct LayoutParameter<Layout>: Sendable {
  let facts: ParameterFacts
  let read: Getter<LayoutValue>
  /// Sets a value that was checked against the type.
  let write: @Sendable (_ layout: inout Layout, _ value: LayoutValue) throws(LayoutError) -> Void

  /// A function that returns a value of a layout.
  public typealias Getter<Value> = @Sendable (_ layout: Layout) -> Value
  /// A function that sets a value of a layout.
  public typealias Setter<Value> = @Sendable (_ layout: inout Layout, _ value: Value) -> Void

  /// Returns the description of the parameter, with its value of `prototype` as the default.
  func descriptor(of prototype: Layout) -> ParameterDescriptor {
    facts.descriptor(defaultValue: read(prototype))
  }

  /// Sets a value after checking it.
  func apply(_ value: LayoutValue, to layout: inout Layout) throws(LayoutError) {
    try write(&layout, facts.accepted(value))
  }

  /// Creates a parameter of any type.
  ///
  /// Use this initializer if none of the methods below suits the type.
  ///
  /// - Parameter key: The key of the parameter.
  /// - Parameter summary: A description of the parameter in one sentence.
  /// - Parameter type: The type of the value.
  /// - Parameter unit: The unit of the numbers in the value. The default is none.
  /// - Parameter accepts: Returns whether a value of `type` is allowed. By default, all are.
  /// - Parameter read: Returns the value of a layout.
  /// - Parameter write: Sets the value of a layout. It is called only with accepted values of
  ///   `type`.
  public init(
    _ key: String, _ summary: String, type: LayoutValueType,
    unit: ParameterDescriptor.Unit = .none,
    accepts: @escaping @Sendable (LayoutValue) -> Bool = { _ in true },
    read: @escaping Getter<LayoutValue>, write: @escaping Setter<LayoutValue>
  ) {
    self.init(
      ParameterFacts(key: key, summary: summary, type: type, unit: unit, accepts: accepts),
      read: read,
      // A function that cannot throw is wrapped, because a conversion of it traps in WebAssembly:
      // there, a function with typed errors takes one parameter more.
      write: { layout, value throws(LayoutError) in write(&layout, value) })
  }

  init(
    _ facts: ParameterFacts, read: @escaping Getter<LayoutValue>,
    write: @escaping @Sendable (inout Layout, LayoutValue) throws(LayoutError) -> Void
  ) {
    self.facts = facts
    self.read = read
    self.write = write
  }

  /// Creates a parameter whose value is `true` or `false`.
  ///
  /// - Parameter key: The key of the parameter.
  /// - Parameter summary: A description of the parameter in one sentence.
  /// - Parameter get: Returns the value of a layout.
  /// - Parameter set: Sets the value of a layout.
  public static func flag(
    _ key: String, _ summary: String, get: @escaping Getter<Bool>, set: @escaping Setter<Bool>
  ) -> LayoutParameter {
    LayoutParameter(
      key, summary, type: .flag, read: { .flag(get($0)) },
      write: { if case .flag(let flag) = $1 { set(&$0, flag) } })
  }

  /// Creates a parameter whose value is an integer.
  ///
  /// - Parameter key: The key of the parameter.
  /// - Parameter summary: A description of the parameter in one sentence.
  /// - Parameter range: The allowed integers. The default is 0 to ``LayoutLimits/maximumCount``.
  /// - Parameter get: Returns the value of a layout.
  /// - Parameter set: Sets the value of a layout.
  public static func integer(
    _ key: String, _ summary: String, in range: ClosedRange<Int> = 0...LayoutLimits.maximumCount,
    get: @escaping Getter<Int>, set: @escaping Setter<Int>
  ) -> LayoutParameter {
    LayoutParameter(
      key, summary, type: .integer(range), unit: .count, read: { .integer(get($0)) },
      write: { if case .integer(let integer) = $1 { set(&$0, integer) } })
  }

  /// Creates a parameter whose value is a length in points.
  ///
  /// - Parameter key: The key of the parameter.
  /// - Parameter summary: A description of the parameter in one sentence.
  /// - Parameter range: The allowed lengths, in points. The default is 0 to 10⁹.
  /// - Parameter get: Returns the value of a layout.
  /// - Parameter set: Sets the value of a layout.
  public static func length(
    _ key: String, _ summary: String,
    in range: ClosedRange<Double> = LayoutValueType.nonNegativeLength,
    get: @escaping Getter<Double>, set: @escaping Setter<Double>
  ) -> LayoutParameter {
    LayoutParameter(
      key, summary, type: .number(range), unit: .points, read: { .number(get($0)) },
      write: { if case .number(let number) = $1 { set(&$0, number) } })
  }

  /// Creates a parameter whose value is a case of an enumeration.
  ///
  /// The raw values are the names of the cases.
  ///
  /// - Parameter key: The key of the parameter.
  /// - Parameter summary: A description of the parameter in one sentence.
  /// - Parameter get: Returns the value of a layout.
  /// - Parameter set: Sets the value of a layout.
  public static func choice<Choice: RawRepresentable<String> & CaseIterable & Sendable>(
    _ key: String, _ summary: String, get: @escaping Getter<Choice>, set: @escaping Setter<Choice>
  ) -> LayoutParameter {
    LayoutParameter(
      key, summary, type: .choice(Choice.allCases.map { $0.rawValue }),
      read: { .text(get($0).rawValue) },
      write: {
        if case .text(let name) = $1, let choice = Choice(rawValue: name) { set(&$0, choice) }
      })
  }

  /// Creates a parameter whose value is a size in points.
  ///
  /// - Parameter key: The key of the parameter.
  /// - Parameter summary: A description of the parameter in one sentence.
  /// - Parameter range: The allowed widths and heights, in points. The default is 0 to 10⁹.
  /// - Parameter get: Returns the value of a layout.
  /// - Parameter set: Sets the value of a layout.
  public static func size(
    _ key: String, _ summary: String,
    in range: ClosedRange<Double> = LayoutValueType.nonNegativeLength,
    get: @escaping Getter<LayoutSize>, set: @escaping Setter<LayoutSize>
  ) -> LayoutParameter {
    LayoutParameter(
      key, summary, type: .size(range), unit: .points, read: { .size(get($0)) },
      write: { if case .size(let size) = $1 { set(&$0, size) } })
  }

  /// Creates a parameter whose value is insets in points.
  ///
  /// - Parameter key: The key of the parameter.
  /// - Parameter summary: A description of the parameter in one sentence.
  /// - Parameter range: The allowed insets, in points. The default is −10⁹ to 10⁹.
  /// - Parameter get: Returns the value of a layout.
  /// - Parameter set: Sets the value of a layout.
  public static func insets(
    _ key: String, _ summary: String,
    in range: ClosedRange<Double> = LayoutValueType.anyLength,
    get: @escaping Getter<LayoutInsets>, set: @escaping Setter<LayoutInsets>
  ) -> LayoutParameter {
    LayoutParameter(
      key, summary, type: .insets(range), unit: .points, read: { .insets(get($0)) },
      write: { if case .insets(let insets) = $1 { set(&$0, insets) } })
  }

  /// Creates a parameter whose value is a number of columns.
  ///
  /// - Parameter key: The key of the parameter.
  /// - Parameter summary: A description of the parameter in one sentence.
  /// - Parameter get: Returns the value of a layout.
  /// - Parameter set: Sets the value of a layout.
  public static func columns(
    _ key: String, _ summary: String,
    get: @escaping Getter<ColumnCount>, set: @escaping Setter<ColumnCount>
  ) -> LayoutParameter {
    LayoutParameter(
      key, summary, type: .columns, unit: .count, read: { .columns(get($0)) },
      write: { if case .columns(let columns) = $1 { set(&$0, columns) } })
  }

  /// Creates a parameter whose value is a list of integers.
  ///
  /// The allowed integers are 0 to ``LayoutLimits/maximumCount``.
  ///
  /// - Parameter key: The key of the parameter.
  /// - Parameter summary: A description of the parameter in one sentence.
  /// - Parameter get: Returns the value of a layout.
  /// - Parameter set: Sets the value of a layout.
  public static func integers(
    _ key: String, _ summary: String, get: @escaping Getter<[Int]>, set: @escaping Setter<[Int]>
  ) -> LayoutParameter {
    LayoutParameter(
      key, summary, type: .list(of: .integer(0...LayoutLimits.maximumCount)), unit: .count,
      read: { .list(get($0).map { .integer($0) }) },
      write: { layout, value in
        guard case .list(let values) = value else { return }
        set(
          &layout, values.compactMap { if case .integer(let number) = $0 { number } else { nil } })
      })
  }
}

/// The properties of a parameter that do not depend on the type of its layout.
///
/// They are separate from ``LayoutParameter``, so that checks are compiled once and not for each
/// layout.
struct ParameterFacts: Sendable {
  let key: String
  let summary: String
  let type: LayoutValueType
  let unit: ParameterDescriptor.Unit
  /// Returns whether a value of the type is allowed.
  ///
  /// It checks what the type cannot express, such as the form of a text.
  let accepts: @Sendable (LayoutValue) -> Bool

  func descriptor(defaultValue: LayoutValue) -> ParameterDescriptor {
    ParameterDescriptor(
      key: key, summary: summary, type: type, unit: unit, defaultValue: defaultValue)
  }

  /// Returns a value in canonical form.
  ///
  /// - Throws: The reason why the value is not allowed, without the name of a layout.
  func accepted(_ value: LayoutValue) throws(LayoutError) -> LayoutValue {
    let accepted = try type.canonical(value)
    if accepts(accepted) { return accepted }
    throw .outOfRange(
      layout: "", path: ParameterPath(), value: value.description,
      allowed: type.range(refusing: value))
  }
}
