import Foundation
import LayoutCore
import LayoutJSON
import Testing

@testable import LayoutViewer

@Suite struct OwnDataTests {
  private func json(_ run: ProgramRun) throws -> JSONValue {
    try JSONValue(parsing: run.output)
  }

  // MARK: Images

  @Test func folderOfImages_isAWaterfall() throws {
    try withTemporaryFolder { folder in
      let photos = folder.appendingPathComponent("photos")
      try FileManager.default.createDirectory(at: photos, withIntermediateDirectories: true)
      let tall = ImageHeaderTests.jpeg(
        frame: 0xc2, width: 400, height: 100,
        before: ImageHeaderTests.exif(orientation: 6, isLittle: false))
      try Data(tall).write(to: photos.appendingPathComponent("b.JPG"))
      try Data(ImageHeaderTests.png).write(to: photos.appendingPathComponent("a.png"))
      try Data(ImageHeaderTests.png).write(to: photos.appendingPathComponent("unnamed"))
      try photos.write("notes", to: "notes.txt")
      try photos.write("hidden", to: ".hidden.png")
      try FileManager.default.createDirectory(
        at: photos.appendingPathComponent("folder.png"), withIntermediateDirectories: true)
      let run = try ProgramRun(
        "show", "waterfall", "--data", "photos", "--format", "json", "--set", "columns=1",
        "--set", "sectionInsets=0", "--set", "itemSpacing=0", "--width", "100", in: folder)
      #expect(run.status == 0)
      let elements = try #require(try json(run)["elements"].array)
      #expect(elements.map { $0["frame"]["height"] } == [60, 400, 60])
      let svg = try ProgramRun("show", "waterfall", "--data", "photos", in: folder).output
      #expect(svg.contains(">b.JPG<"))
      #expect(svg.contains(">100 × 400 · JPEG<"))
    }
  }

