/// The size of a track as data.
extension TrackSize {
  /// The greatest extent that a configuration can have, in points.
  private static var extents: ClosedRange<Double> { 0...1e9 }

  /// A Boolean value that indicates whether a configuration can have the size.
  var isAllowed: Bool {
    switch self {
    case .fixed(let extent): TrackSize.extents.contains(extent)
    case .flexible(let minimum, let maximum):
      TrackSize.extents.contains(minimum) && maximum >= minimum
    case .fraction(let share, let minimum):
      TrackSize.extents.contains(share) && TrackSize.extents.contains(minimum)
    }
  }

  /// The size as a number, or as an object with the keys `minimum` and `maximum` or `fraction`.
  package var value: LayoutValue {
    var object = LayoutConfiguration()
    switch self {
    case .fixed(let extent): return .number(extent)
    case .flexible(let minimum, let maximum):
      object["minimum"] = .number(minimum)
      object["maximum"] = maximum < .infinity ? .number(maximum) : LayoutValue.none
    case .fraction(let share, let minimum):
      object["fraction"] = .number(share)
      if minimum != 0 { object["minimum"] = .number(minimum) }
    }
    return .object(object)
  }

  /// Creates a size from a number or an object, or returns nil if it is neither.
  ///
  /// A maximum of nothing means that the track has none.
  init?(value: LayoutValue) {
    var numbers: [String: Double] = [:]
    switch value {
    case .integer(let extent): self = .fixed(Double(extent))
    case .number(let extent): self = .fixed(extent)
    case .object(let object):
      for entry in object.entries {
        switch (entry.key, entry.value) {
        case ("maximum", .none): numbers[entry.key] = .infinity
        case ("minimum", .integer(let number)), ("maximum", .integer(let number)),
          ("fraction", .integer(let number)):
          numbers[entry.key] = Double(number)
        case ("minimum", .number(let number)), ("maximum", .number(let number)),
          ("fraction", .number(let number)):
          numbers[entry.key] = number
        default: return nil
        }
      }
      let minimum = numbers["minimum"] ?? 0
      switch (numbers["maximum"], numbers["fraction"]) {
      case (let maximum?, nil): self = .flexible(minimum: minimum, maximum: maximum)
      case (nil, let share?): self = .fraction(share, minimum: minimum)
      default: return nil
      }
    default: return nil
    }
  }

  /// Creates a size from a text such as `80`, `100...200`, `2fr` or `100...2fr`.
  init?(text: Substring.UTF8View) {
    var text = text
    let isFraction = text.suffix(2).elementsEqual("fr".utf8)
    if isFraction { text = text.dropLast(2) }
    var minimum: Double?
    if let dots = text.indices.first(where: { text[$0...].starts(with: "...".utf8) }) {
      guard let number = TextNumber.parse(text[..<dots]) else { return nil }
      minimum = number
      text = text[dots...].dropFirst(3)
    }
    let isUnlimited = text.elementsEqual(Double.infinity.layoutText.utf8)
    guard let number = isUnlimited ? .infinity : TextNumber.parse(text) else { return nil }
    if isFraction {
      self = .fraction(number, minimum: minimum ?? 0)
    } else {
      self = minimum.map { .flexible(minimum: $0, maximum: number) } ?? .fixed(number)
    }
  }
}
