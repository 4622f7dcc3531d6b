import LayoutCore
import LayoutHosting
import LayoutTesting
import SwiftUI
import Waterfall
import XCTest

@testable import LayoutSwiftUI

#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

final class LazyTests: XCTestCase {
  override func setUp() async throws { await Contracts.reset() }

  struct Photo: Identifiable {
    var id: Int
    var height: Double
  }

  private let strategy = WaterfallLayout(columns: 1, itemSpacing: 0, itemSizing: .exact)

  @MainActor
  private func lazy(
    _ sections: [[Photo]], _ strategy: WaterfallLayout
  ) -> LazyLayoutStack<WaterfallLayout, Photo, Int, Text> {
    LazyLayoutStack(strategy, sections: sections, id: { $0.id }) { photo, _ in
      CGSize(width: 1, height: photo.height)
    } content: { photo in
      Text("\(photo.id)")
    }
  }

  private func photos(_ ids: Int...) -> [Photo] {
    ids.map { Photo(id: $0, height: Double(20 + $0)) }
  }

  @MainActor
  func testOnlyWhatIsSeenIsMade() async {
    let many = (0..<100_000).map { Photo(id: $0, height: 50) }
    var made = 0
    let lazy = LazyLayoutStack(strategy, sections: [many], id: { $0.id }) { _, _ in
      CGSize(width: 1, height: 50)
    } content: { photo in
      made += 1
      return Text("\(photo.id)")
    }
    let screen = Screen(lazy)
    XCTAssertEqual(screen.shown, ["0: 0", "50: 1", "100: 2", "150: 3"])
    XCTAssertLessThan(made, 20)
  }

  @MainActor
  func testDataChangesByIdentifier() async {
    let screen = Screen(lazy([photos(1, 2, 3), photos(7)], strategy))
    XCTAssertEqual(screen.shown, ["0: 1", "21: 2", "43: 3", "66: 7"])
    screen.update(lazy([photos(3, 1, 9), photos(7), photos(5)], strategy))
    XCTAssertEqual(screen.shown, ["0: 3", "23: 1", "44: 9", "73: 7", "100: 5"])
    XCTAssertTrue(Contracts.calls.contains("prepare(forCollectionViewUpdates:)"))
    screen.update(lazy([photos(3)], strategy))
    XCTAssertEqual(screen.shown, ["0: 3"])
    screen.update(lazy([], strategy))
    XCTAssertEqual(screen.shown, [])
    XCTAssertEqual(Contracts.broken, [])
  }

  @MainActor
  func testTheSameDataUpdatesContentOnly() async {
    let screen = Screen(lazy([photos(1, 2)], strategy))
    Contracts.reset()
    var same = lazy([photos(1, 2)], strategy)
    screen.update(same)
    XCTAssertFalse(Contracts.calls.contains("prepare(forCollectionViewUpdates:)"))
    // Sizes are requested again if the revision changes.
    same = lazy([[Photo(id: 1, height: 80), Photo(id: 2, height: 30)]], strategy)
    screen.update(same)
    XCTAssertEqual(screen.shown, ["0: 1", "21: 2"])
    screen.update(same.revision(1))
    XCTAssertEqual(screen.shown, ["0: 1", "80: 2"])
    XCTAssertEqual(Contracts.broken, [])
  }

  @MainActor
  func testTheStrategyChangesInPlace() async {
    let screen = Screen(lazy([photos(1, 2, 3)], strategy))
    screen.update(lazy([photos(1, 2, 3)], WaterfallLayout(columns: 3, itemSizing: .exact)))
    XCTAssertEqual(screen.shown.map { $0.prefix(2) }, ["0:", "0:", "0:"])
    let spanning = lazy([photos(1, 2, 3)], WaterfallLayout(columns: 3, itemSizing: .exact))
      .answering(.waterfallItem) { index, item in item.span = index.item == 1 ? 3 : 1 }
      .revision(1)
    screen.update(spanning)
    XCTAssertEqual(screen.shown.map { $0.prefix(3) }, ["0: ", "31:", "63:"])
    XCTAssertEqual(Contracts.broken, [])
  }

  @MainActor
  private func titled(
    _ sections: [[Photo]], _ title: String
  ) -> LazyLayoutStack<WaterfallLayout, Photo, Int, Text> {
    lazy(
      sections,
      WaterfallLayout(columns: 1, itemSpacing: 0, itemSizing: .exact, headerExtent: 30)
    ).supplementary { _, _ in Text(title) }
  }

