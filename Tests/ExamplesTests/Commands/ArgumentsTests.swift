import Testing

@testable import LayoutViewer

@Suite struct ArgumentsTests {
  static let manual = Manual(
    name: "cook", summary: "Cooks.",
    operands: [
      .init(name: "DISH", summary: "What."),
      .init(name: "SIDE", summary: "With what.", isRequired: false),
    ],
    options: [
      .init(name: "heat", value: "N", summary: "How hot."),
      .init(name: "spice", value: "NAME", summary: "With which.", isRepeatable: true),
      .init(name: "quick", summary: "Quickly."),
    ])

  private func parse(_ arguments: String...) throws(UsageError) -> Arguments {
    try Arguments(arguments, for: ArgumentsTests.manual)
  }

  private func complaint(_ arguments: String...) -> String? {
    do throws(UsageError) {
      _ = try Arguments(arguments, for: ArgumentsTests.manual)
      return nil
    } catch {
      return error.exitStatus == 2 ? error.description : "status \(error.exitStatus)"
    }
  }

  @Test func optionsAndOperands_comeInAnyOrder() throws {
    let arguments = try parse("--heat", "3", "soup", "--quick", "--spice=salt", "bread")
    #expect(arguments.operands == ["soup", "bread"])
    #expect(arguments["heat"] == "3")
    #expect(arguments.has("quick"))
    #expect(arguments.all("spice") == ["salt"])
    #expect(!arguments.has("slow"))
  }

  @Test func repeatedOptions_areKeptInOrder() throws {
    let arguments = try parse("soup", "--spice", "salt", "--spice", "pepper")
    #expect(arguments.all("spice") == ["salt", "pepper"])
  }

  @Test func valuesMayLookLikeOptions() throws {
    #expect(try parse("soup", "--heat", "-10,20")["heat"] == "-10,20")
    #expect(try parse("soup", "--heat=a=b")["heat"] == "a=b")
    #expect(try parse("soup", "--heat=")["heat"] == "")
  }

  @Test func twoDashes_endTheOptions() throws {
    #expect(try parse("--", "--heat", "-h").operands == ["--heat", "-h"])
    #expect(try parse("-").operands == ["-"])
  }

  @Test func mistakes_areNamed() {
    #expect(complaint() == "cook: DISH is missing")
    #expect(complaint("a", "b", "c") == "cook: unexpected argument \"c\"")
    #expect(complaint("a", "--heat") == "cook: --heat needs a value")
    #expect(complaint("a", "--quick=1") == "cook: --quick takes no value")
    #expect(complaint("a", "--heat", "1", "--heat", "2") == "cook: --heat is given twice")
    #expect(
      complaint("a", "--hat", "1") == "cook: unknown option \"--hat\"; did you mean \"--heat\"?")
    #expect(complaint("a", "-x") == "cook: unknown option \"-x\"")
  }

  @Test func aFlagGivenTwice_isAFlag() throws {
    #expect(try parse("soup", "--quick", "--quick").has("quick"))
  }

  @Test func helpGoesBeforeMistakes() throws {
    #expect(try parse("--help").asksForHelp)
    #expect(try parse("a", "b", "c", "-h").asksForHelp)
    #expect(try parse("a").asksForHelp == false)
  }

  @Test func numbers_areChecked() throws {
    #expect(try parse("a", "--heat", "2.5").number("heat", in: 0...3) == 2.5)
    #expect(try parse("a").number("heat", in: 0...3) == nil)
    for text in ["4", "-1", "nan", "inf", "hot", ""] {
      #expect(throws: UsageError.usage("--heat takes a number from 0 to 3, not \"\(text)\"")) {
        _ = try parse("a", "--heat", text).number("heat", in: 0...3)
      }
    }
  }

  @Test func manual_showsUsageArgumentsAndOptions() {
    #expect(
      ArgumentsTests.manual.text == """
        Cooks.

        Usage: Examples cook DISH [SIDE] [options]

        Arguments:
          DISH  What.
          SIDE  With what.

        Options:
          --heat N      How hot.
          --spice NAME  With which.
          --quick       Quickly.
          --help        Shows this text.

        """)
  }
}
