import Testing

@testable import LayoutViewer

/// Tests that the modules of all strategies have the same structure.
@Suite struct StrategyFilesTests {
  @Test func strategies_areFound() {
    #expect(
      Set(Repository.strategies).isSuperset(of: ["Waterfall", "GroupedColumns", "Spreadsheet"]))
  }

  @Test(arguments: Repository.strategies)
  func module_hasTheSameStems(module: String) {
    let files = Repository.files(below: "Sources/\(module)", ending: "").map {
      String($0.dropFirst("Sources/\(module)/".count))
    }
    let stems = [
      "\(module)Layout.swift", "\(module)Layout+Prepare.swift", "\(module)LayoutDelegate.swift",
      "Prepared\(module).swift", "Prepared\(module)+Update.swift",
      "Prepared\(module)+Invariants.swift", "\(module).docc/\(module).md",
    ]
    Repository.check(module) {
      for stem in stems { #expect(files.contains(stem), "\(stem)") }
      #expect(Repository.exists("Tests/\(module)Tests/\(module)LawTests.swift"))
    }
  }

  /// Every strategy has a product, a scene, and a registration if the layout can be made from data.
  @Test(arguments: Repository.strategies)
  func module_isAProduct_isShown_andIsChecked(module: String) throws {
    let manifest = try Repository.text("Package.swift")
    #expect(manifest.contains(".library(name: \"\(module)\", targets: [\"\(module)\"])"))
    let registered = Repository.exists("Sources/\(module)/\(module)Layout+Registration.swift")
    if registered {
      let all = try Repository.text("Examples/Support/AllLayouts.swift")
      #expect(all.contains("\(module)Layout.registration"))
    }
    let scenes = try Repository.files(below: "Examples/Scenes", ending: ".swift").map {
      try Repository.text($0)
    }
    let isShown = scenes.contains {
      $0.contains("import \(module)\n") || $0.contains("\"\(Self.name(module))\"")
    }
    Repository.check(module) { #expect(isShown, "no scene of \(module)") }
  }

  /// Returns the registered name of a module, such as `grouped-columns` for `GroupedColumns`.
  static func name(_ module: String) -> String {
    var name = ""
    for letter in module {
      if letter.isUppercase, !name.isEmpty { name += "-" }
      name += letter.lowercased()
    }
    return name
  }
}
