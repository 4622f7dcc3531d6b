import Testing

@testable import LayoutViewer

@Suite struct TerminalColorsTests {
  @Test(
    arguments: [
      ("xterm-mono", .none), ("vt100", .none), ("vt220", .none), ("vt220-w", .none),
      ("dumb", .none),
      ("", .none), ("screen-m", .none), ("linux", .eight), ("ansi", .eight), ("screen", .eight),
      ("xterm", .eight), ("tmux", .eight), ("vte", .eight), ("linux-16color", .sixteen),
      ("xterm-16color", .sixteen), ("xterm-256color", .indexed), ("screen-256color", .indexed),
      ("vte-256color", .indexed), ("xterm-kitty", .indexed), ("xterm-direct", .full),
    ] as [(String, TerminalColors)])
  func names_haveTheirColors(terminal: String, colors: TerminalColors) {
    #expect(TerminalColors(environment: ["TERM": terminal]) == colors)
  }

  @Test(arguments: ["truecolor", "24bit"])
  func allColors_areThoseOfTheVariable(value: String) {
    for (terminal, colors) in [
      ("xterm", .full), ("screen", .full), ("xterm-256color", .full),
      ("xterm-mono", .none), ("vt100", .none), ("dumb", .none), ("linux", .eight), ("ansi", .eight),
    ] as [(String, TerminalColors)] {
      #expect(TerminalColors(environment: ["TERM": terminal, "COLORTERM": value]) == colors)
    }
    #expect(TerminalColors(environment: ["TERM": "xterm", "COLORTERM": "yes"]) == .eight)
  }

  @Test func colors_areRefused() {
    var environment = ["TERM": "xterm-256color", "COLORTERM": "truecolor", "NO_COLOR": "1"]
    #expect(TerminalColors(environment: environment) == .none)
    environment["NO_COLOR"] = ""
    #expect(TerminalColors(environment: environment) == .full)
  }

  @Test(
    arguments: [
      (.none, ""), (.eight, "37;41"), (.sixteen, "97;41"), (.indexed, "38;5;231;48;5;124"),
      (.full, "38;2;255;255;255;48;2;176;0;16"),
    ] as [(TerminalColors, String)])
  func codes_areThoseOfTheTerminal(colors: TerminalColors, codes: String) {
    #expect(colors.codes(ink: .white, paper: Color(0xb00010)).joined(separator: ";") == codes)
  }

  @Test func letters_areLegibleOnTheColourThatIsShown() {
    // A dark green, for which sixteen colours have a brighter one.
    let paper = Color(0x3a8f3a)
    #expect(paper.inked == .black)
    #expect(TerminalColors.eight.codes(ink: .white, paper: paper) == ["30", "42"])
    // White is a grey among eight colours.
    #expect(TerminalColors.eight.codes(ink: .white, paper: Color(0xaa5500)) == ["30", "43"])
    #expect(TerminalColors.sixteen.codes(ink: .white, paper: Color(0xaa5500)) == ["97", "43"])
    #expect(TerminalColors.sixteen.codes(ink: .black, paper: Color(0xf8f8ff)) == ["30", "107"])
    #expect(TerminalColors.sixteen.codes(ink: Color(0x606060), paper: nil) == ["90"])
    #expect(TerminalColors.eight.codes(ink: nil, paper: nil) == [])
  }
}
