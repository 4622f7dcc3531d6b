/// The widths of text, computed without a font.
///
/// The widths are those of Helvetica, which Arial and Liberation Sans share: between them they are
/// on nearly every machine. A picture specifies the widths too, so text keeps them in other fonts.
///
/// - Units: thousandths of the font's size.
enum TextMetrics {
  /// Returns the width of `text` in points.
  static func width(of text: some StringProtocol, in font: TextFont) -> Double {
    if font.isMonospaced { return Double(text.count) * font.size * 0.61 }
    var sum = 0
    for scalar in text.unicodeScalars { sum += width(of: scalar, isBold: font.isBold) }
    return Double(sum) * font.size / 1000
  }

  /// Returns the width of `text` in points, or nil if the table does not contain all its letters.
  static func knownWidth(of text: String, in font: TextFont) -> Double? {
    let isKnown = text.unicodeScalars.allSatisfy {
      (0x20...0x7e).contains($0.value) || $0.value == 0xa0 || latin[$0] != nil || signs[$0] != nil
    }
    return isKnown && !text.isEmpty ? width(of: text, in: font) : nil
  }

  /// Returns the width of one letter.
  static func width(of scalar: Unicode.Scalar, isBold: Bool) -> Int {
    switch scalar.value {
    case 0x20...0x7e:
      return (isBold ? bold : regular)[Int(scalar.value) - 0x20]
    case 0xa0: return isBold ? bold[0] : regular[0]
    // The multiplication sign lies between the letters.
    case 0xc0...0x17e where scalar != "×":
      // Accents make no letter wider.
      let base = latin[scalar] ?? (scalar.properties.isUppercase ? "O" : "o")
      return width(of: base, isBold: isBold)
    case 0x300...0x36f, 0x200b...0x200f: return 0
    case 0x2e80...0xffff: return 1000
    case 0x1_0000...: return 1300
    default: return signs[scalar].map { isBold ? $0.bold : $0.regular } ?? 800
    }
  }

  /// From the space to the tilde.
  private static let regular = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,
    1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
    667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,
    333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,
    556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ]

  /// From the space to the tilde, in bold.
  private static let bold = [
    278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278,
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611,
    975, 722, 722, 722, 722, 667, 611, 778, 722, 278, 556, 722, 611, 833, 722, 778,
    667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584, 556,
    333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611,
    611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584,
  ]

  /// Signs beyond ASCII.
  private static let signs: [Unicode.Scalar: (regular: Int, bold: Int)] = [
    "·": (278, 278), "°": (400, 400), "×": (584, 584), "–": (556, 556), "—": (1000, 1000),
    "‘": (222, 278), "’": (222, 278), "“": (333, 500), "”": (333, 500), "•": (350, 350),
    "…": (1000, 1000), "−": (584, 584), "→": (1000, 1000), "½": (834, 834), "€": (556, 556),
  ]

  /// The plain letters under those with accents, and those that are as wide as another.
  private static let latin: [Unicode.Scalar: Unicode.Scalar] = {
    let letters: [(String, Unicode.Scalar)] = [
      ("ÀÁÂÃÄÅĀĂĄ", "A"), ("ÇĆĈĊČ", "C"), ("ÈÉÊËĒĔĖĘĚ", "E"), ("ÌÍÎÏĨĪĬĮİ", "I"),
      ("ÑŃŅŇ", "N"), ("ÒÓÔÕÖŌŎŐØ", "O"), ("ÙÚÛÜŨŪŬŮŰŲ", "U"), ("ÝŶŸ", "Y"), ("ŠŚŞ", "S"),
      ("ŽŹŻ", "Z"), ("àáâãäåāăą", "a"), ("çćĉċč", "c"), ("èéêëēĕėęě", "e"),
      ("ìíîïĩīĭįıłļĺ", "r"), ("ñńņňòóôõöōŏőøßùúûüũūŭůűų", "o"), ("ýÿŷ", "y"), ("šśş", "s"),
      ("žźż", "z"), ("ÆŒæœ", "@"),
    ]
    var table: [Unicode.Scalar: Unicode.Scalar] = [:]
    for (group, base) in letters {
      for scalar in group.unicodeScalars { table[scalar] = base }
    }
    return table
  }()
}
