import Foundation
import LayoutJSON
import Testing

@testable import LayoutViewer

@Suite struct ShowCommandTests {
  private func json(_ run: ProgramRun) throws -> JSONValue {
    try JSONValue(parsing: run.output)
  }

  // MARK: Formats

  @Test func show_printsAnSVGPicture() throws {
    let run = try ProgramRun("show", "paintings")
    #expect(run.status == 0)
    #expect(run.complaint == "")
    #expect(run.output.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"464\""))
    #expect(run.output.hasSuffix("</svg>\n"))
    #expect(run.output.contains(">The Starry Night</text>"))
  }

  @Test func json_tellsLayoutAndElements() throws {
    let shown = try json(
      ProgramRun(
        "show", "colors", "--format", "json", "--width", "300", "--height", "200",
        "--set", "columns=3", "--set", "contentInsets=0", "--set", "spacing=0"))
    #expect(shown["scene"] == "colors")
    #expect(shown["layout"] == "honeycomb")
    #expect(shown["parameters"]["columns"] == 3)
    #expect(shown["environment"]["size"] == ["width": 300, "height": 200])
    #expect(shown["viewport"]["height"] == 200)
    let first = shown["elements"][0]
    #expect(first["category"] == "cell")
    #expect(first["frame"] == ["x": 0, "y": 0, "width": 100, "height": 115.5])
  }

