import Foundation
import LayoutUIKit
import UIKit
import XCTest

/// Tests that the screens of the page about migration compile, word for word, and lay out their
/// items.
final class MigrationTests: XCTestCase {
  override func setUp() async throws { await Contracts.reset() }

  /// Returns words and punctuation without imports, separated by single spaces.
  private func words(_ text: some StringProtocol) -> String {
    text.split(separator: "\n").filter { !$0.hasPrefix("import ") }.joined(separator: "\n")
      .split { $0 == " " || $0 == "\n" }.joined(separator: " ")
  }

  func testThePageShowsTheScreens() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let page = try String(
      contentsOf: folder.appendingPathComponent(
        "../../../../Sources/LayoutCore/LayoutCore.docc/Migration.md"), encoding: .utf8)
    let shown = page.components(separatedBy: "```swift\n").dropFirst().map {
      words($0.components(separatedBy: "```")[0])
    }
    var screens: [String] = []
    for name in ["Wall", "Grid", "Magazine", "Shop"] {
      for state in ["Before", "After"] {
        screens.append(
          words(
            try String(
              contentsOf: folder.appendingPathComponent("\(state)/\(name)Controller.swift"),
              encoding: .utf8)))
      }
    }
    XCTAssertEqual(shown, screens)
  }

  /// Returns the frames of a screen of 348 × 600 points, by the names of elements.
  ///
  /// - Parameter cell: A class of cells to use instead of the screen's own.
  @MainActor
  private func frames(
    _ controller: UIViewController, of cell: UICollectionViewCell.Type? = nil
  ) throws -> [String: CGRect] {
    controller.loadView()
    let view = try XCTUnwrap(controller.view as? UICollectionView)
    if let cell { view.register(cell, forCellWithReuseIdentifier: "product") }
    view.frame = CGRect(x: 0, y: 0, width: 348, height: 600)
    view.layoutIfNeeded()
    XCTAssertEqual(Contracts.broken, [])
    var frames: [String: CGRect] = [:]
    for attributes in view.standInShown
    where attributes.representedElementCategory != .decorationView {
      let path = attributes.indexPath
      let kind = attributes.representedElementCategory == .cell ? "cell" : "title"
      frames["\(kind) \(path.section)/\(path.item)"] = attributes.frame
    }
    return frames
  }

  @MainActor
  func testTheWall() async throws {
    let frames = try frames(WallController())
    XCTAssertEqual(frames["title 0/0"], CGRect(x: 0, y: 0, width: 348, height: 44))
    XCTAssertEqual(frames["cell 0/0"], CGRect(x: 16, y: 52, width: 100, height: 60))
    XCTAssertEqual(frames["cell 0/1"], CGRect(x: 124, y: 52, width: 100, height: 97))
    XCTAssertEqual(frames["cell 0/2"], CGRect(x: 232, y: 52, width: 100, height: 134))
    XCTAssertEqual(frames["cell 0/3"], CGRect(x: 16, y: 118, width: 100, height: 91))
  }

  @MainActor
  func testTheGrid() async throws {
    let frames = try frames(GridController())
    XCTAssertEqual(frames["title 0/0"], CGRect(x: 0, y: 0, width: 348, height: 44))
    XCTAssertEqual(frames["cell 0/0"], CGRect(x: 16, y: 81, width: 100, height: 60))
    XCTAssertEqual(frames["cell 0/1"], CGRect(x: 124, y: 62.5, width: 100, height: 97))
    XCTAssertEqual(frames["cell 0/2"], CGRect(x: 232, y: 44, width: 100, height: 134))
    XCTAssertEqual(frames["cell 0/3"]?.minX, 16)
  }

  @MainActor
  func testTheMagazine() async throws {
    let frames = try frames(MagazineController(), of: FittedCell.self)
    XCTAssertEqual(frames["title 0/0"], CGRect(x: 0, y: 0, width: 348, height: 44))
    XCTAssertEqual(frames["cell 0/0"], CGRect(x: 8, y: 56, width: 332, height: 40))
    XCTAssertEqual(frames["cell 0/1"], CGRect(x: 8, y: 108, width: 332, height: 70))
    XCTAssertEqual(frames["cell 0/2"], CGRect(x: 8, y: 190, width: 332, height: 100))
    XCTAssertEqual(frames["title 1/0"], CGRect(x: 0, y: 314, width: 348, height: 44))
    XCTAssertEqual(frames["cell 1/0"], CGRect(x: 8, y: 370, width: 160, height: 40))
    XCTAssertEqual(frames["cell 1/1"], CGRect(x: 180, y: 370, width: 160, height: 70))
    XCTAssertEqual(frames["cell 1/2"], CGRect(x: 8, y: 452, width: 160, height: 100))
  }

  @MainActor
  func testTheShop() async throws {
    let frames = try frames(ShopController())
    XCTAssertEqual(frames["title 0/0"], CGRect(x: 16, y: 0, width: 316, height: 44))
    XCTAssertEqual(frames["cell 0/0"], CGRect(x: 16, y: 44, width: 200, height: 120))
    XCTAssertEqual(frames["cell 0/1"], CGRect(x: 226, y: 44, width: 200, height: 120))
    XCTAssertEqual(frames["title 1/0"], CGRect(x: 16, y: 184, width: 316, height: 44))
    XCTAssertEqual(frames["cell 1/0"], CGRect(x: 16, y: 228, width: 158, height: 120))
    XCTAssertEqual(frames["cell 1/1"], CGRect(x: 174, y: 228, width: 158, height: 120))
  }
}

/// A cell whose content is 40, 70 or 100 points high.
private final class FittedCell: SelfSizingCell {
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    let height = 40 + 30 * CGFloat(layoutAttributes.indexPath.item % 3)
    contentView.standInContent = { width, _ in CGSize(width: width ?? 500, height: height) }
  }
}
