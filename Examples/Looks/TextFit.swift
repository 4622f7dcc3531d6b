/// Functions that fit text: they cut it with an ellipsis, or break it into lines.
enum TextFit {
  /// Returns `text`, cut with an ellipsis if it is wider than `width`; empty if nothing fits.
  static func line(_ text: String, font: TextFont, width: Double) -> String {
    // A small tolerance is allowed, because columns are as wide as their widest text.
    let limit = width + 0.01
    if TextMetrics.width(of: text, in: font) <= limit { return text }
    let ellipsis = TextMetrics.width(of: "…", in: font)
    if ellipsis > limit { return "" }
    var kept = ""
    var used = ellipsis
    for character in text {
      used += TextMetrics.width(of: String(character), in: font)
      if used > limit { break }
      kept.append(character)
    }
    while let last = kept.last, last == " " || last == "," || last == "·" { kept.removeLast() }
    return kept + "…"
  }

  /// Returns `text` in at most `count` lines, broken between words; cuts the last if text is left.
  static func lines(_ text: String, font: TextFont, width: Double, count: Int) -> [String] {
    guard count > 0 else { return [] }
    var lines: [String] = []
    let pieces = text.split(whereSeparator: { $0.isWhitespace && $0 != "\u{a0}" })
    var words = pieces.map { String($0) }[...]
    while !words.isEmpty, lines.count < count {
      if lines.count == count - 1 {
        lines.append(line(words.joined(separator: " "), font: font, width: width))
        break
      }
      var current = words.removeFirst()
      while let next = words.first,
        TextMetrics.width(of: current + " " + next, in: font) <= width + 0.01
      {
        current += " " + next
        words.removeFirst()
      }
      lines.append(line(current, font: font, width: width))
    }
    return lines.filter { !$0.isEmpty }
  }
}
