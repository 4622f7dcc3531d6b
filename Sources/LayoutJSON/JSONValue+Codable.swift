#if !hasFeature(Embedded)
  extension JSONValue: Codable {
    /// Creates a value by decoding from the given decoder.
    ///
    /// The members of objects are sorted by their keys, because decoders do not preserve their
    /// order.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: An error if the decoder cannot read a value.
    public init(from decoder: any Decoder) throws {
      if let container = try? decoder.container(keyedBy: JSONKey.self) {
        self = .object(
          try container.allKeys.sorted { $0.stringValue < $1.stringValue }.map { key in
            Member(key.stringValue, try container.decode(JSONValue.self, forKey: key))
          })
        return
      }
      if var container = try? decoder.unkeyedContainer() {
        var elements: [JSONValue] = []
        while !container.isAtEnd { elements.append(try container.decode(JSONValue.self)) }
        self = .array(elements)
        return
      }
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        self = .null
      } else if let flag = try? container.decode(Bool.self) {
        self = .bool(flag)
      } else if let integer = try? container.decode(Int.self) {
        self = .integer(integer)
      } else if let number = try? container.decode(Double.self) {
        self = .number(number)
      } else {
        self = .string(try container.decode(String.self))
      }
    }

    /// Encodes this value into the given encoder.
    ///
    /// The encoder may change the order of members.
    ///
    /// - Parameter encoder: The encoder to write to.
    /// - Throws: An error if the encoder cannot encode a value.
    public func encode(to encoder: any Encoder) throws {
      switch self {
      case .array(let elements):
        var container = encoder.unkeyedContainer()
        for element in elements { try container.encode(element) }
        return
      case .object(let members):
        var container = encoder.container(keyedBy: JSONKey.self)
        for member in members {
          try container.encode(member.value, forKey: JSONKey(stringValue: member.key))
        }
        return
      default: break
      }
      var container = encoder.singleValueContainer()
      switch self {
      case .bool(let flag): try container.encode(flag)
      case .integer(let integer): try container.encode(integer)
      case .number(let number): try container.encode(number)
      case .string(let text): try container.encode(text)
      default: try container.encodeNil()
      }
    }
  }

  /// A coding key with any name.
  private struct JSONKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
#endif
