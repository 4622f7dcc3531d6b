/// The colours of a theme, by purpose.
struct Palette: Hashable, Sendable {
  let isDark: Bool
  /// The background of a picture, behind the device.
  let canvas: Color
  /// The background of a device's content.
  let screen: Color
  /// The background of content behind cards.
  let groupedScreen: Color
  /// Cards, cells and headers that lie above the content.
  let card: Color
  /// Title bars, and headers of sheets.
  let bar: Color
  /// The background of every second row.
  let stripe: Color
  let text: Color
  let secondaryText: Color
  let hairline: Color
  let accent: Color
  /// The background of content that the accent highlights.
  let highlight: Color

  static let light = Palette(
    isDark: false, canvas: Color(0xe9ebef), screen: Color(0xffffff),
    groupedScreen: Color(0xf2f3f7), card: Color(0xffffff), bar: Color(0xf7f8fa),
    stripe: Color(0xf8f9fb), text: Color(0x16181d), secondaryText: Color(0x5b616b),
    hairline: Color(0xd9dce2), accent: Color(0x1258b8), highlight: Color(0xdfeafb))

  static let dark = Palette(
    isDark: true, canvas: Color(0x0a0b0d), screen: Color(0x15171b),
    groupedScreen: Color(0x101215), card: Color(0x1f2227), bar: Color(0x1b1d22),
    stripe: Color(0x191b20), text: Color(0xf1f3f6), secondaryText: Color(0xa2a8b2),
    hairline: Color(0x363a42), accent: Color(0x79b4ff), highlight: Color(0x1d3554))

  static func theme(isDark: Bool) -> Palette { isDark ? .dark : .light }

  /// The name of the theme, as in the names of files.
  var name: String { isDark ? "dark" : "light" }
}
