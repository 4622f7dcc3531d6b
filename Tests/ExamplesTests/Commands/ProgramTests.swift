import Testing

@testable import LayoutViewer

@Suite struct ProgramTests {
  @Test func help_isPrintedToTheOutput() throws {
    for arguments in [["help"], ["--help"], ["-h"]] {
      let run = try ProgramRun(arguments[0])
      #expect(run.status == 0)
      #expect(run.complaint == "")
      #expect(run.output == HelpCommand.overview)
    }
    #expect(HelpCommand.overview.contains("Usage: Examples [COMMAND] [options]"))
    for command in Program.commands {
      #expect(HelpCommand.overview.contains("  \(command.manual.name) "))
    }
  }

  @Test func version_isPrintedToTheOutput() throws {
    let run = try ProgramRun("--version")
    #expect(run.status == 0)
    #expect(run.output == "Trellis Examples 0.1.0\n")
  }

  @Test func unknownCommand_isAUsageError() throws {
    let run = try ProgramRun("paint")
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(
      run.complaint
        == "Examples: unknown command \"paint\"\nType \"Examples help\" for help.\n")
  }

  @Test func misspeltCommand_isGuessed() throws {
    let run = try ProgramRun("galery")
    #expect(run.status == 2)
    #expect(
      run.complaint.hasPrefix(
        "Examples: unknown command \"galery\"; did you mean \"gallery\"?\n"))
  }

  @Test func unknownOptionWithoutCommand_isAUsageError() throws {
    let run = try ProgramRun("--frobnicate")
    #expect(run.status == 2)
    #expect(run.complaint.hasPrefix("Examples: gallery: unknown option \"--frobnicate\"\n"))
  }

  @Test func helpOfACommand_isTheSameHoweverItIsAskedFor() throws {
    for command in Program.commands {
      let name = command.manual.name
      let asked = try ProgramRun("help", name)
      #expect(asked.status == 0)
      #expect(asked.output == command.manual.text)
      #expect(try ProgramRun(name, "--help").output == command.manual.text)
      #expect(asked.output.contains("Usage: Examples \(name)"))
      #expect(asked.output.split(separator: "\n").allSatisfy { $0.count <= 96 }, "\(name)")
    }
  }

  @Test func helpOfNothing_isAUsageError() throws {
    let run = try ProgramRun("help", "nothing")
    #expect(run.status == 2)
    #expect(run.complaint.hasPrefix("Examples: unknown command \"nothing\"\n"))
  }

  @Test func helpOfShow_namesEveryScene() throws {
    for scene in try SceneCatalog.bundled().scenes {
      #expect(ShowCommand.manual.notes[0].contains(scene.name))
      #expect(ShowCommand.manual.notes[0].contains("(\(scene.layout))"))
    }
  }
}
