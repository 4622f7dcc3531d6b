import LayoutUIKit
import StrategyKit
import UIKit
import Waterfall
import XCTest

final class DelegateTests: XCTestCase {
  override func setUp() async throws { await Contracts.reset() }

  /// A view controller that is the delegate of both the collection view and the layout.
  @MainActor
  final class WallController: UIViewController, UICollectionViewDelegate,
    @MainActor WaterfallItemDelegate
  {
    var spans: [Int: Int] = [:]
    weak var layout: UICollectionViewLayout?
    func numberOfItems(inSection section: Int) -> Int { 0 }
    func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
      // Apps should not query the layout here, but some will.
      _ = layout?.collectionViewContentSize
      _ = layout?.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
      return LayoutSize(width: 1, height: 50)
    }
    func waterfallSection(_ number: Int, default section: SectionParameters) -> SectionParameters {
      section
    }
    func waterfallItem(at index: ElementIndex) -> WaterfallItem {
      WaterfallItem(span: spans[index.item] ?? 1)
    }
  }

  /// A delegate of the layout only.
  @MainActor
  final class Sizes: @MainActor LayoutDelegate {
    func numberOfItems(inSection section: Int) -> Int { 1_000 }
    func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
      LayoutSize(width: 1, height: 70)
    }
  }

  @MainActor
  class Base: @MainActor LayoutDelegate {
    func numberOfItems(inSection section: Int) -> Int { 0 }
  }

  @MainActor
  final class Derived: Base, @MainActor WaterfallLayoutDelegate {
    func waterfallSection(_ number: Int, default section: SectionParameters) -> SectionParameters {
      section
    }
  }

  /// Swift binds the answers of a delegate where its class adopts the protocol.
  @MainActor
  func testADelegateThatOnlyASubclassAdoptsIsReported() async {
    let layout = CollectionLayout(WaterfallLayout())
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    for (delegate, subjects) in [(Base(), []), (Derived(), [.delegate("Derived")])]
      as [(Base, [LayoutDiagnostic.Subject])]
    {
      layout.layoutDelegate = delegate
      XCTAssertEqual(layout.diagnostics.entries.map { $0.subject }, subjects)
    }
    withExtendedLifetime(view) {}
  }

  @MainActor
  func testTheCollectionViewsDelegateAnswersFinerQuestions() async {
    let shelf = Shelf([6])
    let controller = WallController()
    controller.spans = [1: 2]
    let layout = CollectionLayout(WaterfallLayout(columns: 2, itemSizing: .exact))
    controller.layout = layout
    let view = shelf.view(layout)
    view.delegate = controller
    layout.invalidateLayout()
    view.layoutIfNeeded()
    XCTAssertEqual(view.frames["cell 0/1"]?.width, 320)
    XCTAssertEqual(view.frames["cell 0/2"]?.height, 50)
    XCTAssertEqual(view.frames.count, 6, "the data source counts, not the delegate")

    let sizes = Sizes()
    layout.layoutDelegate = sizes
    view.layoutIfNeeded()
    XCTAssertEqual(view.frames["cell 0/1"]?.height, 70)
    XCTAssertEqual(view.frames["cell 0/1"]?.width, 155)
    assertContractsKept()
  }

  /// A delegate of a collection view that returns sizes to the layout.
  final class Sizing: NSObject, CollectionLayoutDelegate {
    func collectionView(
      _ collectionView: UICollectionView, layout: CollectionStrategyLayout,
      sizeForItemAt indexPath: IndexPath, fitting proposal: LayoutProposal
    ) -> CGSize? { indexPath.item == 2 ? nil : CGSize(width: 1, height: 61) }
  }

  /// A delegate that returned sizes to a flow layout before.
  final class FlowSizing: NSObject, UICollectionViewDelegateFlowLayout {
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 1, height: 62) }
  }

  @MainActor
  func testDelegatesOfCollectionViewsReturnSizes() async {
    let layout = CollectionLayout(
      WaterfallLayout(columns: 1, itemSizing: .exact, itemSize: LayoutSize(width: 1, height: 33)))
    let shelf = Shelf([3])
    let view = shelf.view(layout)
    let expected: [((any UICollectionViewDelegate)?, [CGFloat])] = [
      (Sizing(), [61, 33]), (FlowSizing(), [62, 62]), (nil, [33, 33]),
    ]
    for (delegate, heights) in expected {
      view.delegate = delegate
      layout.invalidateLayout()
      view.layoutIfNeeded()
      XCTAssertEqual([1, 2].map { view.frames["cell 0/\($0)"]?.height }, heights)
    }
    assertContractsKept()
  }

  @MainActor
  func testClosuresAnswerBeforeDelegates() async {
    let shelf = Shelf([4])
    shelf.sections[0][3].preferredHeight = 81
    let layout = CollectionLayout(WaterfallLayout(columns: 2, itemSizing: .exact)) { path, _ in
      CGSize(width: 1, height: 50 + path.item)
    }
    layout.answer(.waterfallItem) { path, item in item.span = path.item == 1 ? 2 : 1 }
    let view = shelf.view(layout)
    XCTAssertEqual((0..<4).map { view.frames["cell 0/\($0)"]?.height }, [50, 51, 52, 53])
    XCTAssertEqual((0..<2).map { view.frames["cell 0/\($0)"]?.width }, [155, 320])
    // Estimates do not end self-sizing.
    layout.sizeForItem = nil
    layout.estimatedSizeForItem = { _, _ in CGSize(width: 1, height: 40) }
    view.layoutIfNeeded()
    XCTAssertEqual((2..<4).map { view.frames["cell 0/\($0)"]?.height }, [40, 81])
    assertContractsKept()
  }

  @MainActor
  func testBadDataIsReportedAndShown() async {
    let shelf = Shelf([3])
    shelf.sections[0][1].size = LayoutSize(width: .nan, height: -.infinity)
    let layout = CollectionLayout(WaterfallLayout(columns: 0, itemSizing: .exact))
    let view = shelf.view(layout)
    XCTAssertGreaterThanOrEqual(layout.diagnostics.count, 2)
    XCTAssertNotNil(view.frames["cell 0/0"])
    assertContractsKept()
  }

  @MainActor
  func testTooManyItemsAreAnErrorAndNoLayout() async {
    let shelf = Shelf([3])
    let layout = CollectionStrategyLayout(Refusing())
    let view = shelf.view(layout)
    XCTAssertEqual(layout.layoutError, .tooManySections(count: 1, limit: 0))
    XCTAssertEqual(view.frames, [:])
    XCTAssertEqual(layout.collectionViewContentSize, .zero)
    layout.erasedStrategy = AnyLayoutStrategy(WaterfallLayout())
    view.layoutIfNeeded()
    XCTAssertNil(layout.layoutError)
    XCTAssertEqual(view.frames.count, 3)
    assertContractsKept()
  }

  private struct Refusing: LayoutStrategy {
    func prepare(
      for delegate: AnyLayoutDelegate, in environment: LayoutEnvironment
    ) throws(LayoutError) -> PreparedFrames { throw .tooManySections(count: 1, limit: 0) }
  }

}
