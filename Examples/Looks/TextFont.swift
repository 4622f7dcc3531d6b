/// A sans-serif font, or a monospaced one.
struct TextFont: Hashable, Sendable {
  /// The size of the font, in points.
  var size: Double
  var isBold = false
  var isItalic = false
  var isMonospaced = false

  /// The distance between the baselines of two lines.
  var lineHeight: Double { size * 1.25 }
  /// The height of letters above the baseline.
  var ascent: Double { size * 0.76 }
  /// The depth of letters below the baseline.
  var descent: Double { size * 0.22 }
  /// The height of capitals and digits.
  var capHeight: Double { size * 0.72 }

  static func regular(_ size: Double) -> TextFont { TextFont(size: size) }
  static func bold(_ size: Double) -> TextFont { TextFont(size: size, isBold: true) }
  static func italic(_ size: Double) -> TextFont { TextFont(size: size, isItalic: true) }
  static func monospaced(_ size: Double) -> TextFont { TextFont(size: size, isMonospaced: true) }
}