  @Test func badFolders_areOneClearLine() throws {
    try withTemporaryFolder { folder in
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent("empty"), withIntermediateDirectories: true)
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent("broken"), withIntermediateDirectories: true)
      try folder.write("GIF89a", to: "broken/x.gif")
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent("false"), withIntermediateDirectories: true)
      try folder.write("hello", to: "false/x.png")
      try folder.write("a file", to: "file")
      let messages = [
        "none": "none: there is no such folder", "file": "file: is not a folder of images",
        "empty": "empty: has no PNG, JPEG, GIF or WebP images",
        "broken": "broken/x.gif: is not a whole GIF image",
        "false": "false/x.png: is not a PNG, JPEG, GIF or WebP image",
      ]
      for (path, message) in messages {
        let run = try ProgramRun("show", "paintings", "--data", path, in: folder)
        #expect(run.status == 1)
        #expect(run.output == "")
        #expect(run.complaint == "Examples: \(message)\n")
      }
    }
  }

  @Test func brokenImage_isLeftOut() throws {
    try withTemporaryFolder { folder in
      let wall = folder.appendingPathComponent("wall")
      try FileManager.default.createDirectory(at: wall, withIntermediateDirectories: true)
      try Data(ImageHeaderTests.png).write(to: wall.appendingPathComponent("a.png"))
      try wall.write("no picture", to: "b.png")
      let run = try ProgramRun(
        "show", "waterfall", "--data", "wall", "--format", "json", in: folder)
      #expect(run.status == 0)
      #expect(
        run.complaint
          == "Examples: left out: wall/b.png: is not a PNG, JPEG, GIF or WebP image\n")
    }
  }

  // MARK: Tables

  @Test func table_isASheetWithHeadings() throws {
    try withTemporaryFolder { folder in
      try folder.write(
        "\u{feff}Name,Price\r\n\"Bread, fresh\",3.50\r\nMilk\r\n\"two\nlines\",1,extra\r\n",
        to: "shop.csv")
      let run = try ProgramRun("show", "spreadsheet", "--data", "shop.csv", in: folder)
      #expect(run.status == 0)
      for text in [
        ">Bread, fresh<", ">3.50<", ">Name<", ">Price<", ">two lines<", ">extra<", ">C<",
      ] {
        #expect(run.output.contains(text), "\(text)")
      }
      let shown = try json(
        ProgramRun("show", "elements", "--data", "shop.csv", "--format", "json", in: folder))
      let cells = shown["elements"].array?.filter { $0["category"] == "cell" } ?? []
      #expect(cells.count == 2 + 1 + 3)
    }
  }

  @Test func table_alignsNumbersAtTheirEnd() {
    let table = DataTable(headings: ["a", "b"], rows: [["1", "x"], ["2.5", "3"], ["", "4"]])
    #expect(table.numberOfSections == 3)
    #expect(table.spreadsheetColumn(0).width == 48)
    #expect(table.spreadsheetColumn(2).width == nil)
    let long = DataTable(headings: ["a"], rows: [[String(repeating: "W", count: 99)]])
    #expect(long.spreadsheetColumn(0).width == 320)
  }

  @Test func badTables_areOneClearLine() throws {
    try withTemporaryFolder { folder in
      try folder.write("", to: "empty.csv")
      try folder.write("a,b\n1,\"2", to: "open.csv")
      let messages = [
        "none.csv": "none.csv: there is no such file",
        "empty.csv": "empty.csv: has no rows below its headings",
        "open.csv": "open.csv: line 2: a quote is opened and never closed",
      ]
      for (path, message) in messages {
        let run = try ProgramRun("show", "spreadsheet", "--data", path, in: folder)
        #expect(run.status == 1)
        #expect(run.complaint == "Examples: \(message)\n")
      }
    }
  }

  // MARK: Groups

  @Test func groups_areReadFromJSON() throws {
    try withTemporaryFolder { folder in
      try folder.write(
        #"""
        [{"title": "Fruit", "footer": "Fresh", "rows": ["Apple",
            {"title": "Pear", "subtitle": "green", "detail": 2.5}]},
          {"title": "Nuts", "rows": []}]
        """#, to: "food.json")
      let run = try ProgramRun("show", "grouped-columns", "--data", "food.json", in: folder)
      #expect(run.status == 0)
      for text in [">Fruit<", ">Apple<", ">Pear<", ">green<", ">2.5<", ">Fresh<", ">Nuts<"] {
        #expect(run.output.contains(text), "\(text)")
      }
    }
  }

  @Test func groups_areReadFromTables() {
    let groups = RowGroup.groups(of: [
      ["B", "one", "1"], ["A", "two"], ["B", "three", "3", "more"], ["C"], [],
    ])
    #expect(
      groups == [
        RowGroup(
          title: "B",
          rows: [.init(title: "one", detail: "1"), .init(title: "three", detail: "3")]),
        RowGroup(title: "A", rows: [.init(title: "two")]),
        RowGroup(title: "C", rows: [.init(title: "")]),
      ])
  }

  @Test func badGroups_areOneClearLine() throws {
    try withTemporaryFolder { folder in
      try folder.write("{}", to: "object.json")
      try folder.write(#"[{"title": "A"}]"#, to: "rowless.json")
      try folder.write(#"[{"title": "A", "rows": [3]}]"#, to: "numbers.json")
      try folder.write("[]", to: "none.json")
      try folder.write("group,title\n", to: "none.csv")
      let messages = [
        "object.json": "object.json: is not an array of groups with \"title\" and \"rows\"",
        "rowless.json": "rowless.json: group 1 has no \"title\" and \"rows\"",
        "numbers.json": "numbers.json: a row of \"A\" is no text and has no \"title\"",
        "none.json": "none.json: has no groups of rows",
        "none.csv": "none.csv: has no groups of rows",
        "missing.json": "missing.json: there is no such file",
        "\u{1b}[2Jtitle\u{7}": "[2Jtitle: there is no such file",
      ]
      for (path, message) in messages {
        let run = try ProgramRun("show", "time-zones", "--data", path, in: folder)
        #expect(run.status == 1)
        #expect(run.complaint == "Examples: \(message)\n")
      }
    }
  }

  @Test func layoutsThatTakeNoData_sayThat() throws {
    let run = try ProgramRun("show", "colors", "--data", "x.csv")
    #expect(run.status == 2)
    #expect(
      run.complaint.hasPrefix(
        "Examples: --data: the layout \"honeycomb\" takes no data of your own\n"))
  }
}
