import LayoutCore
import LayoutSwiftUI
import SwiftUI
import Waterfall
import XCTest

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
      LayoutSize(width: 1, height: photo.height)
    } content: { photo in
      Text("\(photo.id)")
    }
  }

  /// A view on screen, in either framework.
  @MainActor
  final class Screen {
    typealias Lazy = LazyLayoutStack<WaterfallLayout, Photo, Int, Text>
    #if canImport(UIKit)
      private(set) var context: UIViewRepresentableContext<Lazy>
      let view: UICollectionView
    #else
      private(set) var context: NSViewRepresentableContext<Lazy>
      let view: NSScrollView
    #endif

    init(_ lazy: Lazy) {
      #if canImport(UIKit)
        context = UIViewRepresentableContext(standIn: lazy.makeCoordinator())
        view = lazy.makeUIView(context: context)
      #else
        context = NSViewRepresentableContext(standIn: lazy.makeCoordinator())
        view = lazy.makeNSView(context: context)
      #endif
      view.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
      settle()
    }

    func update(
      _ lazy: Lazy, animation: Animation? = nil, environment: EnvironmentValues? = nil
    ) {
      context.transaction = Transaction(animation: animation)
      if let environment { context.environment = environment }
      #if canImport(UIKit)
        lazy.updateUIView(view, context: context)
      #else
        lazy.updateNSView(view, context: context)
      #endif
      settle()
    }

    #if canImport(UIKit)
      var list: UICollectionView { view }
    #else
      var list: NSCollectionView { view.documentView as! NSCollectionView }
    #endif

    /// Returns the text of a header.
    func header(_ section: Int) -> String? {
      let path = IndexPath(item: 0, section: section)
      #if canImport(UIKit)
        let header = list.supplementaryView(
          forElementKind: UICollectionView.elementKindSectionHeader, at: path)
        let content = (header as? UICollectionViewCell)?.contentConfiguration
        return (content as? any StandInHosting).flatMap { standInText($0.standInHosted) }
      #else
        let header = list.standInView(
          ofKind: NSCollectionView.elementKindSectionHeader, at: path)
        let hosting = header?.subviews.first as? NSHostingView<AnyView>
        return hosting.flatMap { standInText($0.rootView) }
      #endif
    }

    /// The content of the first item.
    var firstContent: Any? {
      let path = IndexPath(item: 0, section: 0)
      #if canImport(UIKit)
        let content = list.cellForItem(at: path)?.contentConfiguration
        return (content as? any StandInHosting)?.standInHosted
      #else
        return (list.item(at: path)?.view as? NSHostingView<AnyView>)?.rootView
      #endif
    }

    /// The vertical content offset of the view.
    var offset: CGFloat {
      get {
        #if canImport(UIKit)
          view.contentOffset.y
        #else
          view.contentView.bounds.minY
        #endif
      }
      set {
        #if canImport(UIKit)
          view.contentOffset.y = newValue
        #else
          view.contentView.scroll(to: NSPoint(x: 0, y: newValue))
        #endif
      }
    }

    func settle() {
      #if canImport(UIKit)
        view.layoutIfNeeded()
      #else
        view.layoutSubtreeIfNeeded()
      #endif
    }

    /// The visible items: the top of each item, and its text.
    var shown: [String] {
      #if canImport(UIKit)
        view.standInShown.compactMap { attributes -> (CGFloat, String)? in
          guard attributes.representedElementCategory == .cell else { return nil }
          let content = view.cellForItem(at: attributes.indexPath)?.contentConfiguration
          let hosted = (content as? any StandInHosting)?.standInHosted
          return (attributes.frame.minY, hosted.flatMap { standInText($0) } ?? "nothing")
        }
        .sorted { $0.0 < $1.0 }.map { "\(Int($0.0)): \($0.1)" }
      #else
        guard let list = view.documentView as? NSCollectionView else { return [] }
        return list.standInShown.compactMap { attributes -> (CGFloat, String)? in
          guard attributes.representedElementCategory == .item, let path = attributes.indexPath,
            let hosting = list.item(at: path)?.view as? NSHostingView<AnyView>
          else { return nil }
          return (attributes.frame.minY, standInText(hosting.rootView) ?? "nothing")
        }
        .sorted { $0.0 < $1.0 }.map { "\(Int($0.0)): \($0.1)" }
      #endif
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
      LayoutSize(width: 1, height: 50)
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
  func testHeadersAreMadeByTheApp() async {
    let lazy = lazy(
      [photos(1, 2)],
      WaterfallLayout(columns: 1, itemSpacing: 0, itemSizing: .exact, headerExtent: 30)
    ).supplementary { kind, index in Text("\(kind) \(index.section)") }
      .layoutSettings { $0.anchor = .leading }
    let screen = Screen(lazy)
    XCTAssertEqual(screen.shown, ["30: 1", "51: 2"])
    XCTAssertEqual(screen.header(0), "header 0")
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
    XCTAssertEqual(screen.firstContent.flatMap { standInEnvironment($0) }?.colorScheme, .dark)
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
    #if canImport(UIKit)
      let context = UIViewRepresentableContext<
        LazyLayoutStack<WaterfallLayout, (id: Int, text: String), Int, Text>
      >(standIn: view.makeCoordinator())
      let list = view.makeUIView(context: context)
      list.frame = CGRect(x: 0, y: 0, width: 100, height: 400)
      list.layoutIfNeeded()
    #else
      let context = NSViewRepresentableContext<
        LazyLayoutStack<WaterfallLayout, (id: Int, text: String), Int, Text>
      >(standIn: view.makeCoordinator())
      let scrollView = view.makeNSView(context: context)
      scrollView.frame = CGRect(x: 0, y: 0, width: 100, height: 400)
      scrollView.layoutSubtreeIfNeeded()
      let list = scrollView.documentView as! NSCollectionView
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
        LayoutSize(width: 1, height: photo.height)
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
        LayoutSize(width: 1, height: 50)
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
}
