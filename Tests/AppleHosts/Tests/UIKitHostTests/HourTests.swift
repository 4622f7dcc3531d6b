import Flow
import GroupedColumns
import LayoutCore
import LayoutTesting
import LayoutUIKit
import Spreadsheet
import UIKit
import Waterfall
import XCTest

/// Tests a scripted hour of use: scrolling, edits, rotation, memory warnings, other layouts, drags.
///
/// After every step, the view must show the frames of a fresh preparation of the same data.
final class HourTests: XCTestCase {
  override func setUp() async throws { await Contracts.reset() }

  private static func strategy(_ random: inout SeededGenerator) -> AnyLayoutStrategy {
    if random.oneIn(5) {
      return AnyLayoutStrategy(
        FlowLayout(
          columns: random.pick([nil, 3]), headerExtent: random.pick([0, 20]),
          pinsHeaders: random.oneIn(2)))
    }
    if random.oneIn(5) {
      return AnyLayoutStrategy(
        SpreadsheetLayout(
          columnWidth: 70, rowHeight: 40, sizing: .uniform, columnHeaderHeight: 20,
          rowHeaderWidth: 30, pinsHeaders: random.oneIn(2),
          frozenTopRows: random.pick([0, 1]), frozenLeadingColumns: random.pick([0, 1]),
          gridlineThickness: random.pick([0, 1])))
    }
    if random.oneIn(3) {
      return AnyLayoutStrategy(
        GroupedColumnsLayout(
          columns: .fixed(random.integer(in: 1...3)), headerExtent: random.pick([0, 30]),
          style: random.pick([.plain, .insetGrouped, .fullWidth]), pinsHeaders: random.oneIn(2)))
    }
    return AnyLayoutStrategy(
      WaterfallLayout(
        columns: .fixed(random.integer(in: 1...4)), itemSizing: .exact,
        headerExtent: random.pick([0, 24]), footerExtent: random.pick([0, 12]),
        pinsHeaders: random.oneIn(2), pinsFooters: random.oneIn(3)))
  }

