import LayoutCore
import Testing

@testable import LayoutViewer

/// Tests of the documentation page of every strategy.
@Suite struct PageTests {
  static let headings = [
    "### Purpose", "### Anatomy", "### Parameters", "### How it places", "### Complexity",
    "### Naming and prior art",
  ]

  @Test(arguments: Repository.strategies)
  func page_hasTheHeadingsInOrder_andADrawing(module: String) throws {
    try Repository.check(module) {
      let page = try Repository.text("Sources/\(module)/\(module).docc/\(module).md")
      let lines = page.components(separatedBy: "\n")
      let found = lines.filter { Self.headings.contains($0) }
      #expect(found == Self.headings)
      let anatomy = try #require(Self.part("### Anatomy", of: page))
      #expect(anatomy.contains("```\n") || anatomy.contains("!["), "no drawing")
    }
  }

  /// The table of parameters equals the registered descriptor, as `Examples list NAME --markdown` prints it.
  @Test func parameters_areThoseOfTheDescriptor() throws {
    for descriptor in try LayoutRegistry.ofAllLayouts().descriptors {
      let module = descriptor.name.split(separator: "-").map { $0.capitalized }.joined()
      guard Repository.strategies.contains(module) else { continue }
      try Repository.check(module) {
        let page = try Repository.text("Sources/\(module)/\(module).docc/\(module).md")
        let part = try #require(Self.part("### Parameters", of: page), "\(module)")
        let table = part.components(separatedBy: "\n").filter { $0.hasPrefix("|") }
        let specified = descriptor.parameterTable.split(separator: "\n").map { String($0) }
        #expect(table == specified, "swift run Examples list \(descriptor.name) --markdown")
      }
    }
  }

  /// Returns the text below a heading, up to the next heading, or nil.
  static func part(_ heading: String, of page: String) -> String? {
    guard let start = page.range(of: heading + "\n") else { return nil }
    let rest = page[start.upperBound...]
    return String(rest[..<(rest.range(of: "\n##")?.lowerBound ?? rest.endIndex)])
  }
}