  @Test func text_drawsBoxes() throws {
    let run = try ProgramRun("show", "paintings", "--format", "text")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("Paintings (paintings), by waterfall\n80 items, content 390 × "))
    #expect(run.output.contains("┌──"))
    #expect(run.output.contains("The Starry Night"))
    #expect(!run.output.contains("\u{1b}"))
  }

  @Test func output_isWrittenInTheFormatOfItsName() throws {
    try withTemporaryFolder { folder in
      for (name, beginning) in [("a.svg", "<svg "), ("a.json", "{\n"), ("a.txt", "Paintings ")] {
        let run = try ProgramRun("show", "waterfall", "--output", name, in: folder)
        #expect(run.status == 0)
        #expect(run.output == "")
        #expect(try folder.text(of: name).hasPrefix(beginning))
      }
      _ = try ProgramRun("show", "waterfall", "--format=json", "--output=b", in: folder)
      #expect(try folder.text(of: "b").hasPrefix("{\n"))
      let picture = try ProgramRun("show", "waterfall", "--output=a.png", in: folder)
      #expect(picture.status == 2)
      #expect(picture.complaint.contains("there is no format for .png; name one with --format"))
    }
  }

  // MARK: Names

  @Test func unknownScene_namesTheKnownOnes() throws {
    let run = try ProgramRun("show", "sculptures")
    #expect(run.status == 1)
    #expect(
      run.complaint
        == "Examples: there is no scene \"sculptures\"; there are paintings, eras, time-zones,"
        + " elements, periodic-table, big-sheet, file-tree, finances, photos, settings, cards,"
        + " tags, rows, bento, dashboard, week, day, tv-guide, gantt, resources, museum,"
        + " scrolling-rows, front-page, colors, carousel\n"
    )
  }

  // MARK: Parameters

  @Test func set_goesBeforeTheScenesOwn() throws {
    let shown = try json(
      ProgramRun("show", "paintings", "--format", "json", "--set", "columns=adaptive:100"))
    #expect(shown["parameters"]["columns"] == ["minimumWidth": 100])
    #expect(shown["parameters"]["columnSpacing"] == 10)
  }

  @Test(arguments: [
    (
      "columns=zero",
      "waterfall: \"columns\" is written as 3, or as adaptive:120 for as many as fit, not \"zero\""
    ),
    (
      "sectionInsets=1,2",
      "waterfall: \"sectionInsets\" is written as 8, or as 8,16,8,16 for top, leading, bottom,"
        + " trailing, not \"1,2\""
    ),
    (
      "columns=0",
      "waterfall: \"columns\" is 0; allowed is 1 to 65535, or a least width above 0"
    ),
    (
      "pinsHeaders=maybe",
      "waterfall: \"pinsHeaders\" is written as true or false, not \"maybe\""
    ),
    ("axis=diagonal", "waterfall: \"axis\" is diagonal; allowed is one of vertical, horizontal"),
    ("columnSpacing=nan", "waterfall: \"columnSpacing\" is nan; allowed is any finite number"),
    (
      "columnSpacing=1e308",
      "waterfall: \"columnSpacing\" is 1e+308; allowed is -1000000000 to 1000000000"
    ),
  ])
  func badValue_saysWhatIsGood(setting: String, message: String) throws {
    let run = try ProgramRun("show", "paintings", "--set", setting)
    #expect(run.status == 1)
    #expect(run.output == "")
    #expect(run.complaint == "Examples: \(message)\n")
  }

  @Test(arguments: [("colums", "; did you mean \"columns\"?"), ("nothing", "")])
  func unknownParameter_isTheRegistrysError(key: String, hint: String) throws {
    let run = try ProgramRun("show", "colors", "--set", "\(key)=3")
    #expect(run.status == 1)
    #expect(
      run.complaint
        == "Examples: honeycomb has no parameter \"\(key)\"; it has columns, axis, spacing,"
        + " contentInsets\(hint)\n")
  }

  @Test(arguments: [["show", "painting"], ["story", "waterfal"]])
  func nearName_isSuggested(arguments: [String]) throws {
    let run = try ProgramRun(arguments: arguments)
    let name = arguments[0] == "show" ? "paintings" : "waterfall"
    #expect(run.complaint.hasSuffix("; did you mean \"\(name)\"?\n"))
  }

  @Test func config_setsLayoutAndParameters() throws {
    try withTemporaryFolder { folder in
      try folder.write(
        #"{"layout": "spreadsheet", "parameters": {"columnWidth": 80, "rowHeight": 30}}"#,
        to: "sheet.json")
      let shown = try json(
        ProgramRun(
          "show", "paintings", "--config", "sheet.json", "--format", "json",
          "--set", "columnHeaderHeight=20", in: folder))
      #expect(shown["layout"] == "spreadsheet")
      #expect(shown["parameters"]["columnWidth"] == 80)
      #expect(shown["parameters"]["rowHeight"] == 30)
      #expect(shown["parameters"]["columnHeaderHeight"] == 20)
      #expect(shown["contentSize"] == ["width": 6400, "height": 50])
    }
  }

  @Test func badConfig_isOneClearLine() throws {
    try withTemporaryFolder { folder in
      let files: [(text: String, message: String)] = [
        ("{", "line 1, column 2, $: found the end of the text; expected a key in quotes"),
        ("[1]", "line 1, column 1, $: found an array; expected an object"),
        (#"{"layout": 3}"#, "line 1, column 12, $.layout: found a number; expected a string"),
        (
          #"{"parameters": {"columns": 3, "columns": 4}}"#,
          "line 1, column 31, $.parameters.columns: \"columns\" occurs twice; give each key once"
        ),
        (
          #"{"parameters": {"columns": 3,}}"#,
          "line 1, column 30, $.parameters: found \"}\"; expected a key in quotes"
        ),
        (
          #"{"parameters": {"columns": 0x10}}"#,
          "line 1, column 28, $.parameters.columns: 0x10 is not a value; numbers are written as -12,"
            + " 0.5 or 1e9"
        ),
        (
          #"{"parameters": {"columns": 0}}"#,
          "line 1, column 28, $.parameters.columns: waterfall: \"columns\" is 0; allowed is 1 to 65535,"
            + " or a least width above 0"
        ),
      ]
      for (text, message) in files {
        try folder.write(text, to: "c.json")
        let run = try ProgramRun("show", "paintings", "--config", "c.json", in: folder)
        #expect(run.status == 1)
        #expect(run.complaint == "Examples: c.json: \(message)\n")
      }
      try folder.write(#"{"layout": "spiral"}"#, to: "c.json")
      let run = try ProgramRun("show", "paintings", "--config", "c.json", in: folder)
      #expect(run.status == 1)
      #expect(
        run.complaint.hasPrefix(
          "Examples: c.json: line 1, column 12, $.layout: there is no layout \"spiral\"; known are")
      )
      let missing = try ProgramRun("show", "paintings", "--config", "none.json", in: folder)
      #expect(missing.status == 1)
      #expect(missing.complaint == "Examples: none.json: there is no such file\n")
    }
  }

  // MARK: Screen

  @Test func rightToLeft_isAMirrorImage() throws {
    let arguments = ["show", "colors", "--format", "json", "--offset", "0,0"]
    let left = try json(
      ProgramRun(arguments[0], arguments[1], arguments[2], arguments[3], arguments[4], arguments[5])
    )
    let right = try json(
      ProgramRun(
        arguments[0], arguments[1], arguments[2], arguments[3], arguments[4], arguments[5],
        "--rtl"))
    #expect(right["environment"]["direction"] == "rightToLeft")
    let frame = left["elements"][0]["frame"]
    let mirrored = right["elements"][0]["frame"]
    #expect(frame["x"] == 14)
    #expect(frame["width"] == mirrored["width"])
    #expect(mirrored["x"].number == 390 - 14 - (frame["width"].number ?? 0))
  }

  @Test(arguments: [
    (["--width", "0"], "--width takes a number from 1 to 20000, not \"0\""),
    (["--height", "tall"], "--height takes a number from 1 to 20000, not \"tall\""),
    (["--scale", "100"], "--scale takes a number from 0.5 to 8, not \"100\""),
    (["--width", "0x10"], "--width takes a number from 1 to 20000, not \"0x10\""),
    (["--scale", "0x1p1"], "--scale takes a number from 0.5 to 8, not \"0x1p1\""),
    (["--offset", "0x10,0"], "--offset takes two numbers such as 0,200, not \"0x10,0\""),
    (["--offset", "1,2,"], "--offset takes two numbers such as 0,200, not \"1,2,\""),
    (["--offset", "5"], "--offset takes two numbers such as 0,200, not \"5\""),
    (["--offset", "a,b"], "--offset takes two numbers such as 0,200, not \"a,b\""),
    (["--offset", "inf,0"], "--offset takes two numbers such as 0,200, not \"inf,0\""),
    (["--format", "png"], "--format takes svg, text or json, not \"png\""),
  ])
  func badOption_isAUsageError(options: [String], message: String) throws {
    let run = try ProgramRun("show", "colors", options[0], options[1])
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(
      run.complaint == "Examples: \(message)\nType \"Examples help show\" for help.\n")
  }

  @Test func unwritableOutput_isOneClearLine() throws {
    try withTemporaryFolder { folder in
      let run = try ProgramRun("show", "colors", "--output", "none/a.svg", in: folder)
      #expect(run.status == 1)
      #expect(run.complaint == "Examples: none/a.svg: cannot be written\n")
    }
  }

  @Test func controlCharactersOfData_doNotReachTheTerminal() throws {
    try withTemporaryFolder { folder in
      let name = "t\u{1b}]0;x\u{7}.csv"
      try folder.write("a\u{9b}31m,b\n1\u{1b}[0m,2\n", to: name)
      let run = try ProgramRun("show", "elements", "--data", name, "--format", "text", in: folder)
      #expect(run.status == 0)
      #expect(run.output.hasPrefix("t]0;x"))
      let controls = run.output.unicodeScalars.filter {
        $0 != "\n" && $0.properties.generalCategory == .control
      }
      #expect(controls.isEmpty, "\(run.output.debugDescription)")
    }
  }
}