  @MainActor
  private func run(seed: UInt64, steps: Int) throws {
    Contracts.reset()
    var random = SeededGenerator(seed: seed)
    let library = Library(
      random.pick([[200], [40, 0, 70, 3], [9, 9, 9, 9, 9, 9], []]), script: .init(), using: &random)
    var layout = CollectionStrategyLayout(erased: Self.strategy(&random))
    layout.answers = Asking(library: library)
    layout.selfSizing = .alongScrollAxis
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    view.register(Book.self, forCellWithReuseIdentifier: "book")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
      "rowHeader", "columnHeader",
    ] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "title")
    }
    view.standInInvalidatesFirst = random.oneIn(2)
    view.standInPreparesTransitionsFirst = random.oneIn(2)
    view.standInPreparesTwice = random.oneIn(4)
    view.standInOverscan = random.pick([0, 0, 100, 480])
    view.standInKeepsAttributes = random.oneIn(2)
    view.standInCompletesLate = random.oneIn(2)
    view.dataSource = library
    view.layoutIfNeeded()
    for step in 1...steps {
      let action = random.integer(in: 1...40)
      var scrolls = false
      let revision = layout.engine?.revision
      switch action {
      case 1...22:
        // Bars collapse, and a keyboard appears, while the user scrolls.
        if random.oneIn(6) { view.contentInset.top = random.pick([0, 30, 60]) }
        let room = max(0, view.contentSize.height - view.bounds.height)
        let offset =
          random.oneIn(8)
          ? CGFloat(random.length(in: 0...1)) * room
          : view.contentOffset.y + CGFloat(random.length(in: -150...200))
        let across = max(0, view.contentSize.width - view.bounds.width)
        view.contentOffset = CGPoint(
          x: random.oneIn(2)
            ? view.contentOffset.x : CGFloat(random.length(in: 0...1)) * across,
          y: min(max(-40, offset), room + 40))
        scrolls = layout.engine?.revision == revision
      case 23...28: library.change(view, using: &random)
      case 29...31:
        // The layout is invalidated before or inside the batch.
        if random.oneIn(2) { layout.invalidateLayout() }
        let isInside = random.oneIn(2)
        view.performBatchUpdates {
          if isInside { layout.invalidateLayout() }
          library.change(view, using: &random)
        }
      case 32:
        view.frame.size = random.pick([
          CGSize(width: 480, height: 320), CGSize(width: 320, height: 480),
        ])
      case 33:
        UIView.animate(withDuration: 0.3) {
          view.frame.size =
            view.bounds.width > 400
            ? CGSize(width: 320, height: 480) : CGSize(width: 480, height: 320)
        }
      case 34:
        library.forgetMeasured()
        view.reloadData()
      case 35: view.standInMemoryWarning()
      case 36: layout.erasedStrategy = Self.strategy(&random)
      case 37:
        layout = CollectionStrategyLayout(erased: Self.strategy(&random))
        layout.answers = Asking(library: library)
        layout.selfSizing = .alongScrollAxis
        view.setCollectionViewLayout(layout, animated: true)
      case 38:
        view.standInSafeArea = UIEdgeInsets(
          top: random.pick([0, 44]), left: random.pick([0, 30]), bottom: random.pick([0, 20]),
          right: 0)
        layout.invalidateLayout()
      case 39: layout.invalidateLayout()
      default: drag(view, &random)
      }
      view.layoutIfNeeded()
      let message = "seed \(seed), step \(step), action \(action)"
      let engine = try XCTUnwrap(layout.engine, message)
      XCTAssertNil(layout.layoutError, message)
      XCTAssertEqual(engine.environment.containerSize, LayoutSize(view.bounds.size), message)
      // The corner of a sheet without rows has no section that a collection view knows.
      let fresh =
        library.data.numberOfSections == 0
        ? [:]
        : try view.fresh(
          layout.erasedStrategy, library.snapshot, insets: engine.environment.insets)
      if view.frames != fresh {
        XCTFail("\(message): \(difference(view.frames, fresh))")
        return
      }
      if scrolls, library.measured.isEmpty { XCTAssertEqual(engine.revision, revision, message) }
      assertContractsKept(message)
      if !Contracts.broken.isEmpty { return }
    }
  }

  private func difference(_ shown: [String: CGRect], _ fresh: [String: CGRect]) -> String {
    let keys = Set(shown.keys).union(fresh.keys).sorted().filter { shown[$0] != fresh[$0] }
    return keys.prefix(3).map { key in
      "\(key) is \(shown[key].map { "\($0)" } ?? "not there"), "
        + "fresh \(fresh[key].map { "\($0)" } ?? "not there")"
    }.joined(separator: "; ")
  }

  @MainActor
  private func drag(_ view: UICollectionView, _ random: inout SeededGenerator) {
    guard let path = view.indexPathsForVisibleItems.first,
      view.beginInteractiveMovementForItem(at: path)
    else { return }
    for _ in 0..<5 {
      view.updateInteractiveMovementTargetPosition(
        CGPoint(
          x: CGFloat(random.integer(in: 0...300)),
          y: view.contentOffset.y + CGFloat(random.integer(in: 0...400))))
    }
    view.cancelInteractiveMovement()
  }

  @MainActor
  func testAnHourOfUseEndsAsFresh() async throws {
    for seed in 1...24 as ClosedRange<UInt64> { try run(seed: seed, steps: 120) }
  }
}

/// A delegate with the answers of the library; the layout measures cells itself.
@MainActor
private struct Asking: @MainActor LayoutDelegate {
  let library: Library

  func numberOfItems(inSection section: Int) -> Int { 0 }

  func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
    library.data.sizeForItem(at: index, proposal: proposal)
  }

  func answer(in slot: inout AnswerSlot) { library.data.answer(in: &slot) }
}
