import LayoutCore

extension JSONValue {
  /// The largest number of nested arrays and objects that a text can have.
  public static var maximumDepth: Int { 100 }

  /// Creates the value of a JSON text.
  ///
  /// The text must conform to the standard: comments, trailing commas, numbers such as `0x10` or
  /// `01`, and duplicate keys are errors.
  ///
  /// - Parameter text: The JSON text.
  /// - Throws: ``LayoutJSONError`` with the line, the column and the path of the error.
  /// - Complexity: O(*n* log *n*), where *n* is the number of bytes.
  /// - Source: RFC 8259, "The JavaScript Object Notation (JSON) Data Interchange Format".
  public init(parsing text: String) throws(LayoutJSONError) {
    var parser = JSONParser(Array(text.utf8))
    self = try parser.document()
  }

  /// Creates the value of a JSON text in UTF-8.
  ///
  /// A byte order mark at the beginning is ignored.
  ///
  /// - Parameter bytes: The JSON text in UTF-8.
  /// - Throws: ``LayoutJSONError`` with the line, the column and the path of the error.
  /// - Complexity: O(*n* log *n*), where *n* is the number of bytes.
  public init(parsing bytes: [UInt8]) throws(LayoutJSONError) {
    let mark: [UInt8] = [0xef, 0xbb, 0xbf]
    let body = bytes.starts(with: mark) ? Array(bytes.dropFirst(3)) : bytes
    // Decoding replaces bytes that are not valid UTF-8, so the result differs from the input.
    let text = String(decoding: body, as: UTF8.self)
    if !text.utf8.elementsEqual(body) {
      var valid = 0
      for (one, other) in zip(text.utf8, body) {
        if one != other { break }
        valid += 1
      }
      throw LayoutJSONError(.invalidUTF8, at: valid, of: body, path: JSONPath())
    }
    var parser = JSONParser(body)
    self = try parser.document()
  }
}

/// A parser for one JSON text.
struct JSONParser {
  let bytes: [UInt8]
  var place = 0
  /// The path of the value that is being read.
  var path = JSONPath()
  /// The path of the value whose position is searched for, or nil if there is none.
  private var target: JSONPath?
  private var targetPlace: Int?
  /// Whether the search is for the position of the target's key rather than of its value.
  private var isAboutKey = false
  /// The number of arrays and objects around the value that is being read.
  private var depth = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns an error about the value at `path`, or about its key.
  static func error(
    _ problem: LayoutJSONError.Problem, at path: JSONPath, isAboutKey: Bool = false,
    in text: String
  ) -> LayoutJSONError {
    var parser = JSONParser(Array(text.utf8))
    parser.target = path
    parser.isAboutKey = isAboutKey
    // The text was parsed before, so parsing it again does not fail.
    _ = try? parser.document()
    return LayoutJSONError(
      problem, at: parser.targetPlace ?? 0, of: parser.bytes, path: path)
  }

  mutating func document() throws(LayoutJSONError) -> JSONValue {
    let value = try value()
    skipSpace()
    if place < bytes.count { throw unexpected("the end of the text") }
    return value
  }

  // MARK: Values

  private mutating func value() throws(LayoutJSONError) -> JSONValue {
    skipSpace()
    // If the target is missing in the text, the position is that of the innermost value around it.
    if let target, target.steps.starts(with: path.steps), !isAboutKey || path != target {
      targetPlace = place
    }
    guard place < bytes.count else { throw unexpected("a value") }
    switch bytes[place] {
    case UInt8(ascii: "{"): return try object()
    case UInt8(ascii: "["): return try array()
    case UInt8(ascii: "\""): return .string(try string())
    default: return try word()
    }
  }

  private mutating func enter() throws(LayoutJSONError) {
    if depth == JSONValue.maximumDepth {
      throw error(.tooDeep(limit: JSONValue.maximumDepth), at: place)
    }
    depth += 1
    place += 1
    skipSpace()
  }

  private mutating func leave() {
    depth -= 1
    place += 1
  }

  private mutating func array() throws(LayoutJSONError) -> JSONValue {
    try enter()
    var elements: [JSONValue] = []
    if !has("]") {
      while true {
        path.steps.append(.index(elements.count))
        elements.append(try value())
        path.steps.removeLast()
        skipSpace()
        if has("]") { break }
        try expect(",", "\",\" or \"]\"")
      }
    }
    leave()
    return .array(elements)
  }

  private mutating func object() throws(LayoutJSONError) -> JSONValue {
    try enter()
    var members: [JSONValue.Member] = []
    var places: [Int] = []
    if !has("}") {
      while true {
        skipSpace()
        guard has("\"") else { throw unexpected("a key in quotes") }
        places.append(place)
        let start = place
        let key = try string()
        path.steps.append(.key(key))
        if let target, isAboutKey, target == path { targetPlace = start }
        skipSpace()
        try expect(":", "\":\"")
        members.append(JSONValue.Member(key, try value()))
        path.steps.removeLast()
        skipSpace()
        if has("}") { break }
        try expect(",", "\",\" or \"}\"")
      }
    }
    leave()
    if let place = JSONParser.duplicate(in: members) {
      path.steps.append(.key(members[place].key))
      throw error(.duplicateKey(members[place].key), at: places[place])
    }
    return .object(members)
  }

