extension String {
  /// The text without control characters; line ends and tabs become spaces.
  var printable: String {
    if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7f }) { return self }
    var text = ""
    for character in self {
      if character.isWhitespace {
        text.append(" ")
      } else if character.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control }) {
        text.append(character)
      }
    }
    return text
  }
}
