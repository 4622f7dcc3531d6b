import LayoutCore
import SwiftUI
import Waterfall
import XCTest

@testable import LayoutSwiftUI

#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

/// Tests of selection, prefetching, reordering, drag and drop, and refresh of a lazy stack.
@MainActor
final class InteractionTests: XCTestCase {
  override func setUp() async throws { Contracts.reset() }

  typealias Lazy = LazyTests.Screen.Lazy

  /// The state of an app, whose changes update the view as SwiftUI does.
  @MainActor
  private final class App {
    var sections: [[Int]]
    var selection: Set<Int> = []
    var choice: Int?
    var reports: [String] = []
    private(set) var screen: LazyTests.Screen!
    private let modify: (Lazy, App) -> Lazy

    init(_ sections: [[Int]], _ modify: @escaping (Lazy, App) -> Lazy) {
      self.sections = sections
      self.modify = modify
      screen = LazyTests.Screen(view)
      // The environment of the first update can differ from that of the creation.
      update()
    }

    var view: Lazy {
      modify(
        LazyLayoutStack(
          WaterfallLayout(columns: 1, itemSpacing: 0, itemSizing: .exact),
          sections: sections.map { $0.map { LazyTests.Photo(id: $0, height: 20) } }, id: { $0.id }
        ) { photo, _ in
          CGSize(width: 1, height: photo.height)
        } content: { photo in
          Text("\(photo.id)")
        }, self)
    }

    func update() { screen.update(view) }

    var shown: [String] { screen.shown.map { String($0.split(separator: " ")[1]) } }
  }

  private func path(_ section: Int, _ item: Int) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  private func wait() async { for _ in 0..<20 { await Task.yield() } }

  /// Waits for what other tasks do, for at most five seconds.
  ///
  /// The assertion that follows says whether it was done.
  private func wait(until isDone: () -> Bool) async {
    for _ in 0..<5_000 where !isDone() { try? await Task.sleep(nanoseconds: 1_000_000) }
  }

  // MARK: Selection

  private func selected(_ app: App) -> [IndexPath] {
    #if canImport(UIKit)
      (app.screen.list.indexPathsForSelectedItems ?? []).sorted()
    #else
      app.screen.list.selectionIndexPaths.sorted()
    #endif
  }

  private func tap(_ path: IndexPath, in app: App) {
    #if canImport(UIKit)
      app.screen.list.standInTap(path)
    #else
      app.screen.list.standInClick(item: path, withCommand: true)
    #endif
    app.update()
  }

  func testSeveralElementsAreSelected() async {
    let app = App([[1, 2, 3], [4, 5]]) { view, app in
      view.selection(Binding(get: { app.selection }, set: { app.selection = $0 }))
    }
    XCTAssertEqual(selected(app), [])
    tap(path(0, 1), in: app)
    tap(path(1, 0), in: app)
    XCTAssertEqual(app.selection, [2, 4])
    XCTAssertEqual(selected(app), [path(0, 1), path(1, 0)])
    tap(path(0, 1), in: app)
    XCTAssertEqual(app.selection, [4])
    // The app selects elements itself. Identifiers of no element are kept.
    app.selection = [1, 5, 99]
    app.update()
    XCTAssertEqual(selected(app), [path(0, 0), path(1, 1)])
    tap(path(0, 0), in: app)
    XCTAssertEqual(app.selection, [5, 99])
    // Selected elements stay selected where they move.
    app.sections = [[9, 1, 2, 3], [5, 4]]
    app.update()
    XCTAssertEqual(selected(app), [path(1, 0)])
    app.sections = [[99], [8]]
    app.update()
    XCTAssertEqual(selected(app), [path(0, 0)])
    XCTAssertEqual(app.selection, [5, 99])
    XCTAssertEqual(Contracts.broken, [])
  }