  @MainActor
  func testHeadersFollowTheState() async {
    let screen = Screen(titled([photos(1, 2)], "one"))
    let registrations = screen.list.standInRegistrations
    screen.update(titled([photos(1, 2)], "two"))
    XCTAssertEqual(screen.header(0), "two")
    screen.update(titled([photos(1, 2), photos(3)], "three"))
    XCTAssertEqual(screen.header(0), "three")
    XCTAssertEqual(screen.header(1), "three")
    // One class for cells and one for the only kind of supplementary view, however many are
    // created.
    XCTAssertEqual(registrations, 2)
    XCTAssertEqual(screen.list.standInRegistrations, 2)
    XCTAssertEqual(Contracts.broken, [])
  }

  @MainActor
  func testUpdatesAreAnimatedIfTheTransactionIs() async {
    let screen = Screen(lazy([photos(1, 2, 3)], strategy))
    screen.update(lazy([photos(3, 1, 2)], strategy))
    screen.update(lazy([photos(1, 2, 3)], strategy), animation: .default)
    XCTAssertEqual(screen.list.standInBatches, [false, true])
    XCTAssertEqual(screen.shown, ["0: 1", "21: 2", "43: 3"])
    XCTAssertEqual(Contracts.broken, [])
  }

  @MainActor
  func testCellsHaveTheEnvironmentOfTheView() async {
    let screen = Screen(lazy([photos(1, 2)], strategy))
    var environment = EnvironmentValues()
    environment.colorScheme = .dark
    screen.update(lazy([photos(1, 2)], strategy), environment: environment)
    XCTAssertEqual(screen.firstEnvironment?.colorScheme, .dark)
  }

  /// Text of ten points a letter in columns of 100 points: 25 letters need three lines.
  @MainActor
  func testCellsAndHeadersFitTheirContentInTheWidthOfTheColumn() async {
    let words = ["short", "a sentence of 25 letters.", "x"].enumerated().map {
      (id: $0.offset, text: $0.element)
    }
    let layout = WaterfallLayout(
      columns: 1, itemSpacing: 0, itemSizing: .exact, headerExtent: 30, footerExtent: 30)
    let view = LazyLayoutStack(layout, sections: [words], id: { $0.id }) { word in
      Text(word.text)
    }
    .supplementary { kind, _ in Text(kind == .header ? "a header of 30 letters is long" : "end") }
    let screen = StandInScreen(view, width: 100, height: 400)
    #if canImport(UIKit)
      let list = screen.view as! UICollectionView
    #else
      let list = (screen.view as! NSScrollView).documentView as! NSCollectionView
    #endif
    let frames = list.standInShown.map { $0.frame }.sorted { $0.minY < $1.minY }
    XCTAssertEqual(frames.map { $0.height }, [60, 20, 60, 20, 20])
    XCTAssertEqual(frames.map { $0.minY }, [0, 60, 80, 140, 160])
    XCTAssertEqual(frames.map { $0.width }, [100, 100, 100, 100, 100])
    XCTAssertEqual(Contracts.broken, [])
  }

  #if canImport(UIKit)
    /// The strategy places cells clear of bars, so their content must not be padded again.
    @MainActor
    func testCellsUnderBarsAreAsHighAsTheirContent() async throws {
      let screen = Screen(lazy([photos(1)], strategy))
      let cell = try XCTUnwrap(screen.list.cellForItem(at: IndexPath(item: 0, section: 0)))
      for bar in [0, 30] as [CGFloat] {
        cell.contentView.standInSafeArea = UIEdgeInsets(top: bar, left: bar, bottom: 0, right: 0)
        let size = cell.contentView.systemLayoutSizeFitting(
          .zero, withHorizontalFittingPriority: .fittingSizeLevel,
          verticalFittingPriority: .fittingSizeLevel)
        XCTAssertEqual(size, CGSize(width: 10, height: 20))
      }
    }
  #endif

  @MainActor
  func testUnchangedDataIsNotCompared() async {
    var asked = 0
    let data = photos(1, 2, 3)
    func view(_ data: [Photo]) -> LazyLayoutStack<WaterfallLayout, Photo, Int, Text> {
      LazyLayoutStack(
        strategy, sections: [data],
        id: {
          asked += 1
          return $0.id
        }
      ) { photo, _ in
        CGSize(width: 1, height: photo.height)
      } content: { photo in
        Text("\(photo.id)")
      }
    }
    let screen = Screen(view(data))
    asked = 0
    // The same storage.
    screen.update(view(data))
    XCTAssertEqual(asked, 0)
    // Other storage, but the app says that the data did not change.
    screen.update(view(photos(1, 2, 3)).dataRevision(7))
    XCTAssertEqual(asked, 3)
    screen.update(view(photos(1, 2, 3)).dataRevision(7))
    XCTAssertEqual(asked, 3)
    screen.update(view(photos(1, 2)).dataRevision(8))
    XCTAssertEqual(screen.shown, ["0: 1", "21: 2"])
    XCTAssertEqual(Contracts.broken, [])
  }

