import Foundation
import Testing

@testable import LayoutViewer

/// Tests that the program never replaces a file that it reads, or one that another program wrote.
@Suite struct OutputFileTests {
  private let table = "a,b\n1,2\n"

  private func isRefused(
    _ run: ProgramRun, _ message: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(run.status == 1, sourceLocation: sourceLocation)
    #expect(run.output == "", sourceLocation: sourceLocation)
    #expect(run.complaint == "Examples: \(message)\n", sourceLocation: sourceLocation)
  }

  @Test func configurationThatIsTheOutput_isRefusedAndKept() throws {
    try withTemporaryFolder { folder in
      try folder.write("{\"layout\": \"waterfall\"}", to: "c.json")
      let run = try ProgramRun(
        "show", "paintings", "--config", "c.json", "--output", "c.json", in: folder)
      isRefused(run, "c.json: is read from c.json, and would be overwritten; name another file")
      #expect(try folder.text(of: "c.json") == "{\"layout\": \"waterfall\"}")
    }
  }

  @Test func dataThatIsTheOutput_isRefusedUnderEveryName() throws {
    try withTemporaryFolder { folder in
      try folder.write(table, to: "t.csv")
      let path = folder.appendingPathComponent("t.csv").path
      try FileManager.default.createSymbolicLink(
        atPath: folder.appendingPathComponent("symbolic.svg").path, withDestinationPath: "t.csv")
      try FileManager.default.linkItem(
        atPath: path, toPath: folder.appendingPathComponent("hard.svg").path)
      for name in ["t.csv", "./t.csv", path, "symbolic.svg", "hard.svg"] {
        let run = try ProgramRun(
          "show", "spreadsheet", "--data", "t.csv", "--output", name, "--format", "svg", in: folder)
        isRefused(run, "\(name): is read from t.csv, and would be overwritten; name another file")
        #expect(try folder.text(of: "t.csv") == table)
      }
      #expect(FileIdentity(path: folder.appendingPathComponent("hard.svg").path)?.kind == .file)
    }
  }

  @Test func dataOfTheExamples_isRefused() throws {
    let file = BundledData.file("elements.csv")
    let before = try file.data()
    for command in [["show", "elements"], ["story", "spreadsheet"]] {
      let format = command[0] == "show" ? ["--format", "svg"] : []
      let run = try ProgramRun(arguments: command + ["--output", file.url.path] + format)
      isRefused(
        run,
        "\(file.url.path): is read from the examples' data, and would be overwritten;"
          + " name another file")
    }
    #expect(try file.data() == before)
  }

  @Test func inputThatIsTheStandardOutput_isRefused() throws {
    try withTemporaryFolder { folder in
      try folder.write(table, to: "t.csv")
      let path = folder.appendingPathComponent("t.csv").path
      try folder.write("{}", to: "other.csv")
      let run = try ProgramRun(
        arguments: ["show", "spreadsheet", "--data", "t.csv"], in: folder,
        output: FileIdentity(path: path))
      isRefused(
        run, "standard output: is read from t.csv, and would be overwritten; name another file")
      let other = try ProgramRun(
        arguments: ["show", "spreadsheet", "--data", "t.csv"], in: folder,
        output: FileIdentity(path: folder.appendingPathComponent("other.csv").path))
      #expect(other.status == 0)
      let whole = try ProgramRun(
        arguments: ["show", "spreadsheet", "--data", "."], in: folder,
        output: FileIdentity(path: path))
      isRefused(whole, ".: is a folder, not a file")
      let replay = try ProgramRun(
        arguments: ["replay", "t.csv"], in: folder, output: FileIdentity(path: path))
      isRefused(
        replay, "standard output: is read from t.csv, and would be overwritten; name another file")
    }
  }

  @Test func links_stayLinksToTheNewText() throws {
    try withTemporaryFolder { folder in
      let link = folder.appendingPathComponent("link.svg").path
      try FileManager.default.createSymbolicLink(
        atPath: link, withDestinationPath: "target.svg")
      for old in [nil, "old"] {
        if let old { try folder.write(old, to: "target.svg") }
        #expect(try ProgramRun("show", "colors", "--output", "link.svg", in: folder).status == 0)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "target.svg")
        #expect(try folder.text(of: "target.svg").hasPrefix("<svg "))
      }
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      #expect(names == ["link.svg", "target.svg"])
    }
  }

  @Test func folderThatIsTheOutput_isNamed() throws {
    try withTemporaryFolder { folder in
      let run = try ProgramRun("show", "colors", "--output", ".", "--format", "svg", in: folder)
      isRefused(run, ".: is a folder; name a file in it")
    }
  }

  @Test func filesOfOthersInTheGallery_areRefusedBeforeAnythingIsWritten() throws {
    try withTemporaryFolder { folder in
      let site = folder.appendingPathComponent("site")
      try FileManager.default.createDirectory(at: site, withIntermediateDirectories: true)
      try site.write("<!DOCTYPE html>\n<title>Mine</title>\n", to: "index.html")
      let run = try ProgramRun("gallery", "--output", "site", in: folder)
      isRefused(
        run,
        "site/index.html: was not written by Examples, and would be overwritten; remove it, or"
          + " name another folder")
      #expect(try FileManager.default.contentsOfDirectory(atPath: site.path) == ["index.html"])
      #expect(try site.text(of: "index.html") == "<!DOCTYPE html>\n<title>Mine</title>\n")

      let docs = folder.appendingPathComponent("docs/images")
      try FileManager.default.createDirectory(at: docs, withIntermediateDirectories: true)
      try docs.write("<svg xmlns=\"http://www.w3.org/2000/svg\"/>", to: "terminal.svg")
      isRefused(
        try ProgramRun("gallery", "--docs", in: folder),
        "docs/images/terminal.svg: was not written by Examples, and would be overwritten; remove"
          + " it, or name another folder")
      #expect(try FileManager.default.contentsOfDirectory(atPath: docs.path) == ["terminal.svg"])
    }
  }

  @Test func filesOfTheProgramInTheGallery_areReplaced() throws {
    try withTemporaryFolder { folder in
      _ = try ProgramRun("gallery", in: folder)
      let page = try folder.text(of: "gallery/index.html")
      try folder.write(
        page.replacingOccurrences(of: "Every scene", with: "Some scenes"), to: "gallery/index.html")
      #expect(try ProgramRun("gallery", in: folder).status == 0)
      #expect(try folder.text(of: "gallery/index.html") == page)
    }
  }
}