  func testOneElementIsSelected() async {
    let app = App([[1, 2, 3]]) { view, app in
      view.selection(Binding(get: { app.choice }, set: { app.choice = $0 }))
    }
    app.choice = 3
    app.update()
    XCTAssertEqual(selected(app), [path(0, 2)])
    tap(path(0, 0), in: app)
    XCTAssertEqual(app.choice, 1)
    tap(path(0, 1), in: app)
    XCTAssertEqual(app.choice, 2)
    XCTAssertEqual(selected(app), [path(0, 1)])
    app.choice = nil
    app.update()
    XCTAssertEqual(selected(app), [])
    XCTAssertEqual(Contracts.broken, [])
  }

  /// The elements are searched for the selected ones only if the selection or the data changed.
  func testAnUnchangedSelectionIsNotSearched() async {
    var asked = 0
    let data = (0..<1_000).map { LazyTests.Photo(id: $0, height: 20) }
    var selection: Set<Int> = [7]
    func view() -> Lazy {
      LazyLayoutStack(
        WaterfallLayout(columns: 1, itemSizing: .exact), sections: [data],
        id: {
          asked += 1
          return $0.id
        }
      ) { _, _ in
        CGSize(width: 1, height: 20)
      } content: { _ in
        Text("")
      }
      .selection(Binding(get: { selection }, set: { selection = $0 }))
    }
    let screen = LazyTests.Screen(view())
    asked = 0
    screen.update(view())
    XCTAssertEqual(asked, 0)
    selection = [8]
    screen.update(view())
    XCTAssertEqual(asked, 1_000)
  }

  // MARK: Prefetching

  func testElementsArePrefetched() async {
    let app = App([[1, 2, 3], [4, 5]]) { view, app in
      view.onPrefetch { photos in
        app.reports.append("fetch \(photos.map { $0.id })")
      } cancel: { photos in
        app.reports.append("cancel \(photos.map { $0.id })")
      }
    }
    let list = app.screen.list
    let source = list.prefetchDataSource
    source?.collectionView(list, prefetchItemsAt: [path(0, 2), path(1, 0)])
    XCTAssertEqual(app.reports, [], "not during layout")
    // The paths of elements that no longer exist are left out.
    source?.collectionView(list, cancelPrefetchingForItemsAt: [path(1, 0), path(1, 7)])
    source?.collectionView(list, prefetchItemsAt: [path(7, 7)])
    await wait()
    XCTAssertEqual(app.reports, ["fetch [3, 4]", "cancel [4]"])
  }

  // MARK: Reordering

  private func movable(_ sections: [[Int]]) -> App {
    App(sections) { view, app in
      view.onMove { sources, destination in
        app.reports.append(
          "\(sources.map { "\($0.section)/\($0.item)" }) to \(destination.section)/\(destination.item)"
        )
        let move = LazyMove(sources, before: destination, counts: app.sections.map { $0.count })
        app.sections = move.applied(to: app.sections)
      }
    }
  }

  /// Drags elements to the place that the first one has after the move.
  @discardableResult
  private func drag(
    _ paths: [IndexPath], to destination: IndexPath, in app: App, during: () -> Void = {}
  ) -> Bool {
    #if canImport(UIKit)
      app.screen.list.standInDrag(paths, to: destination, during: during) == .move
    #else
      app.screen.list.standInDrag(
        paths,
        before: {
          // AppKit counts the elements before the move.
          let leaving = paths.filter {
            $0.section == destination.section && $0.item < destination.item
          }
          return IndexPath(item: destination.item + leaving.count, section: destination.section)
        }(), during: during)
    #endif
  }

  func testAnElementIsMoved() async {
    let app = movable([[1, 2, 3, 4]])
    XCTAssertTrue(drag([path(0, 0)], to: path(0, 2), in: app))
    XCTAssertEqual(app.reports, ["[\"0/0\"] to 0/3"])
    app.screen.settle()
    XCTAssertEqual(app.shown, ["2", "3", "1", "4"], "before the update of the app")
    let batches = app.screen.list.standInBatches.count
    app.update()
    XCTAssertEqual(app.shown, ["2", "3", "1", "4"])
    XCTAssertEqual(app.screen.list.standInBatches.count, batches, "the update changes nothing")
    XCTAssertTrue(drag([path(0, 3)], to: path(0, 0), in: app))
    app.update()
    XCTAssertEqual(app.shown, ["4", "2", "3", "1"])
    XCTAssertEqual(Contracts.broken, [])
  }