  @MainActor
  func testCellsThatWereMadeAheadShowTheLatestState() async {
    var title = "old"
    func view() -> LazyLayoutStack<WaterfallLayout, Photo, Int, Text> {
      let title = title
      return LazyLayoutStack(
        strategy, sections: [(0..<20).map { Photo(id: $0, height: 50) }], id: { $0.id }
      ) { _, _ in
        CGSize(width: 1, height: 50)
      } content: { photo in
        Text("\(title) \(photo.id)")
      }
    }
    let screen = Screen(view())
    screen.list.standInPrefetch(IndexPath(item: 4, section: 0))
    title = "new"
    screen.update(view())
    screen.offset = 50
    screen.settle()
    XCTAssertEqual(screen.shown, ["50: new 1", "100: new 2", "150: new 3", "200: new 4"])
    XCTAssertEqual(Contracts.broken, [])
  }

  // MARK: On a screen of SwiftUI

  @MainActor
  func testContentPassesUnderBarsAndEndsAboveTheKeyboard() async {
    let screen = Screen(lazy([photos(1)], strategy), bar: 44, keyboard: 90)
    XCTAssertEqual(screen.view.frame, CGRect(x: 0, y: 0, width: 300, height: 110))
    // What is behind the stack is seen between the cells.
    #if canImport(UIKit)
      XCTAssertEqual(screen.view.safeAreaInsets.top, 44)
      XCTAssertEqual(screen.view.backgroundColor, .clear)
    #else
      XCTAssertFalse(screen.view.drawsBackground)
      XCTAssertEqual(screen.list.backgroundColors, [.clear])
    #endif
  }

  #if canImport(UIKit)
    /// Content that does not bounce cannot be pulled to refresh it.
    @MainActor
    func testEmptyContentIsRefreshed() async {
      var environment = EnvironmentValues()
      environment.standInRefresh = RefreshAction {}
      let screen = Screen(lazy([], strategy))
      screen.update(lazy([], strategy), environment: environment)
      screen.view.refreshControl?.standInPull()
      XCTAssertEqual(screen.view.refreshControl?.isRefreshing, true)
      XCTAssertFalse(screen.view.alwaysBounceHorizontal)
      screen.update(lazy([photos(1)], WaterfallLayout(axis: .horizontal)))
      XCTAssertTrue(screen.view.alwaysBounceHorizontal)
      XCTAssertFalse(screen.view.alwaysBounceVertical)
    }
  #endif

  #if canImport(AppKit) && !canImport(UIKit)
    /// Views have no window at first, and windows move between displays.
    @MainActor
    func testTheScaleIsThatOfTheWindow() async throws {
      let screen = Screen(lazy([photos(1)], strategy))
      let layout = try XCTUnwrap(screen.list.collectionViewLayout as? CollectionStrategyLayout)
      screen.list.window?.standInScale = 1
      screen.list.viewDidChangeBackingProperties()
      XCTAssertEqual(layout.engine?.environment.scale, 1)
      let window = NSWindow()
      window.standInScale = 3
      screen.list.standInWindow = window
      XCTAssertEqual(layout.engine?.environment.scale, 3)
      XCTAssertEqual(Contracts.broken, [])
    }
  #endif

  @MainActor
  func testScrollSettingsAreThoseOfTheEnvironment() async {
    let screen = Screen(lazy([photos(1)], strategy))
    var environment = EnvironmentValues()
    environment.isScrollEnabled = false
    environment.verticalScrollIndicatorVisibility = .hidden
    environment.scrollDismissesKeyboardMode = .interactively
    screen.update(lazy([photos(1)], strategy), environment: environment)
    #if canImport(UIKit)
      XCTAssertFalse(screen.view.isScrollEnabled)
      XCTAssertFalse(screen.view.showsVerticalScrollIndicator)
      XCTAssertTrue(screen.view.showsHorizontalScrollIndicator)
      XCTAssertEqual(screen.view.keyboardDismissMode, .interactive)
    #else
      XCTAssertFalse(screen.view.hasVerticalScroller)
      XCTAssertFalse(screen.view.hasHorizontalScroller)
    #endif
    screen.update(lazy([photos(1)], strategy), environment: EnvironmentValues())
    #if canImport(UIKit)
      XCTAssertTrue(screen.view.isScrollEnabled)
      XCTAssertEqual(screen.view.keyboardDismissMode, .onDrag)
    #else
      XCTAssertTrue(screen.view.hasVerticalScroller)
    #endif
  }

