import LayoutCore
import SwiftUI
import XCTest

@testable import ScenesApp

/// Every scene shows in a collection view what a fresh preparation gives, and draws it.
final class ScenesAppTests: XCTestCase {
  override func setUp() async throws { await Contracts.reset() }

  @MainActor
  func testEveryScene() async throws {
    let scenes = SceneList.scenes()
    XCTAssertEqual(
      scenes.map { $0.name },
      ["paintings", "eras", "time-zones", "elements", "periodic-table", "colors"])
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
      XCTAssertGreaterThan(shown.count, 5, scene.name)
      let staged = try Stage(registry: .ofAllLayouts()).set(
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
      XCTAssertGreaterThan(drawnMarks, 20, scene.name)
      XCTAssertEqual(Array(Contracts.broken.prefix(3)), [], scene.name)
    }
  }
}
