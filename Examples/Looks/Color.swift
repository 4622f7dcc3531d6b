/// A colour in sRGB.
struct Color: Hashable, Sendable {
  /// Red, green and blue, from 0 to 1.
  var red, green, blue: Double
  /// The opacity of the colour, from 0 to 1.
  var opacity: Double

  init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }

  /// Creates a colour from a number such as `0x1d4e89`.
  init(_ hex: UInt32, opacity: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 0xff) / 255, green: Double(hex >> 8 & 0xff) / 255,
      blue: Double(hex & 0xff) / 255, opacity: opacity)
  }

  /// Creates a colour from a text such as `#1d4e89`; returns nil for any other text.
  init?(hex text: some StringProtocol) {
    guard text.hasPrefix("#"), text.utf8.count == 7,
      let number = UInt32(text.dropFirst(), radix: 16)
    else { return nil }
    self.init(number)
  }

  static let white = Color(0xffffff)
  static let black = Color(0x000000)

  /// The colour as it is written in `#1d4e89`, its opacity left out.
  var hex: String {
    let digits = Array("0123456789abcdef")
    return bytes.reduce(into: "#") { text, byte in
      text.append(digits[byte / 16])
      text.append(digits[byte % 16])
    }
  }

  /// Red, green and blue, from 0 to 255.
  var bytes: [Int] {
    [red, green, blue].map { Int((min(max($0, 0), 1) * 255).rounded()) }
  }

  func withOpacity(_ opacity: Double) -> Color {
    Color(red: red, green: green, blue: blue, opacity: opacity)
  }

  /// Returns the colour with `share` of `other` in it.
  func mixed(with other: Color, _ share: Double) -> Color {
    func mix(_ one: Double, _ two: Double) -> Double { one + (two - one) * share }
    return Color(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      opacity: mix(opacity, other.opacity))
  }
}

/// Legibility, as the Web Content Accessibility Guidelines measure it.
extension Color {
  /// The relative luminance of the colour, from 0 to 1.
  var luminance: Double {
    func linear(_ part: Double) -> Double {
      // A polynomial replaces the curve's power. It is within 0.003 of it and exact on every
      // platform, so that pictures in the repository do not depend on the machine.
      part * (part * (part * 0.305306011 + 0.682171111) + 0.012522878)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// Returns the contrast with another colour, from 1 (none) to 21 (black on white).
  func contrast(with other: Color) -> Double {
    let (dark, bright) = (min(luminance, other.luminance), max(luminance, other.luminance))
    return (bright + 0.05) / (dark + 0.05)
  }

  /// Returns the colour, darkened until white text on it has at least `contrast`.
  func darkened(toContrast contrast: Double) -> Color {
    var color = self
    while color.contrast(with: .white) < contrast { color = color.mixed(with: .black, 0.04) }
    return color
  }

  /// White or black: the colour that is easier to read on this one.
  ///
  /// One of the two has a contrast of at least 4.5 with any colour.
  var inked: Color { contrast(with: .white) >= contrast(with: .black) ? .white : .black }
}
