import Compositional
import LayoutCore
import LayoutUIKit
import UIKit
import XCTest

/// Tests of a delegate that adjusts visible items while they scroll.
final class VisibleItemsTests: XCTestCase {
  override func setUp() async throws { await Contracts.reset() }

  /// Makes items transparent that are away from the centre, and counts its calls.
  final class Carousel: CompositionalLayoutDelegate, VisibleItemsDelegate {
    private(set) var calls: [Int: Int] = [:]

    func numberOfItems(inSection section: Int) -> Int { 12 }

    func compositionalSection(
      _ number: Int, in environment: LayoutEnvironment, default section: CompositionalSection
    ) -> CompositionalSection { section }

    func adjustVisibleItems(_ items: inout [LayoutAttributes], in section: VisibleSection) {
      calls[section.section, default: 0] += 1
      for place in items.indices where items[place].element.category == .cell {
        let isCentral = abs(items[place].frame.midX - 160) < 100
        items[place].alpha = isCentral ? 1 : 0.5
        items[place].zIndex = isCentral ? 1 : 0
      }
    }

    func forget() { calls = [:] }
  }

  @MainActor
  private func alphas(_ view: UICollectionView) -> [String: CGFloat] {
    view.layoutIfNeeded()
    var alphas: [String: CGFloat] = [:]
    for attributes in view.standInShown where attributes.representedElementCategory == .cell {
      alphas["\(attributes.indexPath.section)/\(attributes.indexPath.item)"] = attributes.alpha
    }
    return alphas
  }

  @MainActor
  func testItemsFollowTheScrollOfTheirSection() async throws {
    let shelf = Shelf([12, 12, 12, 12, 12, 12])
    let carousel = Carousel()
    let layout = CollectionLayout(
      CompositionalLayout(section: SectionScrollTests.row(.groupPaging)))
    layout.layoutDelegate = carousel
    let view = shelf.view(layout)
    XCTAssertEqual(alphas(view)["0/0"], 1)
    XCTAssertEqual(alphas(view)["0/1"], 0.5)
    assertContractsKept()
    carousel.forget()
    var seen: Set<CGFloat> = []
    view.standInPan(
      from: CGPoint(x: 300, y: 80), by: CGPoint(x: -150, y: 0), velocity: CGPoint(x: -1, y: 0)
    ) {
      seen.insert(alphas(view)["0/0"] ?? -1)
      assertContractsKept()
    }
    XCTAssertEqual(layout.sectionOffset(0), 210)
    XCTAssertEqual(seen, [1, 0.5, -1], "in the centre, away from it, and not shown")
    XCTAssertEqual(alphas(view)["0/1"], 1)
    XCTAssertEqual(alphas(view)["1/0"], 1)
    XCTAssertEqual(view.cellForItem(at: IndexPath(item: 1, section: 0))?.alpha, 1)
    XCTAssertEqual(carousel.calls[0], 7, "once for each step")
    // Scrolled otherwise, the delegate is called once for each step too.
    carousel.forget()
    view.contentOffset.y = 200
    XCTAssertEqual(alphas(view)["1/0"], 1)
    XCTAssertEqual(alphas(view)["1/1"], 0.5)
    XCTAssertEqual(carousel.calls[1], 1)
    XCTAssertEqual(carousel.calls[0], nil, "section 0 is not visible")
    assertContractsKept()
  }

  @MainActor
  func testAnotherDelegateChangesNothing() async throws {
    let shelf = Shelf([12, 12])
    let layout = CollectionLayout(
      CompositionalLayout(section: SectionScrollTests.row(.groupPaging)))
    let carousel = Carousel()
    layout.layoutDelegate = carousel
    let view = shelf.view(layout)
    layout.layoutDelegate = shelf
    XCTAssertEqual(Set(alphas(view).values), [1])
    XCTAssertFalse(layout.shouldInvalidateLayout(forBoundsChange: view.bounds))
    assertContractsKept()
  }
}