  /// Returns the first member whose key is equal to that of an earlier member, or nil.
  private static func duplicate(in members: [JSONValue.Member]) -> Int? {
    if members.count < 2 { return nil }
    let order = members.indices.sorted { one, other in
      let (key, second) = (members[one].key, members[other].key)
      // The bytes are compared, because strings with different scalars can be equal.
      if key.utf8.elementsEqual(second.utf8) { return one < other }
      return key.utf8.lexicographicallyPrecedes(second.utf8)
    }
    var first: Int?
    for place in 1..<order.count
    where members[order[place]].hasKey(members[order[place - 1]].key) {
      first = min(first ?? order[place], order[place])
    }
    return first
  }

  // MARK: Words and numbers

  /// Reads `true`, `false`, `null` or a number.
  private mutating func word() throws(LayoutJSONError) -> JSONValue {
    let start = place
    while place < bytes.count, JSONParser.isPartOfWord(bytes[place]) { place += 1 }
    let word = bytes[start..<place]
    if word.isEmpty { throw unexpected("a value") }
    if word.elementsEqual("true".utf8) { return .bool(true) }
    if word.elementsEqual("false".utf8) { return .bool(false) }
    if word.elementsEqual("null".utf8) { return .null }
    guard let decimal = Decimal(word) else {
      throw error(.invalidNumber(excerpt(start)), at: start)
    }
    if decimal.isWhole, let integer = Int(String(decoding: word, as: UTF8.self)) {
      return .integer(integer)
    }
    let number = DecimalNumber.nearest(digits: decimal.digits, exponent: decimal.exponent)
    if number == .infinity { throw error(.numberOutOfRange(excerpt(start)), at: start) }
    return .number(decimal.isNegative ? -number : number)
  }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"): true
    default: (48...57).contains(byte) || (97...122).contains(byte | 32)
    }
  }

  /// Returns the word that begins at `start` for messages, shortened to 40 bytes.
  private func excerpt(_ start: Int) -> String {
    let isLong = place - start > 40
    return String(decoding: bytes[start..<(isLong ? start + 40 : place)], as: UTF8.self)
      + (isLong ? "…" : "")
  }

  // MARK: Bytes

  mutating func skipSpace() {
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): place += 1
      default: return
      }
    }
  }

  func has(_ scalar: Unicode.Scalar) -> Bool {
    place < bytes.count && UInt32(bytes[place]) == scalar.value
  }

  private mutating func expect(
    _ scalar: Unicode.Scalar, _ expected: String
  ) throws(LayoutJSONError) {
    if !has(scalar) { throw unexpected(expected) }
    place += 1
  }

  func error(_ problem: LayoutJSONError.Problem, at offset: Int) -> LayoutJSONError {
    LayoutJSONError(problem, at: offset, of: bytes, path: path)
  }

  func unexpected(_ expected: String) -> LayoutJSONError {
    var found = "the end of the text"
    if place < bytes.count {
      var end = place + 1
      while end < bytes.count, bytes[end] & 0xc0 == 0x80 { end += 1 }
      found = JSONValue.string(String(decoding: bytes[place..<end], as: UTF8.self)).text
    }
    return error(.unexpected(found: found, expected: expected), at: place)
  }
}

/// The parts of a number in a JSON text.
private struct Decimal {
  var isNegative = false
  /// Whether the text has neither a fraction nor an exponent, so `1.0` is not whole.
  var isWhole = true
  var digits: [UInt8] = []
  var exponent = 0

  init?(_ text: ArraySlice<UInt8>) {
    var rest = text
    if rest.first == UInt8(ascii: "-") {
      isNegative = true
      rest = rest.dropFirst()
    }
    digits = Decimal.digits(&rest)
    if digits.isEmpty || digits.count > 1 && digits[0] == UInt8(ascii: "0") { return nil }
    if rest.first == UInt8(ascii: ".") {
      isWhole = false
      rest = rest.dropFirst()
      let fraction = Decimal.digits(&rest)
      if fraction.isEmpty { return nil }
      digits += fraction
      exponent = -fraction.count
    }
    if let first = rest.first, first | 32 == UInt8(ascii: "e") {
      isWhole = false
      rest = rest.dropFirst()
      let sign = rest.first
      if sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { rest = rest.dropFirst() }
      let power = Decimal.digits(&rest)
      if power.isEmpty { return nil }
      var value = 0
      // Larger exponents have the same result, because no text has that number of digits.
      // The limit also prevents an overflow where `Int` has 32 bits.
      for digit in power where value < 100_000_000 { value = value * 10 + Int(digit & 15) }
      exponent += sign == UInt8(ascii: "-") ? -value : value
    }
    if !rest.isEmpty { return nil }
  }

  private static func digits(_ text: inout ArraySlice<UInt8>) -> [UInt8] {
    let digits = text.prefix { (48...57).contains($0) }
    text = text.dropFirst(digits.count)
    return Array(digits)
  }
}