  func testSeveralElementsAreMovedTogether() async {
    let app = movable([[1, 2, 3, 4, 5], [6, 7]])
    XCTAssertTrue(drag([path(0, 3), path(0, 1)], to: path(1, 1), in: app))
    XCTAssertEqual(app.reports, ["[\"0/1\", \"0/3\"] to 1/1"])
    app.update()
    XCTAssertEqual(app.sections, [[1, 3, 5], [6, 2, 4, 7]])
    XCTAssertEqual(app.shown, ["1", "3", "5", "6", "2", "4", "7"])
    #if canImport(UIKit)
      XCTAssertEqual(app.screen.list.standInDropped, [path(1, 2), path(1, 1)])
    #endif
    XCTAssertEqual(Contracts.broken, [])
  }

  func testAnElementThatLeavesDuringTheDragIsNotMoved() async {
    let app = movable([[1, 2, 3, 4]])
    drag([path(0, 0), path(0, 1)], to: path(0, 1), in: app) {
      app.sections = [[2, 3, 4]]
      app.update()
    }
    app.update()
    XCTAssertEqual(app.sections, [[3, 2, 4]])
    XCTAssertEqual(app.shown, ["3", "2", "4"])
    XCTAssertEqual(Contracts.broken, [])
  }

  func testAnAppThatDoesNotMoveElementsGetsThemBack() async {
    let app = App([[1, 2, 3]]) { view, _ in view.onMove { _, _ in }.dataRevision(1) }
    XCTAssertTrue(drag([path(0, 0)], to: path(0, 2), in: app))
    app.screen.settle()
    XCTAssertEqual(app.shown, ["2", "3", "1"])
    app.update()
    XCTAssertEqual(app.shown, ["1", "2", "3"])
    XCTAssertEqual(Contracts.broken, [])
  }

  func testNothingIsSelectedOrDraggedUnlessTheAppAllowsIt() async {
    let app = App([[1, 2, 3]]) { view, _ in view }
    tap(path(0, 1), in: app)
    XCTAssertEqual(selected(app), [])
    XCTAssertFalse(drag([path(0, 0)], to: path(0, 2), in: app))
    XCTAssertEqual(app.shown, ["1", "2", "3"])
  }

