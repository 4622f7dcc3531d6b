import Foundation
import XCTest

#if canImport(AppKit) && !canImport(UIKit)
  import AppKit
#endif

/// Tests that every snippet of the hosts' pages and of the README is in this target, word for word,
/// and therefore compiles.
final class SnippetTests: XCTestCase {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  private static let root = folder.appendingPathComponent("../../../..").standardizedFileURL

  private static var pages: [String] {
    #if canImport(UIKit)
      let own = [
        "Sources/LayoutUIKit/LayoutUIKit.docc/LayoutUIKit.md",
        "Sources/Justified/Justified.docc/Justified.md",
      ]
    #else
      let own = ["Sources/LayoutAppKit/LayoutAppKit.docc/LayoutAppKit.md"]
    #endif
    return own + [
      "Sources/LayoutSwiftUI/LayoutSwiftUI.docc/LayoutSwiftUI.md",
      "Sources/LayoutPresets/LayoutPresets.docc/LayoutPresets.md", "README.md",
    ]
  }

  /// Returns words and punctuation without imports, separated by single spaces.
  private func words(_ text: some StringProtocol) -> String {
    text.split(separator: "\n").filter { !$0.hasPrefix("import ") }.joined(separator: "\n")
      .split { $0 == " " || $0 == "\n" }.joined(separator: " ")
  }

  private func snippets(of page: String) throws -> [String] {
    let text = try String(
      contentsOf: Self.root.appendingPathComponent(page), encoding: .utf8)
    var snippets = text.components(separatedBy: "```swift\n").dropFirst().map {
      $0.components(separatedBy: "```")[0]
    }
    if !page.hasPrefix("Sources/Layout") {
      #if canImport(UIKit)
        let hosts = ["import LayoutUIKit\n", "import LayoutSwiftUI\n"]
      #else
        let hosts = ["import LayoutSwiftUI\n"]
      #endif
      snippets = snippets.filter { snippet in hosts.contains { snippet.contains($0) } }
    }
    return snippets
  }

  #if canImport(AppKit) && !canImport(UIKit)
    /// The layer of a view that is not flipped begins at the lower edge.
    @MainActor
    func testTheItemWithRoundedCornersIsFlipped() async {
      let view = SettingItem().view
      XCTAssertTrue(view.isFlipped)
      XCTAssertNotNil(view.layer)
    }

    /// The row that the user edits is the one under its field.
    @MainActor
    func testTheSheetTakesWhatIsEdited() async throws {
      let controller = SheetController()
      controller.loadView()
      controller.view.frame = NSRect(x: 0, y: 0, width: 400, height: 240)
      controller.view.layoutSubtreeIfNeeded()
      let path = IndexPath(item: 1, section: 3)
      let item = try XCTUnwrap(controller.sheet.item(at: path) as? FieldItem)
      XCTAssertEqual(item.field.stringValue, "3 1")
      item.field.stringValue = "edited"
      controller.controlTextDidEndEditing(Notification(name: .init("end"), object: item.field))
      XCTAssertEqual(controller.rows[3][1], "edited")
    }
  #endif

  func testEverySnippetIsCompiled() throws {
    let names = [
      "UIKitSnippets", "AppKitSnippets", "AppKitSheet", "SwiftUISnippets", "PresetSnippets",
      "../ScreenTests/Masonry", "../ScreenTests/Bubbles", "../ScreenTests/Dashboard",
      "../ScreenTests/Groups",
    ]
    let compiled = try names.map {
      words(
        try String(
          contentsOf: Self.folder.appendingPathComponent("\($0).swift"), encoding: .utf8))
    }
    for page in Self.pages {
      let snippets = try snippets(of: page)
      XCTAssertFalse(snippets.isEmpty, page)
      for snippet in snippets {
        let wanted = words(snippet)
        XCTAssertTrue(
          compiled.contains { $0.contains(wanted) }, "\(page) has a snippet of its own: \(snippet)")
      }
    }
  }
}
