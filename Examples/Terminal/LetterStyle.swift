/// The style of a letter in a terminal; nil colours are those of the terminal.
struct LetterStyle: Hashable, Sendable {
  var ink: Color?
  var paper: Color?
  var isBold = false
  var isDim = false
  /// A Boolean value that indicates whether the text and background colours are exchanged.
  var isReversed = false

  static let plain = LetterStyle()
  static let bold = LetterStyle(isBold: true)
  static let dim = LetterStyle(isDim: true)
  static let reversed = LetterStyle(isReversed: true)

  /// Returns the escape sequence after which letters look like this in a terminal with `colors`.
  func escape(_ colors: TerminalColors) -> String {
    var codes = ["0"]
    if isBold { codes.append("1") }
    if isDim { codes.append("2") }
    if isReversed { codes.append("7") }
    codes += colors.codes(ink: ink, paper: paper)
    return "\u{1b}[\(codes.joined(separator: ";"))m"
  }

  /// The style without colours.
  var uncolored: LetterStyle {
    LetterStyle(isBold: isBold, isDim: isDim, isReversed: isReversed)
  }
}
