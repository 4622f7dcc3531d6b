import Testing

/// Tests that the code in the articles is code that is compiled and tested.
@Suite struct ArticleTests {
  static let article = "Sources/StrategyKit/StrategyKit.docc/WritingAStrategy.md"
  static let folder = "Examples/NewStrategy"

  @Test func tutorial_showsTheFilesOfTheTemplate() throws {
    let files = Repository.files(below: Self.folder, ending: ".swift")
    #expect(files.count == 5)
    let code = try files.map { Self.plain(try Repository.text($0)) }
    let blocks = Repository.blocks(of: "swift", in: try Repository.text(Self.article))
    // One block draws; it belongs to no file.
    #expect(blocks.count == 11)
    for block in blocks where !block.contains("LayoutDrawing(fitting:") {
      #expect(
        code.contains { $0.contains(Self.plain(block)) }, "\(block)\n  is in none of \(files)")
    }
  }

  /// The tutorial shows every line of the strategy that it builds, after the imports and the summary.
  @Test(arguments: [
    ("StairsLayout", "public struct StairsLayout"),
    ("StairsLayoutDelegate", "public protocol StairsLayoutDelegate"),
    ("StairsLayout+Registration", "extension StairsLayout: RegistrableLayout"),
  ])
  func tutorial_leavesNothingOut(name: String, beginning: String) throws {
    let blocks = Repository.blocks(of: "swift", in: try Repository.text(Self.article))
      .map { Self.plain($0) }.joined(separator: "\n").split(separator: "\n")
    let file = try Repository.text(Self.folder + "/Sources/Stairs/\(name).swift")
    let start = try #require(file.range(of: beginning)).lowerBound
    for line in Self.plain(String(file[start...])).split(separator: "\n") {
      #expect(blocks.contains(line), "\(line)")
    }
  }

  /// The list of frames has tests of its own.
  @Test func list_isTheOneThatIsTested() throws {
    let article = try Repository.text("Sources/StrategyKit/StrategyKit.docc/ListingFrames.md")
    let code = try Repository.text("Tests/StrategyKitTests/DayPlan.swift")
    #expect(Repository.blocks(of: "swift", in: article).map { $0 + "\n" } == [code])
  }

  /// Returns code without comments and indentation.
  private static func plain(_ code: String) -> String {
    code.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && ($0.hasPrefix("///") || !$0.hasPrefix("//")) && $0 != "}" }
      .joined(separator: "\n")
  }
}