  #if canImport(UIKit)
    @MainActor
    func testContentThatFitsBouncesAsTheEnvironmentSays() async {
      let screen = Screen(lazy([photos(1)], strategy))
      XCTAssertTrue(screen.view.alwaysBounceVertical)
      XCTAssertFalse(screen.view.alwaysBounceHorizontal)
      var environment = EnvironmentValues()
      environment.verticalScrollBounceBehavior = .basedOnSize
      environment.horizontalScrollBounceBehavior = .always
      screen.update(lazy([photos(1)], strategy), environment: environment)
      XCTAssertFalse(screen.view.alwaysBounceVertical)
      XCTAssertTrue(screen.view.alwaysBounceHorizontal)
      // What the app sets itself is kept.
      screen.view.alwaysBounceVertical = true
      screen.update(lazy([photos(1, 2)], strategy), environment: environment)
      XCTAssertTrue(screen.view.alwaysBounceVertical)
    }
  #else
    /// A list that scrolls along one axis has one scroller, which is hidden if the content fits.
    @MainActor
    func testScrollersAreThoseOfTheScrollAxis() async {
      let screen = Screen(lazy([photos(1)], strategy))
      XCTAssertTrue(screen.view.autohidesScrollers)
      XCTAssertTrue(screen.view.hasVerticalScroller)
      XCTAssertFalse(screen.view.hasHorizontalScroller)
      screen.update(lazy([photos(1)], WaterfallLayout(columns: 1, axis: .horizontal)))
      XCTAssertFalse(screen.view.hasVerticalScroller)
      XCTAssertTrue(screen.view.hasHorizontalScroller)
    }
  #endif

  /// A strategy that changes in an animated transaction moves the cells, as a change of the data does.
  @MainActor
  func testAStrategyChangesInTheAnimationOfTheTransaction() async {
    let screen = Screen(lazy([photos(1, 2)], strategy))
    for (animation, calls) in [(Animation?.none, []), (.default, ["lays out animated"])] {
      for revision in [1, 2] {
        Contracts.reset()
        var changed = strategy
        changed.section.itemSpacing = animation == nil ? 5 : 7
        screen.update(lazy([photos(1, 2)], changed).revision(revision), animation: animation)
        XCTAssertEqual(Contracts.calls.filter { $0 == "lays out animated" }, calls)
        XCTAssertEqual(screen.shown, ["0: 1", animation == nil ? "26: 2" : "28: 2"])
        XCTAssertEqual(Contracts.broken, [])
      }
    }
  }

  /// SwiftUI notes what a body reads, and updates the view if that changes.
  @MainActor
  func testContentIsEvaluatedInABody() async {
    var evaluations: [Bool] = []
    let view = LazyLayoutStack(strategy, sections: [photos(1, 2)], id: { $0.id }) { photo in
      evaluations.append(StandInBody.isEvaluated)
      return Text("\(photo.id)")
    }
    let screen = Screen(view)
    XCTAssertEqual(screen.shown, ["0: 1", "20: 2"])
    XCTAssertFalse(evaluations.isEmpty)
    XCTAssertFalse(evaluations.contains(false))
  }

  /// A host that is replaced is measured again, and takes part in no animation.
  @MainActor
  func testUpdatesReachTheHostsOfCells() async {
    var title = "old"
    func view() -> some View {
      let title = title
      return LazyLayoutStack(strategy, sections: [photos(1, 2)], id: { $0.id }) { photo, _ in
        CGSize(width: 1, height: photo.height)
      } content: { photo in
        Text("\(title) \(photo.id)")
      }
    }
    let screen = Screen(view())
    Contracts.reset()
    title = "new"
    screen.update(view(), animation: .default)
    XCTAssertEqual(screen.shown, ["0: new 1", "21: new 2"])
    XCTAssertEqual(Contracts.calls.filter { $0 == "hosts a view" }, [])
    XCTAssertEqual(Contracts.calls.filter { $0 == "publishes a change animated" }.count, 2)
  }

