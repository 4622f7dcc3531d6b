/// The type of a parameter's value, with its range.
public indirect enum LayoutValueType: Hashable, Sendable {
  /// The type of Boolean values.
  case flag
  /// The type of integers in a range.
  case integer(ClosedRange<Int>)
  /// The type of finite numbers in a range.
  case number(ClosedRange<Double>)
  /// The type of names from a list of choices.
  case choice([String])
  /// The type of texts in a certain form.
  ///
  /// `form` is a description of the form, and `pattern` is a regular expression for it.
  case text(form: String, pattern: String)
  /// The type of sizes whose width and height are in a range, in points.
  case size(ClosedRange<Double>)
  /// The type of insets that are all in a range, in points.
  case insets(ClosedRange<Double>)
  /// The type of numbers of columns, fixed or adaptive.
  ///
  /// A fixed number must be in 1...65535. The minimum width of adaptive columns must be greater
  /// than 0 and at most 10⁹ points.
  case columns
  /// The type of values that are either of the given type or none.
  case optional(LayoutValueType)
  /// The type of lists with any number of values of the given type.
  case list(of: LayoutValueType)
  /// The type of objects that describe one of the given layouts.
  ///
  /// The member `layout` is the name of the layout, and the optional member `parameters` is an
  /// object with values for its parameters. Objects can have the given members too.
  case layout(of: [LayoutDescriptor], members: [ParameterDescriptor])

  /// The default range of lengths in a configuration that may be negative, in points.
  ///
  /// A range of a parameter restricts configurations only. Code can set any length; layouts replace
  /// lengths beyond ``LayoutLimits/maximumLength``.
  public static var anyLength: ClosedRange<Double> { -1e9...1e9 }
  /// The default range of lengths in a configuration that must not be negative, in points.
  public static var nonNegativeLength: ClosedRange<Double> { 0...1e9 }

  /// A description of the expected value, such as "a number" or "one of …".
  public var kind: String {
    switch self {
    case .flag: "true or false"
    case .integer: "an integer"
    case .number: "a number"
    case .choice(let names): "one of \(names.joined(separator: ", "))"
    case .text(let form, _): "a text (\(form))"
    case .size: "a size"
    case .insets: "insets"
    case .columns: "columns"
    case .optional(let type): "\(type.kind) or nothing"
    case .list(let type): "a list, each \(type.kind)"
    case .layout: "a layout with its parameters"
    }
  }

  /// A description of the expected value and its range, such as "a number, 0 and up".
  var kindAndRange: String {
    kind.hasPrefix(range) || kind.hasSuffix(range) ? kind : "\(kind), \(range)"
  }

  /// A description of the range, or ``kind`` if there is no range.
  ///
  /// A bound of ±10⁹ points, or of ``LayoutLimits/maximumCount``, is left out: the texts are "0 and
  /// up" and "any finite number".
  public var range: String {
    switch self {
    case .integer(let range): LayoutValueType.text(range.lowerBound, range.upperBound)
    case .number(let range), .size(let range), .insets(let range):
      LayoutValueType.text(range.lowerBound, range.upperBound)
    case .columns: "1 to \(LayoutLimits.maximumTracks), or a least width above 0"
    case .optional(let type), .list(let type): type.range
    case .flag, .choice, .text, .layout: kind
    }
  }

  /// Returns a description of the range, with its upper bound if `value` exceeds it.
  func range(refusing value: LayoutValue) -> String {
    switch (self, value) {
    case (.integer(let bounds), .integer(let integer))
    where integer > bounds.upperBound && bounds.upperBound >= LayoutLimits.maximumCount:
      return "\(range), to \(bounds.upperBound)"
    case (.number(let bounds), _), (.size(let bounds), _), (.insets(let bounds), _):
      let isHuge = value.numbers.contains { $0.magnitude > bounds.upperBound }
      guard isHuge, bounds.upperBound >= LayoutValueType.anyLength.upperBound else { return range }
      // The refused number may be finite.
      return bounds.lowerBound <= LayoutValueType.anyLength.lowerBound
        ? "\(bounds.lowerBound.layoutText) to \(bounds.upperBound.layoutText)"
        : "\(range), to \(bounds.upperBound.layoutText)"
    case (.optional(let type), _): return type.range(refusing: value)
    default: return range
    }
  }

  private static func text(_ lower: Int, _ upper: Int) -> String {
    let first = lower == .min ? "any" : "\(lower)"
    return upper >= LayoutLimits.maximumCount ? "\(first) and up" : "\(first) to \(upper)"
  }

  private static func text(_ lower: Double, _ upper: Double) -> String {
    if lower <= anyLength.lowerBound, upper >= anyLength.upperBound { return "any finite number" }
    return upper >= anyLength.upperBound
      ? "\(lower.layoutText) and up" : "\(lower.layoutText) to \(upper.layoutText)"
  }
}

