import LayoutCore
import SwiftUI
import XCTest

@testable import ScenesApp

/// Tests that every scene shows the frames of a fresh preparation in a collection view, and draws
/// them.
final class ScenesAppTests: XCTestCase {
  override func setUp() async throws { await Contracts.reset() }

  @MainActor
  func testEveryScene() async throws {
    let scenes = SceneList.scenes()
    let all = try SceneCatalog.bundled().scenes.map { $0.name }
    XCTAssertEqual(scenes.map { $0.name }, all.filter { $0 != "big-sheet" })
    XCTAssertGreaterThan(scenes.count, 5)
    for scene in scenes {
      let collection = SceneCollection(scene: scene, isDark: false)
      let source = collection.makeCoordinator()
      #if canImport(UIKit)
        let view = collection.makeUIView(
          context: UIViewRepresentableContext<SceneCollection>(standIn: source))
        view.frame = CGRect(x: 0, y: 0, width: 700, height: 600)
        view.layoutIfNeeded()
        let shown = view.standInShown.filter { $0.representedElementCategory == .cell }
      #else
        let view = collection.makeNSView(
          context: NSViewRepresentableContext<SceneCollection>(standIn: source))
        view.frame = NSRect(x: 0, y: 0, width: 700, height: 600)
        view.layoutSubtreeIfNeeded()
        let list = try XCTUnwrap(view.documentView as? NSCollectionView)
        let shown = list.standInShown.filter { $0.representedElementCategory == .item }
      #endif
      // A carousel begins with room before its first cell.
      XCTAssertGreaterThan(shown.count, scene.name == "carousel" ? 1 : 5, scene.name)
      // They are scrolled in pictures, but are at their beginnings here.
      if ["scrolling-rows", "carousel"].contains(scene.name) { continue }
      let staged = try Stage(registry: .ofSceneLayouts()).set(
        scene,
        Stage.Request(size: LayoutSize(width: 700, height: 600), scroll: .start))
      let cells = staged.elements.filter { $0.element.category == .cell }
      XCTAssertEqual(shown.count, cells.count, scene.name)
      var drawnMarks = 0
      for attributes in cells {
        let own = shown.first {
          $0.indexPath
            == IndexPath(
              item: attributes.element.index.item, section: attributes.element.index.section)
        }
        XCTAssertEqual(own.map { LayoutRect($0.frame) }, attributes.frame, scene.name)
        let marks = source.marks(attributes, direction: .leftToRight)
        let canvas = MarkCanvas(marks: marks).body as? Canvas<EmptyView>
        let drawn = canvas?.standInDraw(CGSize(attributes.frame.size))
        XCTAssertEqual(
          (drawn?.shapes ?? 0) + (drawn?.texts.count ?? 0) >= marks.count, true, scene.name)
        drawnMarks += marks.count
      }
      XCTAssertGreaterThan(drawnMarks, 10, scene.name)
      XCTAssertEqual(Array(Contracts.broken.prefix(3)), [], scene.name)
    }
  }

  #if canImport(UIKit)
    @MainActor
    func testTextsSizeThemselves() async throws {
      let list = StandInScreen(PassageList(), width: 352, height: 600)
      let chat = StandInScreen(Chat(), width: 352, height: 600)
      for screen in [list, chat] {
        let view = try XCTUnwrap(screen.view as? UICollectionView)
        let cells = view.standInShown.filter { $0.representedElementCategory == .cell }
        let frames = cells.map { $0.frame }
        XCTAssertEqual(cells.contains { $0.indexPath.item == 39 }, screen === chat, "its end")
        XCTAssertGreaterThan(frames.count, 3)
        XCTAssertEqual(Set(frames.map { $0.width }), [320])
        // The letters of the stand-in's texts are 10 points wide and 20 points high.
        XCTAssertTrue(frames.allSatisfy { $0.height.truncatingRemainder(dividingBy: 20) == 0 })
        XCTAssertGreaterThan(Set(frames.map { $0.height }).count, 2)
        XCTAssertEqual(Array(Contracts.broken.prefix(3)), [])
      }
      XCTAssertEqual(
        Set(SceneList.screens().map { $0.title }).count, SceneList.screens().count,
        "titles identify screens")
    }
  #endif

}
