import AppKit
import GroupedColumns
import LayoutAppKit
import LayoutCore
import LayoutTesting
import Waterfall
import XCTest

final class UpdateTests: XCTestCase {
  override func setUp() async throws { await Contracts.reset() }

  @MainActor
  func testTheOffsetIsKeptWhereTheCollectionViewIgnoresIt() async throws {
    let layout = CollectionLayout(WaterfallLayout(columns: 1, itemSizing: .exact))
    let library = Library([60], layout)
    library.view.standInIgnoresTargets = true
    library.scroll(to: 1000)
    let before = library.frames
    // The batch is known only by its effect on the layout.
    for _ in 1...20 {
      let old = layout.engine?.contentSize.height ?? 0
      let top = library.clip.bounds.minY
      library.change()
      library.scrollView.layoutSubtreeIfNeeded()
      let grown = (layout.engine?.contentSize.height ?? 0) - old
      XCTAssertEqual(
        Double(library.clip.bounds.minY), layout.engine?.viewport.minY ?? -1,
        "grown by \(grown) from \(top)")
    }
    XCTAssertNotEqual(library.frames, before)
    assertContractsKept()
  }

  /// Insertions and deletions call the hooks of bounds changes too.
  @MainActor
  func testHooksOfBoundsChangesDoNotEndABatch() async throws {
    let layout = CollectionLayout(WaterfallLayout(columns: 1, itemSizing: .exact))
    let library = Library([12], layout)
    let path = IndexPath(item: 0, section: 1)
    var frames: [NSRect?] = []
    library.view.standInDuringUpdate = {
      frames.append(layout.initialLayoutAttributesForAppearingItem(at: path)?.frame)
      layout.prepare(forAnimatedBoundsChange: library.clip.bounds)
      layout.finalizeAnimatedBoundsChange()
      frames.append(layout.initialLayoutAttributesForAppearingItem(at: path)?.frame)
    }
    library.insertSection()
    XCTAssertEqual(frames.count, 2)
    XCTAssertNotNil(frames[0])
    XCTAssertEqual(frames[0], frames[1])
    XCTAssertNil(layout.initialLayoutAttributesForAppearingItem(at: path))
    assertContractsKept()
  }

  @MainActor
  func testAnHourOfUseEndsAsFresh() async throws {
    for seed in 1...12 as ClosedRange<UInt64> {
      Contracts.reset()
      var random = SeededGenerator(seed: seed)
      func strategy() -> AnyLayoutStrategy {
        random.oneIn(3)
          ? AnyLayoutStrategy(
            GroupedColumnsLayout(
              columns: .fixed(random.integer(in: 1...3)), headerExtent: random.pick([0, 30]),
              pinsHeaders: random.oneIn(2)))
          : AnyLayoutStrategy(
            WaterfallLayout(
              columns: .fixed(random.integer(in: 1...4)), itemSizing: .exact,
              headerExtent: random.pick([0, 24]), pinsHeaders: random.oneIn(2)))
      }
      var layout = CollectionStrategyLayout(erased: strategy())
      layout.selfSizing = .alongScrollAxis
      let library = Library(random.pick([[200], [40, 0, 70, 3], []]), nil, seed: seed)
      library.measures = random.oneIn(2)
      library.view.standInIgnoresTargets = random.oneIn(2)
      library.view.standInPreparesTwice = random.oneIn(3)
      library.view.standInOverscan = random.pick([0, 100, 480])
      library.view.standInKeepsAttributes = random.oneIn(2)
      library.view.standInCompletesLate = random.oneIn(2)
      library.view.collectionViewLayout = layout
      for step in 1...120 {
        let action = random.integer(in: 1...30)
        switch action {
        case 1...15:
          // Bars collapse while the user scrolls.
          if random.oneIn(6) {
            library.scrollView.contentInsets.top = random.pick([0, 30, 60])
          }
          let room = max(0, library.view.frame.height - library.clip.bounds.height)
          library.scroll(to: CGFloat(random.length(in: 0...1)) * room)
        case 16...22: library.change()
        case 23, 24:
          // The layout is invalidated before or inside the batch.
          if random.oneIn(2) { layout.invalidateLayout() }
          let isInside = random.oneIn(2)
          library.view.performBatchUpdates {
            if isInside { layout.invalidateLayout() }
            library.change()
          }
        case 25:
          library.scrollView.frame.size = random.pick([
            NSSize(width: 320, height: 480), NSSize(width: 500, height: 400),
          ])
        case 26:
          library.forgetMeasured()
          library.view.reloadData()
        case 27: layout.erasedStrategy = strategy()
        case 28:
          layout = CollectionStrategyLayout(erased: strategy())
          layout.selfSizing = .alongScrollAxis
          library.view.standInAnimate(to: layout)
        default: layout.invalidateLayout()
        }
        library.scrollView.layoutSubtreeIfNeeded()
        let message = "seed \(seed), step \(step), action \(action)"
        XCTAssertNil(layout.layoutError, message)
        let fresh = try library.fresh(
          layout.erasedStrategy, insets: layout.engine?.environment.insets ?? .zero)
        guard library.frames == fresh, Contracts.broken.isEmpty else {
          let keys = Set(library.frames.keys).union(fresh.keys).sorted()
          let wrong = keys.first { library.frames[$0] != fresh[$0] }
          XCTFail(
            "\(message): \(wrong ?? "") \(Contracts.broken.prefix(3)) "
              + "\(wrong.map { "\(String(describing: library.frames[$0])) \(String(describing: fresh[$0]))" } ?? "")"
          )
          return
        }
      }
    }
  }
}