  /// SwiftUI allows no changes of observed objects and bindings while it updates views.
  @MainActor
  func testNothingIsPublishedWithinAnUpdate() async {
    var title = "old"
    func view(_ photos: [Photo]) -> some View {
      let title = title
      return LazyLayoutStack(
        WaterfallLayout(columns: 1, itemSpacing: 0, itemSizing: .exact, headerExtent: 10),
        sections: [photos], id: { $0.id }
      ) { photo, _ in
        CGSize(width: 1, height: photo.height)
      } content: { photo in
        Text("\(title) \(photo.id)")
      }
      .header { _ in Text("\(title) header") }
    }
    let screen = Screen(view(photos(1, 2, 3)))
    title = "new"
    // The batch lays the view out within the update.
    screen.update(view(photos(3, 1, 4)), animation: .default)
    XCTAssertEqual(screen.shown, ["10: new 3", "33: new 1", "54: new 4"])
    XCTAssertEqual(screen.header(0), "new header")
    // The update that is not animated does not end the animation of the one before.
    Contracts.reset()
    title = "newer"
    screen.update(view(photos(3, 1, 4)), animation: .default, settles: false)
    XCTAssertEqual(screen.shown, ["10: new 3", "33: new 1", "54: new 4"])
    title = "newest"
    screen.update(view(photos(3, 1, 4)))
    XCTAssertEqual(screen.shown, ["10: newest 3", "33: newest 1", "54: newest 4"])
    XCTAssertEqual(
      Contracts.calls.filter { $0.hasPrefix("publishes") },
      Array(repeating: "publishes a change animated", count: 4))
    XCTAssertEqual(Contracts.broken, [])
  }

  private struct Album: Identifiable {
    var id: Int
    var photos: [Photo]
  }

  /// Sections that move, together with items that change in all of them.
  @MainActor
  func testSectionsAreFollowedByTheirIdentifiers() async throws {
    typealias Changes = SectionChanges
    let added = Changes(
      from: [[1, 2], [3]], to: [[9], [1, 2], [3]], sections: (["a", "b"], ["n", "a", "b"]))
    XCTAssertEqual(added, Changes(insertedSections: [0]))
    let swapped = Changes(
      from: [[1], [2], []], to: [[2], [1], []], sections: (["a", "b", "c"], ["b", "a", "c"]))
    XCTAssertEqual(swapped.movedSections.count, 1)
    XCTAssertEqual(swapped.inserted + swapped.deleted, [])
    // A section that moves is replaced if its items change.
    let both = Changes(
      from: [[1], [2]], to: [[2, 3], [1, 4]], sections: (["a", "b"], ["b", "a"]))
    XCTAssertEqual(both.movedSections, [])
    XCTAssertEqual(both.insertedSections.count, 1)
    XCTAssertEqual(both.inserted.count, 1)

    var random = SeededGenerator(seed: 7)
    func albums() -> [Album] {
      (0..<5).filter { _ in Bool.random(using: &random) }.shuffled(using: &random).map { id in
        let ids = (0..<4).filter { _ in Bool.random(using: &random) }.shuffled(using: &random)
        return Album(id: id, photos: ids.map { Photo(id: 10 * id + $0, height: 5) })
      }
    }
    func view(_ albums: [Album]) -> some View {
      LazyLayoutStack(strategy, sections: albums, elements: { $0.photos }) { photo, _ in
        CGSize(width: 1, height: photo.height)
      } content: { photo in
        Text("\(photo.id)")
      }
    }
    let screen = Screen(view(albums()))
    let layout = screen.list.collectionViewLayout as? CollectionStrategyLayout
    for round in 0..<60 {
      let new = albums()
      screen.update(view(new))
      XCTAssertEqual(
        screen.shown.map { $0.split(separator: " ")[1] },
        new.flatMap { $0.photos.map { "\($0.id)" } }.map { Substring($0) }, "\(round)")
      XCTAssertNil(layout?.layoutError, "\(round)")
    }
    XCTAssertEqual(Contracts.broken, [])
  }

  @MainActor
  func testHeadersAndFootersHaveBuilders() async {
    let strategy = WaterfallLayout(columns: 1, headerExtent: 30, footerExtent: 10)
    let screen = Screen(
      lazy([photos(1)], strategy).supplementary { _, _ in Text("other") }
        .header { section in Text("album \(section)") }
        .viewSettings { view in XCTAssertNotNil(view.collectionViewLayout) })
    XCTAssertEqual(screen.header(0), "album 0")
  }
}