  func testMovesOfManyElementsEqualThoseOfArrays() async {
    // All moves of up to three of five elements in two sections, compared with a direct computation.
    let sections = [[0, 1, 2], [3, 4]]
    let all = [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1)].map {
      ElementIndex(section: $0.0, item: $0.1)
    }
    for set in 1..<32 {
      let sources = all.indices.filter { set & (1 << $0) != 0 }.map { all[$0] }
      for section in 0...1 {
        for before in 0...sections[section].count {
          let destination = ElementIndex(section: section, item: before)
          let move = LazyMove(sources.reversed(), before: destination, counts: [3, 2])
          let moved = sources.map { sections[$0.section][$0.item] }
          var expected = sections
          expected[section].insert(contentsOf: moved.map { -1 - $0 }, at: before)
          expected = expected.map { list in
            list.filter { !moved.contains($0) }.map { $0 < 0 ? -1 - $0 : $0 }
          }
          XCTAssertEqual(move.applied(to: sections), expected, "\(set) \(destination)")
          XCTAssertEqual(
            move.targets.map { expected[$0.section][$0.item] }, moved, "\(set) \(destination)")
          let again = LazyMove(sources, before: move.destination, counts: [3, 2])
          XCTAssertEqual(again.applied(to: sections), expected, "\(set) \(destination)")
        }
      }
    }
  }

  #if canImport(UIKit)
    // MARK: Drag and drop

    func testElementsAreDraggedToAnotherView() async {
      let source = App([[1, 2, 3]]) { view, _ in
        view.itemProvider { $0.id == 2 ? nil : NSItemProvider(standInTypes: ["photo"]) }
      }
      let target = App([[7, 8]]) { view, app in
        view.onInsert(of: ["photo"]) { index, providers in
          app.reports.append("\(providers.count) at \(index.section)/\(index.item)")
          app.sections[index.section].insert(contentsOf: [100, 101], at: index.item)
        }
      }
      let (from, to) = (source.screen.list, target.screen.list)
      XCTAssertEqual(from.standInDrag([path(0, 0), path(0, 2)], to: path(0, 1), in: to), .copy)
      target.update()
      XCTAssertEqual(target.reports, ["2 at 0/1"])
      XCTAssertEqual(target.shown, ["7", "100", "101", "8"])
      XCTAssertNil(from.standInDrag([path(0, 1)], to: path(0, 0), in: to), "it has no data")
      XCTAssertNil(
        from.standInDrag([path(0, 0)], to: path(0, 1)), "elements do not move in their own view")
      // Outside of all items, at the end. Of another type, not at all.
      XCTAssertEqual(to.standInDrop([NSItemProvider(standInTypes: ["photo"])], at: nil), .copy)
      XCTAssertEqual(target.reports.last, "1 at 0/4")
      XCTAssertNil(to.standInDrop([NSItemProvider(standInTypes: ["text"])], at: path(0, 0)))
      XCTAssertEqual(Contracts.broken, [])
    }

    /// While one element is dragged, the others make room where it would be dropped.
    func testTheOthersMakeRoomForADraggedElement() async {
      let app = movable([[1, 2, 3], [4]])
      let list = app.screen.list
      var steps: [[CGFloat?]] = []
      func note() {
        steps.append(
          [path(0, 0), path(0, 1), path(0, 2), path(1, 0)].map {
            list.cellForItem(at: $0)?.frame.minY
          })
      }
      note()
      let way = [CGPoint(x: 100, y: 30), CGPoint(x: 100, y: 70)]
      list.standInDrag([path(0, 0)], to: nil, over: way, isCancelled: true, step: note)
      note()
      XCTAssertEqual(
        steps, [[0, 20, 40, 60], [20, 0, 40, 60], [60, 0, 20, 40], [0, 20, 40, 60]])
      XCTAssertEqual(app.reports, [])
      list.standInDrag([path(0, 0)], to: nil, over: way)
      XCTAssertEqual(app.reports, ["[\"0/0\"] to 1/1"])
      XCTAssertEqual(list.standInDropped, [path(1, 1)])
      app.update()
      XCTAssertEqual(app.shown, ["2", "3", "4", "1"])
      // An element that is dropped where it was is not moved.
      list.standInDrag([path(0, 1)], to: nil, over: [CGPoint(x: 100, y: 30)])
      XCTAssertEqual(app.reports.count, 1)
      XCTAssertEqual(list.standInDropped, [path(0, 1)])
      XCTAssertEqual(Contracts.broken, [])
    }

    /// An element that the app moves during the drag is dropped from its new place.
    func testAnElementThatMovesDuringTheDragIsFound() async {
      let app = movable([[1, 2, 3]])
      let list = app.screen.list
      var isFirst = true
      list.standInDrag(
        [path(0, 0)], to: nil, over: [CGPoint(x: 100, y: 30), CGPoint(x: 100, y: 10)]
      ) {
        guard isFirst else { return }
        isFirst = false
        app.sections = [[3, 2, 1]]
        app.update()
      }
      XCTAssertEqual(app.reports, ["[\"0/2\"] to 0/0"])
      app.update()
      XCTAssertEqual(app.shown, ["1", "3", "2"])
      XCTAssertEqual(Contracts.broken, [])
    }

    func testAnElementIsAddedToADragOnce() async {
      let app = movable([[1, 2, 3]])
      XCTAssertEqual(
        app.screen.list.standInDrag([path(0, 0), path(0, 0), path(0, 1)], to: path(0, 1)), .move)
      XCTAssertEqual(app.reports, ["[\"0/0\", \"0/1\"] to 0/3"])
    }

    // MARK: Refresh

    func testARefreshActionOfTheEnvironmentHasAControl() async throws {
      let app = App([[1, 2, 3]]) { view, _ in view }
      let list = app.screen.list
      XCTAssertNil(list.refreshControl)
      var environment = EnvironmentValues()
      let (log, proceed) = (Log(), Log())
      environment.standInRefresh = RefreshAction {
        await log.add("refresh")
        while await proceed.lines.isEmpty { await Task.yield() }
      }
      app.screen.update(app.view, environment: environment)
      let control = try XCTUnwrap(list.refreshControl)
      app.screen.update(app.view, environment: environment)
      XCTAssertTrue(list.refreshControl === control)
      control.standInPull()
      await wait { !log.lines.isEmpty }
      XCTAssertTrue(control.isRefreshing, "until the action ends")
      proceed.add("go")
      await wait { !control.isRefreshing }
      XCTAssertFalse(control.isRefreshing)
      XCTAssertEqual(log.lines, ["refresh"])
      app.screen.update(app.view, environment: EnvironmentValues())
      XCTAssertNil(list.refreshControl)
    }

    func testAppsOfTheMacIdiomHaveNoRefreshControl() async {
      let app = App([[1, 2, 3]]) { view, _ in view }
      let list = app.screen.list
      var environment = EnvironmentValues()
      environment.standInRefresh = RefreshAction {}
      list.standInIdiom = .mac
      app.screen.update(app.view, environment: environment)
      XCTAssertNil(list.refreshControl)
      app.screen.update(app.view, environment: EnvironmentValues())
      XCTAssertEqual(Contracts.broken, [])
      list.standInIdiom = .pad
      app.screen.update(app.view, environment: environment)
      XCTAssertNotNil(list.refreshControl)
      XCTAssertEqual(Contracts.broken, [])
    }

    @MainActor
    private final class Log {
      private(set) var lines: [String] = []
      nonisolated init() {}
      func add(_ line: String) { lines.append(line) }
    }
  #endif

  /// A list that takes no part in drags leaves the delegates and types of the app alone.
  func testDelegatesAndTypesOfTheAppAreKept() async {
    var moves = true
    let app = App([[1, 2]]) { view, _ in moves ? view.onMove { _, _ in } : view }
    #if canImport(UIKit)
      XCTAssertNotNil(app.screen.list.dragDelegate)
      XCTAssertTrue(app.screen.list.dragInteractionEnabled)
      moves = false
      app.update()
      XCTAssertNil(app.screen.list.dragDelegate)
      XCTAssertNil(app.screen.list.dropDelegate)
      let other = LazyDataSource()
      app.screen.list.dropDelegate = other
      app.update()
      XCTAssertTrue(app.screen.list.dropDelegate === other)
    #else
      let own = NSPasteboard.PasteboardType("app.own")
      app.screen.list.registerForDraggedTypes([own])
      XCTAssertEqual(app.screen.list.registeredDraggedTypes.count, 2)
      moves = false
      app.update()
      XCTAssertEqual(app.screen.list.registeredDraggedTypes, [own])
      app.update()
      XCTAssertEqual(app.screen.list.registeredDraggedTypes, [own])
    #endif
  }

  #if canImport(UIKit)
    /// Elements without data for other apps cannot be dropped in these.
    func testADragWithoutDataStaysInTheApp() async throws {
      let app = App([[1, 2]]) { view, _ in view.onMove { _, _ in } }
      let list = app.screen.list
      let drag = try XCTUnwrap(list.dragDelegate)
      let session = StandInSession()
      session.items = drag.collectionView(list, itemsForBeginning: session, at: path(0, 0))
      XCTAssertTrue(
        drag.collectionView(list, dragSessionIsRestrictedToDraggingApplication: session))
    }
  #endif
}