extension LayoutValueType {
  /// Returns the canonical form of a value.
  ///
  /// In canonical form, integers become numbers or numbers of columns if the type expects these,
  /// and objects become sizes, insets or columns.
  ///
  /// - Throws: The reason why the value is not allowed, with the path from the value to the part
  ///   that is not, and without the name of a layout.
  func canonical(_ given: LayoutValue) throws(LayoutError) -> LayoutValue {
    let value = converted(given)
    let isInRange: Bool
    switch (self, value) {
    case (.flag, .flag), (.text, .text), (.optional, .none): isInRange = true
    case (.integer(let range), .integer(let integer)): isInRange = range.contains(integer)
    case (.number(let range), .number), (.size(let range), .size), (.insets(let range), .insets):
      isInRange = value.numbers.allSatisfy { range.contains($0) }
    case (.choice(let names), .text(let name)): isInRange = names.contains(name)
    case (.columns, .columns(.fixed(let count))):
      isInRange = count >= 1 && count <= LayoutLimits.maximumTracks
    case (.columns, .columns(.adaptive(let width, let most, let count, _))):
      isInRange =
        width > 0 && width <= 1e9 && most > 0
        && count >= 1 && count <= LayoutLimits.maximumTracks
    case (.columns, .columns(.tracks(let sizes, _))):
      isInRange =
        !sizes.isEmpty && sizes.count <= LayoutLimits.maximumTracks
        && sizes.allSatisfy { $0.isAllowed }
    case (.optional(let type), _):
      do throws(LayoutError) {
        return try type.canonical(value)
      } catch {
        if case .wrongType(_, let path, _, _) = error, path.steps.isEmpty { throw wrongType(given) }
        throw error
      }
    case (.list(let type), .list(let values)):
      var list: [LayoutValue] = []
      for value in values {
        do throws(LayoutError) {
          list.append(try type.canonical(value))
        } catch {
          throw error.inside(.index(list.count))
        }
      }
      return .list(list)
    case (.layout(let layouts, let members), .object(let object)):
      return .object(try LayoutValueType.canonical(object, of: layouts, members))
    default: throw wrongType(given)
    }
    if isInRange { return value }
    throw .outOfRange(
      layout: "", path: ParameterPath(), value: given.description, allowed: range(refusing: value))
  }

  private func wrongType(_ value: LayoutValue) -> LayoutError {
    var expected = kindAndRange
    if case .object = value, !keys.isEmpty { expected += " (\(keys.joined(separator: ", ")))" }
    return .wrongType(
      layout: "", path: ParameterPath(), expected: expected, found: value.kindAndText)
  }

