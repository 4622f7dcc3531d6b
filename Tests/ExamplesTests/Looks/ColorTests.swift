import Testing

@testable import LayoutViewer

@Suite struct ColorTests {
  @Test func hex_isReadAndWritten() {
    #expect(Color(0x1d4e89).hex == "#1d4e89")
    #expect(Color(hex: "#1d4e89") == Color(0x1d4e89))
    #expect(Color(hex: "#FFFFFF") == .white)
    for text in ["1d4e89", "#1d4e8", "#1d4e890", "#1d4e8g", ""] { #expect(Color(hex: text) == nil) }
  }

  @Test func contrast_isThatOfTheGuidelines() {
    #expect(Color.white.contrast(with: .black).rounded() == 21)
    #expect(Color.white.contrast(with: .white) == 1)
    // Grey 0x767676 is known as the lightest that has 4.5 on white.
    #expect((Color(0x767676).contrast(with: .white) * 10).rounded() == 45)
  }

  @Test func darkened_reachesTheContrast() {
    for hex in [UInt32(0xffff00), 0xe6cf6a, 0x123456, 0xffffff] {
      let color = Color(hex).darkened(toContrast: 6)
      #expect(color.contrast(with: .white) >= 6)
      #expect(color.contrast(with: .white) < 7 || color == Color(hex))
    }
  }

  @Test func ink_isLegibleOnEveryColour() {
    var least = 21.0
    for red in stride(from: 0, through: 255, by: 15) {
      for green in stride(from: 0, through: 255, by: 15) {
        for blue in stride(from: 0, through: 255, by: 51) {
          let color = Color(UInt32(red << 16 | green << 8 | blue))
          least = min(least, color.inked.contrast(with: color))
        }
      }
    }
    #expect(least >= 4.5)
  }

  @Test func themes_areLegible() {
    for palette in [Palette.light, .dark] {
      for paper in [
        palette.screen, palette.groupedScreen, palette.card, palette.bar,
        palette.stripe, palette.canvas,
      ] {
        #expect(palette.text.contrast(with: paper) >= 10)
        #expect(palette.secondaryText.contrast(with: paper) >= 4.5)
      }
      #expect(palette.accent.contrast(with: palette.highlight) >= 4.5)
    }
  }
}
