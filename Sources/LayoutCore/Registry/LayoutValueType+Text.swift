extension LayoutValueType {
  /// Returns the value of this type that a text represents.
  ///
  /// The forms are those of ``LayoutValue/description``:
  ///
  /// - A flag is `true` or `false`, `yes` or `no`, `on` or `off`.
  /// - A size is its width and height, such as `120x44`.
  /// - Insets are one number for all edges, or four such as `8,16,8,16` for top, leading, bottom
  ///   and trailing.
  /// - Columns are a number such as `3`, or a minimum width such as `adaptive:120`. A maximum
  ///   width, a maximum number and an alignment may follow, as in `adaptive:120:200:4:center`. Or
  ///   they are the sizes of tracks, such as `tracks:80:100...200:2fr`, which an alignment may
  ///   follow.
  /// - A list is its values with commas between them.
  /// - The value of an optional parameter that is not set is `none`.
  ///
  /// A layout has no such form. The method does not check ranges and does not remove spaces.
  ///
  /// - Parameter text: The text to parse.
  /// - Returns: The value, or nil if the text does not have the required form.
  /// - Complexity: O(n), where n is the length of the text.
  public func value(from text: String) -> LayoutValue? {
    switch self {
    case .flag: flag(text)
    case .integer: Int(text).map { .integer($0) }
    case .number: number(text).map { .number($0) }
    case .choice, .text: .text(text)
    case .size: size(text)
    case .insets: insets(text)
    case .columns: columns(text)
    case .optional(let type): TextNumber.same(text, "none") ? .some(.none) : type.value(from: text)
    case .list(let type): list(text, type)
    case .layout: nil
    }
  }

  /// Returns a number, which may be NaN or infinite so that a range check can reject it.
  private func number(_ text: String) -> Double? {
    if TextNumber.same(text, "nan") { return .nan }
    if TextNumber.same(text, "inf") { return .infinity }
    if TextNumber.same(text, "-inf") { return -.infinity }
    return TextNumber.parse(text.utf8[...])
  }

  private func flag(_ text: String) -> LayoutValue? {
    for word in ["true", "yes", "on"] where TextNumber.same(text, word) { return .flag(true) }
    for word in ["false", "no", "off"] where TextNumber.same(text, word) { return .flag(false) }
    return nil
  }

  private func size(_ text: String) -> LayoutValue? {
    let parts = TextNumber.parts(of: text, separatedBy: "x") { TextNumber.parse($0) }
    guard let parts, parts.count == 2 else { return nil }
    return .size(LayoutSize(width: parts[0], height: parts[1]))
  }

  private func insets(_ text: String) -> LayoutValue? {
    let parts = TextNumber.parts(of: text, separatedBy: ",") { TextNumber.parse($0) }
    if let parts, parts.count == 1 { return .insets(LayoutInsets(all: parts[0])) }
    guard let parts, parts.count == 4 else { return nil }
    return .insets(
      LayoutInsets(top: parts[0], leading: parts[1], bottom: parts[2], trailing: parts[3]))
  }

  private func columns(_ text: String) -> LayoutValue? {
    if let count = Int(text) { return .columns(.fixed(count)) }
    let parts = text.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    if parts[0].elementsEqual("tracks".utf8) { return tracks(parts.dropFirst()) }
    guard (2...5).contains(parts.count), parts[0].elementsEqual("adaptive".utf8),
      let width = TextNumber.parse(parts[1])
    else { return nil }
    var (most, count, alignment) = (
      Double.infinity, LayoutLimits.maximumTracks, TrackAlignment.leading
    )
    if parts.count > 2, !parts[2].elementsEqual(Double.infinity.layoutText.utf8) {
      guard let limit = TextNumber.parse(parts[2]) else { return nil }
      most = limit
    }
    if parts.count > 3 {
      guard let number = Int(String(decoding: parts[3], as: UTF8.self)) else { return nil }
      count = number
    }
    if parts.count > 4 {
      guard let name = TrackAlignment(rawValue: String(decoding: parts[4], as: UTF8.self)) else {
        return nil
      }
      alignment = name
    }
    return .columns(
      .adaptive(
        minimumWidth: width, maximumWidth: most, maximumCount: count, alignment: alignment))
  }

  private func tracks(_ parts: ArraySlice<Substring.UTF8View>) -> LayoutValue? {
    let named = parts.last.flatMap { TrackAlignment(rawValue: String(decoding: $0, as: UTF8.self)) }
    let parts = parts.dropLast(named == nil ? 0 : 1)
    let sizes = parts.compactMap { TrackSize(text: $0) }
    guard sizes.count == parts.count else { return nil }
    return .columns(.tracks(sizes, alignment: named ?? .leading))
  }

  private func list(_ text: String, _ type: LayoutValueType) -> LayoutValue? {
    if text.utf8.isEmpty { return .list([]) }
    return TextNumber.parts(of: text, separatedBy: ",") {
      type.value(from: String(decoding: $0, as: UTF8.self))
    }.map { .list($0) }
  }
}

/// Parsing of numbers without the C library, which keeps programs small.
enum TextNumber {
  /// Returns the number nearest to a text such as `12`, `-0.5` or `1e9`, or nil if there is none.
  static func parse(_ text: Substring.UTF8View) -> Double? {
    let isNegative = text.first == UInt8(ascii: "-")
    let unsigned = text.dropFirst(isNegative || text.first == UInt8(ascii: "+") ? 1 : 0)
    let significand = unsigned.prefix { $0 | 32 != UInt8(ascii: "e") }
    let fraction = significand.drop { $0 != UInt8(ascii: ".") }
    var digits = Array(significand)
    if !fraction.isEmpty { digits.remove(at: significand.count - fraction.count) }
    guard !digits.isEmpty, digits.allSatisfy({ $0 >= 48 && $0 <= 57 }) else { return nil }
    var power = -fraction.dropFirst().count
    let suffix = unsigned.dropFirst(significand.count)
    if !suffix.isEmpty {
      guard let exponent = Int(String(decoding: suffix.dropFirst(), as: UTF8.self)),
        exponent.magnitude < 1000
      else { return nil }
      power += exponent
    }
    let value = DecimalNumber.nearest(digits: digits, exponent: power)
    return isNegative ? -value : value
  }

  /// Returns the values of the parts between separators, or nil if one of them has no value.
  static func parts<Value>(
    of text: String, separatedBy separator: Unicode.Scalar,
    value: (Substring.UTF8View) -> Value?
  ) -> [Value]? {
    let parts = text.utf8.split(
      separator: UInt8(ascii: separator), omittingEmptySubsequences: false)
    let values = parts.compactMap(value)
    return values.count == parts.count ? values : nil
  }

  /// Returns a Boolean value that indicates whether a text is a lowercase word, ignoring case.
  static func same(_ text: String, _ word: String) -> Bool {
    text.utf8.count == word.utf8.count && zip(text.utf8, word.utf8).allSatisfy { $0 | 32 == $1 }
  }
}
