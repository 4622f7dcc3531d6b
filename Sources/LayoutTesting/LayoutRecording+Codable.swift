import LayoutRuntime

/// A number that is encoded as a text if it is not finite.
private struct RecordedNumber: Codable {
  var value: Double

  init(_ value: Double) { self.value = value }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Double.self) {
      value = number
      return
    }
    let text = try container.decode(String.self)
    guard let number = Double(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\"\(text)\" is no number")
    }
    value = number
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if value.isFinite {
      try container.encode(value)
    } else {
      try container.encode("\(value)")
    }
  }
}

extension LayoutRecording.ItemSize: Codable {
  private enum Key: String, CodingKey { case section, item, width, height, kind }

  /// Creates a size by decoding its index, its extents and its kind.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    section = try container.decode(Int.self, forKey: .section)
    item = try container.decode(Int.self, forKey: .item)
    width = try container.decode(RecordedNumber.self, forKey: .width).value
    height = try container.decode(RecordedNumber.self, forKey: .height).value
    kind = try container.decodeIfPresent(String.self, forKey: .kind)
  }

  /// Encodes the index, the extents and the kind.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(section, forKey: .section)
    try container.encode(item, forKey: .item)
    try container.encode(RecordedNumber(width), forKey: .width)
    try container.encode(RecordedNumber(height), forKey: .height)
    try container.encodeIfPresent(kind, forKey: .kind)
  }
}

extension LayoutRecording.Step: Codable {
  /// A step with the numbers as they are encoded.
  private enum Coded: Codable {
    case apply(LayoutTransaction, sizes: [LayoutRecording.ItemSize])
    case measure([LayoutRecording.ItemSize])
    case scroll(x: RecordedNumber, y: RecordedNumber)
    case resize(RecordedEnvironment)
  }

  /// Creates a step by decoding it.
  public init(from decoder: any Decoder) throws {
    switch try Coded(from: decoder) {
    case .apply(let transaction, let sizes): self = .apply(transaction, sizes: sizes)
    case .measure(let sizes): self = .measure(sizes)
    case .scroll(let x, let y): self = .scroll(x: x.value, y: y.value)
    case .resize(let environment): self = .resize(environment)
    }
  }

  /// Encodes the step.
  public func encode(to encoder: any Encoder) throws {
    let coded: Coded =
      switch self {
      case .apply(let transaction, let sizes): .apply(transaction, sizes: sizes)
      case .measure(let sizes): .measure(sizes)
      case .scroll(let x, let y): .scroll(x: RecordedNumber(x), y: RecordedNumber(y))
      case .resize(let environment): .resize(environment)
      }
    try coded.encode(to: encoder)
  }
}

extension RecordedEnvironment: Codable {
  private enum Key: String, CodingKey { case width, height, insets, isRightToLeft, scale }

  /// Creates an environment by decoding its properties.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    width = try container.decode(RecordedNumber.self, forKey: .width).value
    height = try container.decode(RecordedNumber.self, forKey: .height).value
    insets = try container.decode([RecordedNumber].self, forKey: .insets).map { $0.value }
    isRightToLeft = try container.decode(Bool.self, forKey: .isRightToLeft)
    scale = try container.decode(RecordedNumber.self, forKey: .scale).value
  }

  /// Encodes the properties.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(RecordedNumber(width), forKey: .width)
    try container.encode(RecordedNumber(height), forKey: .height)
    try container.encode(insets.map { RecordedNumber($0) }, forKey: .insets)
    try container.encode(isRightToLeft, forKey: .isRightToLeft)
    try container.encode(RecordedNumber(scale), forKey: .scale)
  }
}
