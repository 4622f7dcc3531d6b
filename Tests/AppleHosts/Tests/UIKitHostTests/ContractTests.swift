import UIKit
import XCTest

/// Tests that the stand-in reports layouts that break one rule each.
final class ContractTests: XCTestCase {
  override func setUp() async throws { await Contracts.reset() }

  /// Rows of one height, written according to the documentation.
  class Rows: UICollectionViewLayout {
    var rows: [UICollectionViewLayoutAttributes] = []
    override func prepare() {
      super.prepare()
      let count = collectionView?.numberOfItems(inSection: 0) ?? 0
      rows = (0..<count).map { item in
        let row = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
        row.frame = CGRect(x: 0, y: item * 40, width: 100, height: 40)
        return row
      }
    }
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      rows.filter { $0.frame.intersects(rect) }
    }
    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      indexPath.item < rows.count ? rows[indexPath.item] : nil
    }
    override var collectionViewContentSize: CGSize {
      CGSize(width: 100, height: rows.count * 40)
    }
  }

  @MainActor
  private func broken(by layout: UICollectionViewLayout, _ use: (UICollectionView, Shelf) -> Void)
    -> String
  {
    let shelf = Shelf([6])
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    view.register(Card.self, forCellWithReuseIdentifier: "card")
    view.dataSource = shelf
    view.layoutIfNeeded()
    use(view, shelf)
    view.layoutIfNeeded()
    return Contracts.broken.joined(separator: "\n")
  }

  @MainActor
  func testAPlainLayoutBreaksNothingUntilDataChanges() async {
    XCTAssertEqual(broken(by: Rows()) { view, _ in view.contentOffset.y = 30 }, "")
    // The layout returns the new state as soon as counts have changed.
    XCTAssertTrue(
      broken(by: Rows()) { view, shelf in
        view.performBatchUpdates {
          shelf.sections[0].removeLast(5)
          view.deleteItems(at: (1...5).map { IndexPath(item: $0, section: 0) })
        }
      }.contains("the content size changed before the update items were passed"))
  }

  @MainActor
  func testAnObjectThatChangesIsNoticed() async {
    final class Mutating: Rows {
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        rows.first?.alpha -= 0.01
        return super.layoutAttributesForElements(in: rect)
      }
    }
    XCTAssertTrue(
      broken(by: Mutating()) { view, _ in view.contentOffset.y = 10 }
        .contains("attributes changed after they were handed out"))
  }

  @MainActor
  func testAttributesThatChangeWithoutInvalidationAreNoticed() async {
    final class Sticky: Rows {
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        let rows = super.layoutAttributesForElements(in: rect) ?? []
        return rows.map {
          let row = $0.copy() as? UICollectionViewLayoutAttributes ?? $0
          if row.indexPath.item == 0 { row.frame.origin.y = collectionView?.bounds.minY ?? 0 }
          return row
        }
      }
    }
    XCTAssertTrue(
      broken(by: Sticky()) { view, _ in view.contentOffset.y = 10 }
        .contains("changed without invalidation"))
  }

  @MainActor
  func testAttributesAreKeptUntilAContextNamesThem() async {
    /// A row that follows the viewport, and is named only if the test requests it.
    final class Following: Rows {
      var names = false
      private var shift: CGFloat = 0
      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
      override func invalidationContext(
        forBoundsChange newBounds: CGRect
      ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        shift = newBounds.minY
        context.invalidateItems(at: names ? [IndexPath(item: 0, section: 0)] : [])
        return context
      }
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        rows.indices.compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
          .filter { $0.frame.intersects(rect) }
      }
      override func layoutAttributesForItem(
        at indexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let row = super.layoutAttributesForItem(at: indexPath)
        let copy = row?.copy() as? UICollectionViewLayoutAttributes
        if indexPath.item == 0 { copy?.frame.origin.y = shift }
        return copy
      }
    }
    for names in [false, true] {
      let layout = Following()
      layout.names = names
      let shelf = Shelf([6])
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
      view.register(Card.self, forCellWithReuseIdentifier: "card")
      view.standInOverscan = 100
      view.standInKeepsAttributes = true
      view.dataSource = shelf
      view.layoutIfNeeded()
      view.contentOffset.y = 30
      view.layoutIfNeeded()
      XCTAssertEqual(view.frames["cell 0/0"]?.minY, names ? 30 : 0)
      XCTAssertEqual(Contracts.broken, [])
    }
  }

  @MainActor
  func testCompletionHandlersCanBeLate() async {
    let shelf = Shelf([6])
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: Rows())
    view.register(Card.self, forCellWithReuseIdentifier: "card")
    view.dataSource = shelf
    view.standInCompletesLate = true
    var completed = 0
    view.performBatchUpdates(nil) { _ in completed += 1 }
    view.performBatchUpdates(nil) { _ in completed += 1 }
    XCTAssertEqual(completed, 0)
    view.standInEndAnimations()
    XCTAssertEqual(completed, 2)
  }

  @MainActor
  func testHooksThatDoNotReachSuperAreNoticed() async {
    final class Deaf: Rows {
      override func finalizeCollectionViewUpdates() {}
      override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {}
    }
    let text = broken(by: Deaf()) { view, _ in view.performBatchUpdates {} }
    XCTAssertTrue(text.contains("finalizeCollectionViewUpdates() does not call super"))
    XCTAssertTrue(text.contains("invalidateLayout(with:) does not call super"))
  }

  @MainActor
  func testEndlessSelfSizingIsNoticed() async {
    final class Eager: Rows {
      override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
      ) -> Bool { true }
    }
    XCTAssertTrue(broken(by: Eager()) { _, _ in }.contains("does not come to an end"))
  }

  @MainActor
  func testUnregisteredDecorationsAndDoublesAreNoticed() async {
    final class Careless: Rows {
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        let rows = super.layoutAttributesForElements(in: rect) ?? []
        let line = UICollectionViewLayoutAttributes(
          forDecorationViewOfKind: "line", with: IndexPath(item: 0, section: 0))
        return rows + rows + [line]
      }
    }
    let text = broken(by: Careless()) { _, _ in }
    XCTAssertTrue(text.contains("is listed twice"))
    XCTAssertTrue(text.contains("no decoration view is registered for line"))
  }
}
