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
  ) -> LazyStrategyView<WaterfallLayout, Photo, Int, Text> {
    LazyStrategyView(strategy, sections: sections, id: { $0.id }) { photo, _ in
      LayoutSize(width: 1, height: photo.height)
    } content: { photo in
      Text("\(photo.id)")
    }
  }

  /// A view on screen, whatever the framework.
  @MainActor
  final class Screen {
    typealias Lazy = LazyStrategyView<WaterfallLayout, Photo, Int, Text>
    #if canImport(UIKit)
      let context: UIViewRepresentableContext<Lazy>
      let view: UICollectionView
    #else
      let context: NSViewRepresentableContext<Lazy>
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

    func update(_ lazy: Lazy) {
      #if canImport(UIKit)
        lazy.updateUIView(view, context: context)
      #else
        lazy.updateNSView(view, context: context)
      #endif
      settle()
    }

    private func settle() {
      #if canImport(UIKit)
        view.layoutIfNeeded()
      #else
        view.layoutSubtreeIfNeeded()
      #endif
    }

    /// What is seen: the top of each item, and the text in it.
    var shown: [String] {
      #if canImport(UIKit)
        view.standInShown.compactMap { attributes -> (CGFloat, String)? in
          guard attributes.representedElementCategory == .cell else { return nil }
          let content = view.cellForItem(at: attributes.indexPath)?.contentConfiguration
          let hosting = content as? UIHostingConfiguration<Text, EmptyView>
          return (attributes.frame.minY, hosting?.content.content ?? "nothing")
        }
        .sorted { $0.0 < $1.0 }.map { "\(Int($0.0)): \($0.1)" }
      #else
        guard let list = view.documentView as? NSCollectionView else { return [] }
        return list.standInShown.compactMap { attributes -> (CGFloat, String)? in
          guard attributes.representedElementCategory == .item, let path = attributes.indexPath,
            let hosting = list.item(at: path)?.view as? NSHostingView<AnyView>
          else { return nil }
          return (attributes.frame.minY, (hosting.rootView.content as? Text)?.content ?? "nothing")
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
    let lazy = LazyStrategyView(strategy, sections: [many], id: { $0.id }) { _, _ in
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
    // Sizes are asked again where a number says so.
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
      .answers { question, index in
        question == WaterfallQuestion.columnSpan && index.item == 1 ? .integer(3) : nil
      }
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
    #if canImport(UIKit)
      let kind = UICollectionView.elementKindSectionHeader
      let header = screen.view.standInView(ofKind: kind, at: IndexPath(item: 0, section: 0))
      let content = (header as? UICollectionViewCell)?.contentConfiguration
      let hosting = content as? UIHostingConfiguration<AnyView, EmptyView>
      XCTAssertEqual((hosting?.content.content as? Text)?.content, "header 0")
    #else
      let list = screen.view.documentView as? NSCollectionView
      let kind = NSCollectionView.elementKindSectionHeader
      let header = list?.standInView(ofKind: kind, at: IndexPath(item: 0, section: 0))
      let hosting = header as? NSHostingView<AnyView>
      XCTAssertEqual((hosting?.rootView.content as? Text)?.content, "header 0")
    #endif
    XCTAssertEqual(Contracts.broken, [])
  }
}