  /// Returns a value of this type that means the same as another value, or that value if there is
  /// none.
  private func converted(_ value: LayoutValue) -> LayoutValue {
    switch (self, value) {
    case (.number, .integer(let integer)): return .number(Double(integer))
    case (.columns, .integer(let count)): return .columns(.fixed(count))
    case (.columns, .object(let object)): return columns(object) ?? value
    case (.size, .object(let object)), (.insets, .object(let object)):
      var numbers = [Double](repeating: 0, count: keys.count)
      for entry in object.entries {
        guard let place = keys.firstIndex(of: entry.key),
          case .number(let number) = LayoutValueType.number(0...0).converted(entry.value)
        else { return value }
        numbers[place] = number
      }
      switch (self, object.entries.count) {
      case (.size, 2): return .size(LayoutSize(width: numbers[0], height: numbers[1]))
      case (.insets, 1...):
        return .insets(
          LayoutInsets(
            top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3]))
      default: return value
      }
    default: return value
    }
  }

  /// Returns adaptive columns or tracks, or nil if the object does not describe them.
  private func columns(_ object: LayoutConfiguration) -> LayoutValue? {
    var sizes: [TrackSize]?
    var (least, most, count): (Double?, Double, Int) = (nil, .infinity, LayoutLimits.maximumTracks)
    var alignment = TrackAlignment.leading
    for entry in object.entries {
      switch (entry.key, LayoutValueType.number(0...0).converted(entry.value), entry.value) {
      case ("minimumWidth", .number(let width), _): least = width
      case ("maximumWidth", .number(let width), _): most = width
      case ("maximumCount", _, .integer(let number)): count = number
      case ("alignment", _, .text(let name)):
        guard let named = TrackAlignment(rawValue: name) else { return nil }
        alignment = named
      case ("tracks", _, .list(let values)):
        let tracks = values.compactMap { TrackSize(value: $0) }
        guard tracks.count == values.count else { return nil }
        sizes = tracks
      default: return nil
      }
    }
    if let sizes {
      let others = object.entries.count - (object["alignment"] == nil ? 1 : 2)
      return others > 0 ? nil : .columns(.tracks(sizes, alignment: alignment))
    }
    return least.map {
      .columns(
        .adaptive(minimumWidth: $0, maximumWidth: most, maximumCount: count, alignment: alignment))
    }
  }

  /// The keys of objects that are accepted as values of a type other than `layout`.
  package var keys: [String] {
    switch self {
    case .size: ["width", "height"]
    case .insets: ["top", "leading", "bottom", "trailing"]
    case .columns: ["minimumWidth", "maximumWidth", "maximumCount", "tracks", "alignment"]
    case .optional(let type): type.keys
    case .flag, .integer, .number, .choice, .text, .list, .layout: []
    }
  }

  /// Returns the canonical form of an object that describes a layout.
  ///
  /// The registry checks the layout's parameters when it creates the layout.
  private static func canonical(
    _ object: LayoutConfiguration, of layouts: [LayoutDescriptor], _ members: [ParameterDescriptor]
  ) throws(LayoutError) -> LayoutConfiguration {
    var object = object
    // A missing name is an error, with the path where it would be.
    if object["layout"] == nil { object["layout"] = LayoutValue.none }
    var accepted = LayoutConfiguration()
    for entry in object.entries {
      do throws(LayoutError) {
        switch entry.key {
        case "layout":
          let names = LayoutValueType.choice(layouts.map { $0.name })
          accepted[entry.key] = try names.canonical(entry.value)
        case "parameters":
          guard case .object = entry.value else {
            throw .wrongType(
              layout: "", path: ParameterPath(), expected: "an object",
              found: entry.value.kindAndText)
          }
          accepted[entry.key] = entry.value
        default:
          guard let member = members.first(where: { $0.key == entry.key }) else {
            throw .unknownParameter(
              layout: "", path: ParameterPath(),
              known: ["layout", "parameters"] + members.map { $0.key })
          }
          accepted[entry.key] = try member.type.canonical(entry.value)
        }
      } catch {
        throw error.inside(.key(entry.key))
      }
    }
    return accepted
  }
}
