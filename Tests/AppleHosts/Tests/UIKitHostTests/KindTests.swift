import Compositional
import LayoutCore
import LayoutUIKit
import UIKit
import XCTest

/// Tests of decorations and badges that differ between sections.
final class KindTests: XCTestCase {
  override func setUp() async throws { await Contracts.reset() }

  private final class PaperView: UICollectionReusableView {}
  private final class BadgeView: UICollectionReusableView {}

  private static func section(_ background: ElementKind, badge: ElementKind?)
    -> CompositionalSection
  {
    var cell = CompositionalItem.cell(width: .fractionalWidth(1), height: .absolute(60))
    if let badge {
      cell.supplementaryItems = [
        CompositionalSupplementary(
          badge, width: .absolute(20), height: .absolute(20),
          containerAnchor: CompositionalAnchor([.top, .trailing]))
      ]
    }
    return CompositionalSection(cell, decorations: [CompositionalDecoration(background)])
  }

  @MainActor
  func testSectionsHaveDecorationsAndBadgesOfTheirOwnKinds() async throws {
    let shelf = Shelf([2, 2])
    let layout = CollectionLayout(
      CompositionalLayout(sections: [
        KindTests.section("paper", badge: "new"), KindTests.section("background", badge: nil),
      ]))
    layout.selfSizing = .off
    layout.register(PaperView.self, forDecorationViewOfKind: "paper")
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    view.register(Card.self, forCellWithReuseIdentifier: "card")
    view.register(
      BadgeView.self, forSupplementaryViewOfKind: "new", withReuseIdentifier: "title")
    view.dataSource = shelf
    view.layoutIfNeeded()
    func kind(_ kind: String, _ section: Int) -> String? {
      view.standInView(ofKind: kind, at: IndexPath(item: 0, section: section)).map {
        "\(type(of: $0))"
      }
    }
    XCTAssertEqual(kind("paper", 0), "PaperView")
    XCTAssertNil(kind("paper", 1))
    XCTAssertEqual(kind("background", 1), "SurfaceView")
    XCTAssertEqual(kind("new", 0), "BadgeView")
    XCTAssertEqual(view.frames["new 0/1"], CGRect(x: 300, y: 60, width: 20, height: 20))
    XCTAssertEqual(view.frames["paper 0/0"], CGRect(x: 0, y: 0, width: 320, height: 120))
    // A kind without a view is left out.
    layout.register(nil as AnyClass?, forDecorationViewOfKind: "paper")
    layout.invalidateLayout()
    view.layoutIfNeeded()
    XCTAssertNil(kind("paper", 0))
    XCTAssertEqual(kind("background", 1), "SurfaceView")
    assertContractsKept()
  }
}
