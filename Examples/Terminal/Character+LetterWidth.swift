extension Character {
  /// The number of terminal cells that the character takes: 2 for those of East Asia and most
  /// pictures, 0 for characters without a width of their own, otherwise 1.
  var letterWidth: Int {
    guard let first = unicodeScalars.first else { return 0 }
    if first.value < 0x300 { return first.value < 0x20 || first.value == 0x7f ? 0 : 1 }
    if unicodeScalars.contains(where: { $0.isWide }) { return 2 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator:
      return 0
    default: return 1
    }
  }
}

extension Unicode.Scalar {
  /// A Boolean value that indicates whether terminals show the character in two cells.
  ///
  /// - Source: Unicode Standard Annex 11, the blocks whose characters are wide or full-width, and
  ///   pictures that are shown in colour by default.
  fileprivate var isWide: Bool {
    switch value {
    case 0x1100...0x115f, 0x2e80...0x303e, 0x3041...0x4dbf, 0x4e00...0xa4cf, 0xa960...0xa97f,
      0xac00...0xd7a3, 0xf900...0xfaff, 0xfe30...0xfe6f, 0xff00...0xff60, 0xffe0...0xffe6,
      0x20000...0x3fffd:
      true
    default: properties.isEmojiPresentation
    }
  }
}

extension StringProtocol {
  /// The number of terminal cells that the text takes.
  var letterWidth: Int { reduce(0) { $0 + $1.letterWidth } }
}

extension String {
  /// Returns the part of the text that fits into `width` cells, with an ellipsis if it is cut.
  func cut(toLetters width: Int) -> String {
    if letterWidth <= width { return self }
    if width < 1 { return "" }
    var kept = ""
    var used = 1
    for character in self {
      used += character.letterWidth
      if used > width { break }
      kept.append(character)
    }
    while kept.last == " " { kept.removeLast() }
    return kept + "…"
  }
}
